// What was measured of the bots as they play today: see docs/strength.md. Nothing, after a change, until it is confirmed.
import figures from "./strength.json";

export interface Measured {
  game: string;
  setting: string;
  seats: string[];
  together: boolean;
  value: number;
  low: number;
  high: number;
}

export const measured: Measured[] = figures;
