// What one pair of eyes sees and may do now. The table, the replay and the lessons fill it; boards draw it.
//
// The truth is the last view told. What is shown may lag behind while a story of events is told; nothing can be
// chosen meanwhile, and the first key or click ends the story.

import type { Beat, Face, GameModule } from "../games/contract";
import { announcer } from "./announce.svelte";
import { Refused } from "./api";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import type { Choice, Events, Fault, GameName, Path, Target, Views } from "./wire";

const LONGEST_STORY = 6000; // milliseconds: a longer one is told faster
const STILL = 120; // a beat where nothing moves
const CATCH_UP = 4; // how much faster what was missed is told
const MOST_RECALLED = 12; // turns of others that can be looked at again

export interface Shown<G extends GameName> {
  view: Views[G];
  seat: number | null;
  choices: Choice[];
  paths: Path[];
  events: Events[G][];
}

/** What somebody did since one's own turn, to be looked at again. */
export interface Recalled<G extends GameName> {
  /** null: several did it while one was away */
  seat: number | null;
  events: Events[G][];
  before: Views[G];
  after: Views[G];
}

/** Where a menu or an answer belongs on the screen. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Menu {
  target: Target;
  choices: Choice[];
  paths: Path[];
  near: Place;
}

/** Who answers what is done on the board. */
export interface Hands {
  /** do it; resolves when it is done, raises `Refused` */
  act(seat: number, action: string): Promise<unknown>;
  /** why nothing can be done there */
  why(seat: number, target: Target): Promise<Fault | null>;
  /** something was pressed while nothing can be done */
  away?(): void;
  /** show it to the others; null where there is nobody to show it to */
  point: ((target: Target) => void) | null;
}

export class Play<G extends GameName = GameName> {
  faces = $state.raw<Face[]>([]);
  seat = $state<number | null>(null);
  /** kinds of actions, or how actions begin, with | between them: the targets of these alone are lit; null: all */
  filter = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** an action on its way to the server */
  pending = $state<string | null>(null);
  /** people before one screen must not see each other's secrets: cover what is only this seat's */
  veiled = $state(false);
  /** what one seat sees another before this screen must not: nothing is kept from one pair of eyes for the next */
  secret = false;
  /** targets somebody points at */
  pings = $state.raw<{ seat: number | null; target: Target; id: number }[]>([]);
  /** targets to point out: a lesson's */
  hints = $state.raw<Target[]>([]);
  /** letters that stand on targets: the answers of a lesson's question */
  letters = $state.raw<{ target: Target; letter: string }[]>([]);
  /** what was refused last, so that it can shake once */
  refused = $state.raw<{ target: Target; times: number } | null>(null);
  /** whether anything can be done at all: connected, one's own seat, not covered */
  open = $state(true);

  #view: Views[G] = $state.raw() as Views[G];
  #truth: Views[G] = $state.raw() as Views[G];
  #choices = $state.raw<Choice[]>([]);
  #paths = $state.raw<Path[]>([]);
  #told = $state.raw<Events[G][]>([]);
  #recap = $state.raw<Recalled<G>[]>([]);
  #beat = $state.raw<Beat<G> | null>(null);
  #beats: Beat<G>[] = [];
  #pace = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue = $state.raw<string[]>([]);
  #held = $state(false);
  #acts = 0; // how often something was done: the rest of a path is dropped when something else was done meanwhile
  #stopped = false;
  #settled: (() => void)[] = [];

  readonly game: G;
  readonly module: GameModule<G>;
  private readonly hands: Hands;

  constructor(game: G, module: GameModule<G>, first: Views[G], hands: Hands) {
    this.game = game;
    this.module = module;
    this.hands = hands;
    this.#view = this.#truth = first;
  }

  /** The board as it is shown now. */
  get view(): Views[G] {
    return this.#view;
  }

  /** The board as it is. */
  get truth(): Views[G] {
    return this.#truth;
  }

  get beat(): Beat<G> | null {
    return this.#beat;
  }

  /** Whether a story is being told. */
  get telling(): boolean {
    return this.#beat !== null;
  }

  get ready(): boolean {
    return this.open && !this.telling && !this.pending && !this.#queue.length;
  }

  /** What can be done now; nothing while a story is told or an answer is awaited. */
  get choices(): Choice[] {
    return this.ready ? this.#choices : [];
  }

  /** What can be done, whatever the filter and the story: for buttons that do not jump. */
  get allChoices(): Choice[] {
    return this.#choices;
  }

  /** What is lit: the choices of the kind asked for. */
  get lit(): Choice[] {
    return this.choices.filter((choice) => this.#isAskedFor(choice.kind, choice.action));
  }

  get paths(): Path[] {
    return this.ready ? this.#paths.filter((path) => this.#isAskedFor(path.kind)) : [];
  }

  #isAskedFor(kind: string, action = kind): boolean {
    if (this.filter === null) return true;
    return this.filter.split("|").some((asked) => kind === asked || action.startsWith(`${asked} `));
  }

  /** What was told last, in one go: it stays when its story is skipped, not when the board is set anew. */
  get told(): Events[G][] {
    return this.#told;
  }

  /** What the others did since one's own turn, the oldest first; nothing for those who only watch. */
  get recap(): Recalled<G>[] {
    return this.#recap;
  }

  get queue(): string[] {
    return this.#queue;
  }

  /** A story waits for somebody to say “next”. */
  get held(): boolean {
    return this.#held;
  }

  next = (): void => {
    this.#held = false;
    this.#next();
  };

  /**
   * Take in what is told. With `instant` nothing is animated; `missed` events are told faster; with `hold` the story
   * waits at its end for `next`.
   */
  show(shown: Shown<G>, { instant = false, missed = false, hold = false } = {}): void {
    if (this.#stopped) return;
    const before = this.#truth;
    this.#remember(shown, before, { instant, missed });
    this.seat = shown.seat;
    this.#truth = shown.view;
    this.#choices = shown.choices;
    this.#paths = shown.paths;
    if (instant || shown.events.length) this.#told = shown.events; // what was undone is told no more
    this.menu = null;
    if (!shown.choices.some((choice) => this.#isAskedFor(choice.kind, choice.action))) this.filter = null;
    if (instant || !shown.events.length) {
      if (instant || !this.telling) this.#finish();
      else this.#beats.push({ view: shown.view, effect: null, ms: 0, sound: null });
      return;
    }
    const story = this.module.story(shown.events, before, shown.view);
    if (hold) story.push({ view: shown.view, effect: null, ms: 0, sound: null, hold });
    this.#tell(story, missed ? CATCH_UP : 1);
  }

  /** Look again at what somebody did; then the board is what it is. */
  recall = (one: Recalled<G>): void => {
    if (this.#stopped || this.pending || this.#queue.length) return;
    this.skip();
    this.menu = null;
    this.#tell(this.module.story(one.events, one.before, one.after), 1);
  };

  #tell(story: Beat<G>[], faster: number): void {
    this.#beats.push(...story);
    const whole = this.#beats.reduce((sum, beat) => sum + beat.ms, 0);
    this.#pace = Math.max(1, whole / LONGEST_STORY) * faster;
    if (!this.telling) this.#next();
  }

  /** Until one does something oneself. A match that went back begins anew, and so do eyes that see other secrets. */
  #remember({ seat, events, view: after }: Shown<G>, before: Views[G], { instant = false, missed = false }): void {
    if (instant || (this.secret && seat !== this.seat)) this.#recap = [];
    if (instant || !events.length || !this.faces.some((face) => face.you)) return;
    const by = missed ? null : actorOf(events);
    if (by !== null && by !== undefined && this.faces[by]?.you) {
      this.#recap = [];
      return;
    }
    const last = this.#recap.at(-1);
    if (last && (by === undefined || by === last.seat)) {
      const longer = { ...last, events: [...last.events, ...events], after };
      this.#recap = [...this.#recap.slice(0, -1), longer];
    } else if (by !== undefined) {
      this.#recap = [...this.#recap, { seat: by, events, before, after }].slice(-MOST_RECALLED);
    }
  }

  /** The screen is left: nothing is told, sounded or done any more. */
  stop(): void {
    this.#stopped = true;
    this.open = false;
    this.#queue = [];
    this.#finish();
  }

  /** Straight to the truth. */
  skip = (): void => {
    if (this.telling) this.#finish();
  };

  /** Resolves when the story is told. */
  settled(): Promise<void> {
    return this.telling ? new Promise((resolve) => this.#settled.push(resolve)) : Promise.resolve();
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) {
      this.#finish();
      return;
    }
    this.#view = beat.view;
    this.#beat = beat;
    if (beat.sound) sound(beat.sound);
    if (beat.hold) {
      this.#held = true;
      return;
    }
    const usual = settings.moving ? beat.ms : Math.min(beat.ms, STILL);
    const ms = usual / (this.#pace * settings.chosen.speed);
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#next();
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#held = false;
    this.#beats = [];
    this.#beat = null;
    this.#view = this.#truth;
    const settled = this.#settled;
    this.#settled = [];
    settled.forEach((resolve) => resolve());
  }

  /** Do one thing, or several in a row; the rest waits for the answer and falls away when the board surprises. */
  act = async (...actions: string[]): Promise<void> => {
    this.menu = null;
    if (!this.open || this.pending || this.seat === null) return;
    if (this.telling) this.skip();
    const [first, ...rest] = actions;
    if (first === undefined) return;
    this.#acts += 1;
    const turn = this.#acts;
    this.pending = first;
    this.#queue = rest;
    sound("tap");
    try {
      await this.hands.act(this.seat, first);
      announcer.clear();
    } catch (problem) {
      this.#queue = [];
      if (!(problem instanceof Refused)) throw problem;
      sound("refusal");
      announcer.refused(this.#named(problem.fault));
    } finally {
      this.pending = null;
    }
    await this.settled();
    if (turn === this.#acts) await this.#goOn();
  };

  async #goOn(): Promise<void> {
    const [next, ...rest] = this.#queue;
    this.#queue = [];
    if (next === undefined) return;
    if (this.open && this.#choices.some((choice) => choice.action === next)) await this.act(next, ...rest);
  }

  drop = (): void => {
    this.menu = null;
    this.filter = null;
    this.#queue = [];
  };

  /** A press on the board. Lit: done at once, or a menu where there are several ways. Else: why not. */
  pick = async (target: Target, near: Place): Promise<void> => {
    if (this.telling) this.skip();
    const choices = this.lit.filter((choice) => same(choice.target, target));
    const paths = choices.length ? [] : this.paths.filter((path) => same(path.target, target));
    const [only] = choices;
    if (choices.length === 1 && only) return this.act(only.action);
    if (choices.length > 1) {
      this.menu = { target, choices: this.#inOrder(choices), paths: [], near };
      return;
    }
    const [path] = paths;
    if (paths.length === 1 && path) return this.act(...path.actions);
    if (paths.length > 1) this.menu = { target, choices: [], paths, near };
    else await this.#explain(target, near);
  };

  #inOrder(choices: Choice[]): Choice[] {
    const grave = (choice: Choice) => Number(this.module.offer(choice, this.#view, this.faces).grave);
    return choices.toSorted((one, other) => grave(one) - grave(other));
  }

  async #explain(target: Target, near: Place): Promise<void> {
    this.menu = null;
    if (!this.open) this.hands.away?.();
    if (!this.ready || this.seat === null) return;
    const fault = await this.hands.why(this.seat, target);
    if (!fault) return;
    this.refused = { target, times: (this.refused?.times ?? 0) + 1 };
    sound("refusal");
    announcer.refused(this.#named(fault), { x: near.x + near.width / 2, y: near.y });
  }

  /** The server counts seats; people have names. */
  #named(fault: Fault): Fault {
    const name = fault.code === "not-your-turn" ? this.faces[Number(fault.facts.seat)]?.name : undefined;
    return name ? { ...fault, code: "turn-of", facts: { name } } : fault;
  }

  get canPoint(): boolean {
    return this.hands.point !== null;
  }

  point = (target: Target): void => this.hands.point?.(target);
}

/** Whoever did something is named first; undefined: nobody is. */
function actorOf(events: object[]): number | undefined {
  for (const event of events) if ("seat" in event && typeof event.seat === "number") return event.seat;
  return undefined;
}

export function same(one: Target | null, other: Target | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
