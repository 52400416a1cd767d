// Sounds made by the browser itself; each has a visible twin. Silent until the first key or click.

import { SCORES, type Part } from "./scores";
import { settings } from "./settings.svelte";

export type Sound =
  | "turn"
  | "tap"
  | "step"
  | "door"
  | "chop"
  | "hiss"
  | "dice"
  | "explosion"
  | "flashover"
  | "saved"
  | "lost"
  | "sealed"
  | "card"
  | "steal"
  | "refusal"
  | "end";

const SOON = 0.02; // seconds: what is scheduled for now would begin with a click
const APART = 0.06; // seconds between two of the same
const LOUDEST = 0.5;
const QUIETEST = 0.0001; // an exponential never reaches zero
const FADE = 0.02;

class Sounds {
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #rustle: AudioBuffer | null = null;
  #last = new Map<Sound, number>();

  /** Browsers let a page sound only after somebody touched it. */
  unlock = (): void => {
    if (typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  };

  play(sound: Sound): void {
    const { sound: wished, volume } = settings.chosen;
    if (!wished || volume <= 0) return;
    if (!this.#context && navigator.userActivation?.hasBeenActive) this.unlock(); // touched before this was loaded
    const context = this.#context;
    if (!context) return;
    if (document.visibilityState === "hidden" && sound !== "turn") return; // a turn calls people back to the page
    const now = context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < APART) return;
    this.#last.set(sound, now);
    const master = (this.#master ??= this.#out(context));
    master.gain.setValueAtTime(LOUDEST * volume * volume, now); // ears hear squares
    for (const part of SCORES[sound]) this.#sound(context, master, part, now + SOON + part.at);
  }

  #out(context: AudioContext): GainNode {
    const master = context.createGain();
    master.connect(context.destination);
    return master;
  }

  #sound(context: AudioContext, master: GainNode, part: Part, at: number): void {
    const end = at + part.length;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(QUIETEST, at);
    envelope.gain.exponentialRampToValueAtTime(part.loud, at + part.rise);
    envelope.gain.exponentialRampToValueAtTime(QUIETEST, Math.max(end, at + part.rise + FADE));
    envelope.connect(master);
    const source = part.kind === "tone" ? this.#tone(context, part, at) : this.#noise(context, part, at);
    source.node.connect(envelope);
    source.start.start(at);
    source.start.stop(end + FADE);
    source.start.onended = () => envelope.disconnect();
  }

  #tone(context: AudioContext, part: Part & { kind: "tone" }, at: number): Source {
    const oscillator = context.createOscillator();
    oscillator.type = part.shape;
    oscillator.frequency.setValueAtTime(part.from, at);
    oscillator.frequency.exponentialRampToValueAtTime(part.to, at + part.length);
    return { node: oscillator, start: oscillator };
  }

  #noise(context: AudioContext, part: Part & { kind: "noise" }, at: number): Source {
    const source = context.createBufferSource();
    source.buffer = this.#rustle ??= rustle(context);
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = part.filter;
    filter.frequency.setValueAtTime(part.from, at);
    filter.frequency.exponentialRampToValueAtTime(part.to, at + part.length);
    source.connect(filter);
    return { node: filter, start: source };
  }
}

interface Source {
  node: AudioNode;
  start: AudioScheduledSourceNode;
}

/** A second of noise, of which every breath takes a piece. */
function rustle(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

const sounds = new Sounds();

// Also later than the first time: a browser may put the page to sleep in between.
for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, sounds.unlock, { capture: true, passive: true });

export function play(sound: Sound): void {
  sounds.play(sound);
}
