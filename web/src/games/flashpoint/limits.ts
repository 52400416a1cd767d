// Numbers printed in the rulebook that the drawings have places for. What they lead to is the server's to say.

export const GOAL = 7; // rescued: P24
export const ALL_VICTIMS = 10;
export const MOST_LOST = 4; // P25
export const MOST_DAMAGE = 24; // P26
export const KEPT = 4; // action points that can be kept: P7
