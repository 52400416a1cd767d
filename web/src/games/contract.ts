// What the table, the replay and the lessons ask of a game. A game draws what it is told and names what can be done;
// it knows no rules.

import type { Component } from "svelte";
import type { Emblem } from "../art/emblems";
import type { Play } from "../lib/play.svelte";
import type { Sound } from "../lib/sound";
import type { Choice, Ending, Events, GameName, Options, Target, Views } from "../lib/wire";

/** Somebody on a seat, as the board shows them. */
export interface Face {
  seat: number;
  name: string;
  /** the first one is theirs; a seat of Feurio! may lead several colours */
  emblems: Emblem[];
  bot: boolean;
  you: boolean;
}

/** A line of the log: what happened, by which rule, and whose sign or which picture stands before it. */
export interface Line {
  text: string;
  rule: string;
  mark: { seat: number } | { icon: "fire" | "smoke" | "dice" | "saved" | "lost" | "found" | "card" | "end" | "dot" };
  /** worth a mark on the timeline of a replay */
  moment: "explosion" | "saved" | "lost" | "theft" | "end" | null;
}

/** A choice in words: “Move north” · “to 3-8”. Costs and rules are told by the choice itself. */
export interface Offer {
  verb: string;
  where: string;
  /** “2 AP”, “1 man”; empty where it costs nothing */
  cost: string;
  /** never the first row of a menu: what one would not do by accident */
  grave: boolean;
}

/** A moment of the story: the board as it is shown, what moves on it, and for how long. */
export interface Beat<G extends GameName = GameName> {
  view: Views[G];
  /** what is drawn above the board meanwhile; only the board of the game knows what it means */
  effect: object | null;
  /** milliseconds at speed 1; 0: together with the next */
  ms: number;
  sound: Sound | null;
  /** wait here until somebody says “next” */
  hold?: boolean;
}

/** A stretch of the text view: a heading and lines; a line may have things one can do there. */
export interface TextPart {
  heading: string;
  lines: { text: string; choices: Choice[] }[];
}

/** A row of the figures told at the end: “Zone of 3 tiles: (5 + 4 + 3) ÷ 3” · “4” · F18. */
export interface Figure {
  text: string;
  value: string;
  rule: string;
  seat: number | null;
}

/** A game's parts get one thing: the play, which holds everything shown and everything one can do. */
export interface Props<G extends GameName> {
  play: Play<G>;
}

export interface GameModule<G extends GameName = GameName> {
  /** The board: fills the space it is given, keeps its proportions, has its own keyboard (arrows, Enter). */
  Board: Component<Props<G>>;
  /** The buttons below the board: kinds of actions, the primary button. Undo stands beside it and is the table's. */
  Bar: Component<Props<G>>;
  /** Beneath the players on the left: what stands on the table besides the board. */
  Panel: Component<Props<G>>;
  /** On the right above the log: the last dice, the tile drawn, the iguana. */
  Aside: Component<Props<G>>;
  /** In the card of a player: points left, men left, flames. Small: one or two lines of 200 px. */
  Standing: Component<Props<G> & { seat: number }>;
  /** the board shows who plays: on a small screen nobody is shown twice */
  seatsOnBoard: boolean;
  emblems(seat: number, options: Options[G]): Emblem[];
  /** “Family · front” under the name of the game. */
  subtitle(options: Options[G]): string;
  /** What happened in words; null: not worth a line. */
  tell(event: Events[G], faces: Face[], view: Views[G]): Line | null;
  offer(choice: Choice, view: Views[G], faces: Face[]): Offer;
  /** What stands at a target, as the title of a menu and as the name of a cell: “Space 3-8 · smoke”. */
  name(target: Target, view: Views[G], faces: Face[]): string;
  /** What is awaited of a seat: “3 action points”, “place the tile at the hottest point”. No name in it. */
  awaited(view: Views[G], seat: number): string;
  /** How events are shown, one beat after the other. `before` is what the board showed until then. */
  story(events: Events[G][], before: Views[G], after: Views[G]): Beat<G>[];
  text(view: Views[G], choices: Choice[], faces: Face[], seat: number | null): TextPart[];
  /** The sentence for the end, and the figures behind it. */
  ending(ending: Ending, view: Views[G], faces: Face[]): { sentence: string; figures: Figure[] };
}
