import { beforeEach, expect, test, vi } from "vitest";
import { SCORES } from "./scores";

interface Started {
  at: number;
  until: number;
}

// Just enough of an AudioContext to see what is scheduled when.
class FakeContext {
  static made = 0;
  static time = 10;
  static started: Started[] = [];
  static volume = 0;
  state = "running";
  sampleRate = 100;
  destination = {};

  constructor() {
    FakeContext.made += 1;
  }

  get currentTime(): number {
    return FakeContext.time;
  }

  #param(heard: (value: number) => void = () => undefined) {
    return { setValueAtTime: heard, exponentialRampToValueAtTime: () => undefined };
  }

  #gains = 0;
  createGain() {
    this.#gains += 1;
    const master = this.#gains === 1;
    return { gain: this.#param((value) => master && (FakeContext.volume = value)), connect() {}, disconnect() {} };
  }

  #source() {
    const started: Started = { at: 0, until: 0 };
    FakeContext.started.push(started);
    return {
      frequency: this.#param(),
      connect() {},
      start: (at: number) => (started.at = at),
      stop: (until: number) => (started.until = until),
    };
  }

  createOscillator() {
    return this.#source();
  }

  createBufferSource() {
    return this.#source();
  }

  createBiquadFilter() {
    return { frequency: this.#param(), connect() {} };
  }

  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

let play: typeof import("./sound").play;
let settings: typeof import("./settings.svelte").settings;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  Object.assign(FakeContext, { made: 0, time: 10, started: [], volume: 0 });
  ({ settings } = await import("./settings.svelte"));
  ({ play } = await import("./sound"));
  settings.choose({ sound: true, volume: 1 });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});

const touch = () => dispatchEvent(new Event("pointerdown"));

test("nothing sounds before somebody touches the page", () => {
  play("turn");
  expect(FakeContext.made).toBe(0);
  touch();
  play("turn");
  expect(FakeContext.made).toBe(1);
  expect(FakeContext.started).toHaveLength(SCORES.turn.length);
});

test("every part begins at its time and ends", () => {
  touch();
  play("saved");
  const begins = FakeContext.started.map(({ at }) => Math.round((at - 10.02) * 1000) / 1000);
  expect(begins).toEqual(SCORES.saved.map(({ at }) => at));
  for (const { at, until } of FakeContext.started) expect(until).toBeGreaterThan(at);
});

test("muted is silent, and so is volume 0", () => {
  touch();
  settings.choose({ sound: false });
  play("tap");
  settings.choose({ sound: true, volume: 0 });
  play("tap");
  expect(FakeContext.started).toHaveLength(0);
});

test("behind other pages only a turn is heard", () => {
  touch();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  play("explosion");
  expect(FakeContext.started).toHaveLength(0);
  play("turn");
  expect(FakeContext.started).toHaveLength(SCORES.turn.length);
});

test("the same sound does not pile up", () => {
  touch();
  play("step");
  play("step");
  expect(FakeContext.started).toHaveLength(SCORES.step.length);
  FakeContext.time += 0.1;
  play("step");
  expect(FakeContext.started).toHaveLength(2 * SCORES.step.length);
});

test("half the slider is a quarter of the loudness", () => {
  touch();
  play("tap");
  const full = FakeContext.volume;
  FakeContext.time += 1;
  settings.choose({ volume: 0.5 });
  play("tap");
  expect(FakeContext.volume).toBeCloseTo(full / 4);
});

test.each(Object.entries(SCORES))("%s is short and soft", (_, parts) => {
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect(part.at + part.length).toBeLessThan(1.2);
    expect(part.rise).toBeLessThan(part.length);
    expect(part.loud).toBeLessThanOrEqual(1);
    expect(Math.min(part.from, part.to)).toBeGreaterThan(20);
  }
});
