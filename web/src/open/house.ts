// A house to begin with: two small flats around a corridor.

export const EXAMPLE = ` .   .   .   A   A   E   E   .   .   .
   +---+---+---+---+---+---+---+---+
 . |           |       |           | .
   +   +   +   +   +   +   +   +   +
 E |           D       D           | A
   +   +   +   +---+---+   +   +   +
 E |           |       |           | A
   +---+-D-+---+   +   +---+-D-+---+
 A                                   E
   +---+-D-+---+   +   +---+-D-+---+
 A |           |       |           | E
   +   +   +   +---+---+   +   +   +
 . |           D       D           | .
   +---+---+---+---+---+---+---+---+
 .   .   .   E   E   A   A   .   .   .
`;
