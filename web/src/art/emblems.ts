// The six colours people play with. A colour never stands alone: its letter and its shape say the same.

import type { Language } from "../lib/settings.svelte";

export type Colour = "red" | "blue" | "yellow" | "green" | "plum" | "ivory";

export interface Emblem {
  colour: Colour;
  /** CSS colours: palettes for colour-blind people change what stands behind them */
  fill: string;
  ink: string;
  /** a path around 0,0 that reaches about 1 far */
  shape: string;
  letter: Record<Language, string>;
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const far = index % 2 ? 0.56 : 1.2;
    const turn = (index * Math.PI) / 5;
    return `${(far * Math.sin(turn)).toFixed(2)},${(-far * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

function emblem(colour: Colour, shape: string, en: string, fr: string): Emblem {
  return { colour, fill: `var(--${colour})`, ink: `var(--on-${colour})`, shape, letter: { en, fr } };
}

export const EMBLEMS: Record<Colour, Emblem> = {
  red: emblem("red", "M0,-1A1,1 0 1 1 0,1A1,1 0 1 1 0,-1Z", "R", "R"),
  blue: emblem(
    "blue",
    "M-.66,-.88H.66Q.88,-.88 .88,-.66V.66Q.88,.88 .66,.88H-.66Q-.88,.88 -.88,.66V-.66Q-.88,-.88 -.66,-.88Z",
    "B",
    "B",
  ),
  yellow: emblem("yellow", "M0,-1.12L1.08,.82H-1.08Z", "Y", "J"),
  green: emblem("green", "M0,-1.2L1.1,0L0,1.2L-1.1,0Z", "G", "V"),
  plum: emblem("plum", star(), "P", "P"),
  ivory: emblem("ivory", "M-.42,-1.05H.42V-.42H1.05V.42H.42V1.05H-.42V.42H-1.05V-.42H-.42Z", "I", "I"),
};

export const COLOURS: Colour[] = ["red", "blue", "yellow", "green", "plum", "ivory"];
