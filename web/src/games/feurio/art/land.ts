// What one sees on a tile: from a pond (1) over woods to a blaze (6). Each layer is one path, so that a whole forest
// stays light to draw; everything keeps inside the hexagon, so that nothing has to be cut off.

import { corners, hexagon, type Point } from "../geometry";

type Spot = readonly [x: number, y: number, scale: number];

export const HEAT = ["#2B5F70", "#2C6657", "#4D6A3C", "#86672B", "#A9512A", "#B5331F"] as const;
export const CREAM = "#FFF3DD";
export const NIGHT = "#1A1420";

const LEAVES = ["#3E8A6A", "#3F8659", "#5E8446", "#8A7A3A", "#5F3322", "#3F1C16"] as const;
const TREES: readonly (readonly Spot[])[] = [
  [
    [-38, 4, 0.95],
    [-26, -8, 1.05],
    [26, -9, 1.05],
    [38, 3, 0.95],
    [-13, -4, 0.8],
    [14, -5, 0.85],
  ],
  [
    [-39, 6, 1],
    [-27, -7, 1.1],
    [25, -8, 1.05],
    [39, 4, 1],
    [-14, -2, 0.9],
    [13, -3, 0.95],
    [29, 12, 0.75],
  ],
  [
    [-39, 6, 1],
    [-28, -8, 1.15],
    [-15, -1, 0.95],
    [16, -4, 0.95],
    [28, -9, 1.15],
    [39, 5, 1],
    [-31, 16, 0.8],
    [30, 17, 0.75],
  ],
  [
    [-38, 7, 1],
    [-25, -6, 1.1],
    [23, -8, 1.15],
    [38, 4, 1],
    [-12, -1, 0.85],
    [11, -3, 0.8],
  ],
  [
    [-38, 8, 1],
    [-20, -5, 1],
    [22, -8, 1.15],
    [39, 8, 1],
  ],
  [
    [-39, 10, 0.95],
    [-25, -6, 1.1],
    [25, -8, 1.1],
    [39, 10, 1],
  ],
];
const FLAMES: readonly (readonly Spot[])[] = [
  [],
  [],
  [],
  [
    [-31, 17, 0.42],
    [30, 18, 0.46],
  ],
  [
    [-24, 17, 0.74],
    [24, 17, 0.76],
    [2, 10, 0.5],
  ],
  [
    [-21, 17, 0.86],
    [21, 17, 0.86],
    [-4, 10, 0.82],
    [14, 15, 0.6],
    [-15, 20, 0.46],
  ],
];
const PONDS: readonly (readonly [number, number])[] = [
  [37, 15],
  [26, 10.5],
];

const PINE = "M0,-30L7,-14L4,-14L10,-3L-10,-3L-4,-14L-7,-14Z";
const PINE_SHADE = "M0,-30L7,-14L4,-14L10,-3L0,-3Z";
const SNAG = "M-1.6,1L-1,-14L-6,-20L-0.8,-17L0,-30L1,-20L5,-25L1.4,-16L1.8,1Z";
const TRUNK = "M-1.4,-4L1.4,-4L1.4,1L-1.4,1Z";
const FLAME = [
  "M0,0C-26,0 -33,-20 -23,-34C-21,-28 -18,-25 -13,-26C-18,-44 -5,-52 2,-64C4,-50 17,-42 18,-27C21,-29 22,-33 22,-38C33,-24 29,0 0,0Z",
  "M0,-1C-18,-1 -22,-15 -14,-25C-13,-20 -10,-18 -7,-19C-9,-31 -2,-37 2,-44C4,-35 12,-29 12,-18C14,-20 15,-22 15,-25C22,-15 18,-1 0,-1Z",
  "M0,-2C-11,-2 -12,-11 -6,-18C-4,-21 0,-24 1,-29C5,-22 10,-17 10,-10C10,-5 6,-2 0,-2Z",
] as const;
const FLAME_COLOURS = ["#C72F16", "#FF7A1A", "#FFD766"] as const;

export interface Layer {
  d: string;
  fill: string;
  opacity: number;
}

export const HEX = hexagon(58);
export const HEX_SHADOW = hexagon(58, 4);
export const FURROWS = furrows();

/** The layers of each value, from the back to the front. */
export const LANDS: readonly (readonly Layer[])[] = HEAT.map((_, index) => land(index));

function land(index: number): Layer[] {
  const leaf = LEAVES[index]!;
  const trees = TREES[index]!;
  const flames = FLAMES[index]!;
  const burnt = index === 5;
  const behind = index >= 4 ? flames.slice(0, 2) : [];
  const front = index >= 4 ? flames.slice(2) : flames;
  return [
    { d: ground(-8, -24), fill: leaf, opacity: 0.42 },
    ...blaze(behind),
    { d: ground(12, 3), fill: "#000", opacity: 0.2 },
    { d: placed(trees, TRUNK), fill: "#33211C", opacity: 1 },
    { d: trees.map((spot, at) => moved(burnt && at % 2 ? SNAG : PINE, spot)).join(""), fill: leaf, opacity: 1 },
    {
      d: trees.map((spot, at) => (burnt && at % 2 ? "" : moved(PINE_SHADE, spot))).join(""),
      fill: "#000",
      opacity: 0.26,
    },
    ...blaze(front),
    ...pond(index),
  ].filter(({ d }) => d);
}

/** Ground from a wavy line, at `left` high on the left side, down to the lower corners. */
function ground(left: number, top: number): string {
  const [, east, southEast, south, southWest] = corners(58) as [Point, Point, Point, Point, Point];
  const x = east.x.toFixed(1);
  return (
    `M-${x},${left}Q-20,${top} 10,${(left + top) / 2}T${x},${left - 5}` +
    `L${x},${southEast.y.toFixed(1)}L${south.x.toFixed(1)},${south.y}L-${x},${southWest.y.toFixed(1)}Z`
  );
}

function blaze(spots: readonly Spot[]): Layer[] {
  return FLAME.map((d, layer) => ({
    d: spots.map((spot, at) => moved(d, spot, at % 2 === 1)).join(""),
    fill: FLAME_COLOURS[layer]!,
    opacity: 1,
  }));
}

function pond(index: number): Layer[] {
  const size = PONDS[index];
  if (!size) return [];
  const [wide, high] = size;
  return [
    { d: ellipse(wide + 3, high + 2.5, 31), fill: "#12303A", opacity: 0.45 },
    { d: ellipse(wide, high, 30), fill: "#7CC7DD", opacity: 1 },
    {
      d: `M${6 - wide},27q7,-4 14,0q-7,-1.6 -14,0ZM${wide - 22},36q7,-4 14,0q-7,-1.6 -14,0Z`,
      fill: "#E8FAFF",
      opacity: 1,
    },
  ];
}

function ellipse(wide: number, high: number, y: number): string {
  return `M-${wide},${y}A${wide},${high} 0 1 0 ${wide},${y}A${wide},${high} 0 1 0 -${wide},${y}Z`;
}

function placed(spots: readonly Spot[], d: string): string {
  return spots.map((spot) => moved(d, spot)).join("");
}

/** A path of absolute points, scaled and put somewhere else. */
function moved(d: string, [x, y, scale]: Spot, flip = false): string {
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across: string, down: string) => {
    const right = x + Number(across) * (flip ? -scale : scale);
    return `${right.toFixed(1)},${(y + Number(down) * scale).toFixed(1)}`;
  });
}

/** Turned earth: waves from side to side of the hexagon, none outside of it. */
function furrows(): string {
  const half = corners(50)[1]!;
  let d = "";
  for (let y = -36; y <= 40; y += 12) {
    const reach = Math.abs(y) <= half.y * -1 ? half.x : (half.x * (50 - Math.abs(y))) / (50 + half.y);
    const end = (reach - 2).toFixed(1);
    d += `M-${end},${y}Q-${(reach / 2).toFixed(1)},${y - 7} 0,${y}T${end},${y}`;
  }
  return d;
}
