// A sign for each specialist, drawn with one line around 0,0, about 12 wide.

export const TRADES: Record<string, string> = {
  paramedic: "M0,-5V5M-5,0H5", // a cross
  cafs: "M0,-5.5C3,-2 4,0 4,1.6A4,4 0 0 1 -4,1.6C-4,0 -3,-2 0,-5.5Z", // a drop
  hazmat: "M0,-5.5L5,4H-5ZM0,-1.5V1M0,2.6V2.7", // a warning
  generalist: "M-5,-1L-1.5,4L5,-4", // whatever it takes
  captain: "M-5,-1L0,-5L5,-1M-5,4L0,0L5,4", // chevrons
  rescue: "M-4,5L3,-2M0,-5C3,-5 5,-3 5,0L2,1L-1,-2Z", // an axe
  imaging: "M-6,0Q0,-6 6,0Q0,6 -6,0ZM-1.2,0A1.2,1.2 0 1 0 1.2,0A1.2,1.2 0 1 0 -1.2,0", // an eye
  driver: "M-5,0A5,5 0 1 0 5,0A5,5 0 1 0 -5,0M-5,0H5M0,0V5", // a wheel
};
