// Clocks people choose from, and any clock in words.

import { say } from "../lib/texts.svelte";
import type { Clock } from "../lib/wire";

export type ClockName = "none" | "relaxed" | "quick" | "match" | "days";
export type Then = "bot" | "pass";

export const CLOCK_NAMES: ClockName[] = ["none", "relaxed", "quick", "match", "days"];

export function clockOf(name: ClockName, then: Then): Clock {
  switch (name) {
    case "none":
      return { kind: "none" };
    case "relaxed":
      return { kind: "turn", seconds: 300, then };
    case "quick":
      return { kind: "turn", seconds: 60, then };
    case "match":
      return { kind: "match", seconds: 1800, back: 10, then };
    case "days":
      return { kind: "days", days: 2, then };
  }
}

export function clockTold(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return say("lobby-clock-told-none");
    case "turn":
      return say("lobby-clock-told-turn", { time: time(clock.seconds) });
    case "match":
      return say("lobby-clock-told-match", { time: time(clock.seconds), back: time(clock.back) });
    case "days":
      return say("lobby-clock-told-days", { days: clock.days });
  }
}

function time(seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? say("lobby-minutes", { minutes: seconds / 60 })
    : say("lobby-seconds", { seconds });
}
