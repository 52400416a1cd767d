// What each sound is made of: tones and breaths of noise, in seconds and hertz. Soft, short, and never alarming.

import type { Sound } from "./sound";

export interface Tone {
  kind: "tone";
  shape: OscillatorType;
  /** where it begins and ends */
  from: number;
  to: number;
  at: number;
  length: number;
  loud: number;
  /** how long it takes to come; a knock comes at once */
  rise: number;
}

export interface Noise {
  kind: "noise";
  /** what is let through: below or around a pitch that moves */
  filter: "lowpass" | "bandpass" | "highpass";
  from: number;
  to: number;
  at: number;
  length: number;
  loud: number;
  rise: number;
}

export type Part = Tone | Noise;

function tone(from: number, at: number, length: number, loud: number, more: Partial<Tone> = {}): Tone {
  return { kind: "tone", shape: "sine", from, to: from, at, length, loud, rise: 0.005, ...more };
}

function noise(
  filter: Noise["filter"],
  from: number,
  to: number,
  at: number,
  length: number,
  loud: number,
  rise = 0.005,
): Noise {
  return { kind: "noise", filter, from, to, at, length, loud, rise };
}

/** A note on wood: its body, and an overtone that goes first. */
function wood(pitch: number, at: number, loud = 0.5): Part[] {
  return [
    tone(pitch, at, 0.42, loud),
    tone(pitch * 3.9, at, 0.09, loud * 0.3),
    noise("bandpass", pitch * 4, pitch * 4, at, 0.025, loud * 0.35),
  ];
}

function knock(at: number, loud: number, pitch = 190): Part[] {
  return [
    tone(pitch, at, 0.09, loud, { to: pitch * 0.6, shape: "triangle" }),
    noise("lowpass", 1400, 500, at, 0.04, loud * 0.7),
  ];
}

export const SCORES: Record<Sound, Part[]> = {
  turn: [...wood(392, 0), ...wood(523.25, 0.18)],
  tap: [noise("bandpass", 2400, 1800, 0, 0.03, 0.55), tone(620, 0, 0.05, 0.28, { to: 420 })],
  step: [noise("lowpass", 620, 240, 0, 0.1, 0.95, 0.012), tone(105, 0, 0.08, 0.22, { to: 80 })],
  door: [...knock(0, 0.4, 420), noise("bandpass", 1100, 700, 0.05, 0.12, 0.3, 0.03), ...knock(0.16, 0.5, 300)],
  chop: [...knock(0, 0.7, 120), noise("bandpass", 700, 300, 0, 0.12, 0.45)],
  hiss: [noise("highpass", 2600, 5200, 0, 0.5, 0.3, 0.05)],
  dice: [...[0, 0.07, 0.13, 0.2, 0.26].flatMap((at) => knock(at, 0.16, 520)), ...knock(0.44, 0.4, 300), ...knock(0.58, 0.34, 270)],
  explosion: [tone(88, 0, 0.6, 0.9, { to: 34, rise: 0.008 }), noise("lowpass", 700, 90, 0, 0.55, 0.7, 0.01)],
  flashover: [noise("bandpass", 260, 1500, 0, 0.75, 0.8, 0.5), tone(110, 0, 0.7, 0.2, { to: 196, rise: 0.45 })],
  saved: [...wood(523.25, 0, 0.4), ...wood(659.25, 0.13, 0.4), ...wood(783.99, 0.26, 0.45)],
  lost: [tone(146.83, 0, 0.9, 0.5, { rise: 0.03, to: 138.6 }), tone(73.42, 0, 0.9, 0.25, { rise: 0.03 })],
  sealed: [noise("bandpass", 3200, 1700, 0, 0.16, 0.6, 0.03), ...knock(0.15, 0.35, 260)],
  card: [noise("bandpass", 2600, 4200, 0, 0.1, 0.65, 0.02)],
  steal: [noise("bandpass", 500, 3400, 0, 0.34, 0.9, 0.16), noise("bandpass", 3200, 900, 0.2, 0.2, 0.5, 0.03)],
  refusal: [...knock(0, 0.45, 150), ...knock(0.11, 0.38, 130)],
  end: [...wood(392, 0, 0.4), ...wood(493.88, 0.16, 0.4), ...wood(587.33, 0.32, 0.4), ...wood(783.99, 0.52, 0.45)],
}; // prettier-ignore
