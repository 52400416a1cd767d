// Feurio! in words: what happened, what can be done, what is awaited.

import { say, texts } from "../../lib/texts.svelte";
import type { Choice, FeurioCell, FeurioEvent, FeurioOptions, FeurioTile, FeurioView, Target } from "../../lib/wire";
import type { Face, Line, Offer } from "../contract";
import { readAction } from "./actions";
import { menOn, tilesToCome } from "./box";
import { beside, inReadingOrder, keyOf } from "./geometry";

export function subtitle(options: FeurioOptions): string {
  return [
    say("web-feurio-mode", { mode: options.mode }),
    say("web-feurio-players", { players: options.players }),
    options.firebreaks ? say("web-feurio-firebreaks") : "",
    options.cest_chaud ? say("web-feurio-cest-chaud") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A name and whether it is the reader's; several people before one screen are told apart by their names. */
export function whoIs(seat: number, faces: Face[]): { name: string; you: boolean } {
  const face = faces[seat];
  const alone = faces.filter(({ you }) => you).length === 1;
  return { name: face?.name ?? "", you: alone && (face?.you ?? false) };
}

// ---- what happened

export function tell(event: FeurioEvent, faces: Face[], view: FeurioView): Line | null {
  if (event.type === "end") {
    return { text: say("event-feurio-end"), rule: endRule(view), mark: { icon: "end" }, moment: "end" };
  }
  const line = (text: string, rule: string): Line => ({ text, rule, mark: { seat: event.seat }, moment: null });
  const who = whoIs(event.seat, faces);
  switch (event.type) {
    case "drawn": // what others draw is told when it lies on the table
      if (event.value === null || !faces[event.seat]?.you) return null;
      return line(say("web-feurio-event-drawn", { ...who, value: event.value }), "F9");
    case "tile": {
      const facts = { ...who, value: event.value };
      return isStart(event.cell, view)
        ? line(say("web-feurio-event-start", facts), startRule(view.options))
        : line(say("web-feurio-event-tile", facts), "F10");
    }
    case "firebreak": {
      const facts = { ...who, colour: event.colour };
      if (event.value === null) return line(say("web-feurio-event-firebreak", facts), "F24");
      return line(say("web-feurio-event-firebreak-own", { ...facts, value: event.value }), "F24");
    }
    case "men": {
      const facts = { ...who, men: event.men, colour: event.colour, value: tileAt(view, event.cell)?.value };
      return line(say("web-feurio-event-men", facts), "F11");
    }
    case "pass":
      return line(say("web-feurio-event-pass", who), view.left ? "F11" : "F16");
    case "begin":
      return line(say("web-feurio-event-begin", who), startRule(view.options));
  }
}

function isStart(cell: FeurioCell, view: FeurioView): boolean {
  const order = view.tiles.findIndex((tile) => keyOf(tile.cell) === keyOf(cell));
  return order >= 0 && order < view.options.players; // as many start tiles as players
}

function startRule({ players, mode }: FeurioOptions): string {
  return mode === "solitaire" ? "F7" : (["F6", "F5", "F4"][players - 2] ?? "F4");
}

function endRule({ options }: FeurioView): string {
  return options.mode === "competitive" ? "F16" : "F21";
}

// ---- what can be done

export function offer(choice: Choice, view: FeurioView): Offer {
  const action = readAction(choice.action);
  switch (action.kind) {
    case "middle":
      return {
        verb: say("web-feurio-offer-middle", { low: action.low, high: action.high }),
        where: "",
        cost: "",
        grave: false,
      };
    case "tile": {
      const verb =
        view.drawn === null ? say("web-feurio-offer-tile-hidden") : say("web-feurio-offer-tile", { value: view.drawn });
      return { verb, where: atPoint(action.cell, view), cost: "", grave: false };
    }
    case "firebreak": {
      const cost = say("men-feurio", { men: 1, colour: action.colour });
      return { verb: say("web-feurio-offer-firebreak"), where: atPoint(action.cell, view), cost, grave: true };
    }
    case "men": {
      const verb = say("web-feurio-offer-men", { men: action.men, colour: action.colour });
      const where = say("web-feurio-offer-on", { value: tileAt(view, action.cell)?.value });
      return { verb, where, cost: "", grave: false };
    }
    case "pass":
      return { verb: say("web-feurio-offer-pass"), where: "", cost: "", grave: false };
  }
}

function atPoint(cell: FeurioCell, view: FeurioView): string {
  const empty = emptyAt(view, cell);
  return empty ? say("web-feurio-offer-at", { sum: empty.sum }) : "";
}

export function awaited(view: FeurioView): string {
  switch (view.phase) {
    case "start":
      return say("web-feurio-awaited-start");
    case "middle":
      return say("web-feurio-awaited-middle");
    case "tile":
      return say("web-feurio-awaited-tile", { points: view.empty.filter(({ hottest }) => hottest).length });
    case "men":
      return say("web-feurio-awaited-men");
    case "late":
      return say("web-feurio-awaited-late");
    case "done":
      return say("web-feurio-over");
    default:
      return say("web-feurio-awaited-draw");
  }
}

// ---- what stands where

export function tileAt(view: FeurioView, cell: FeurioCell): FeurioTile | undefined {
  return view.tiles.find((tile) => keyOf(tile.cell) === keyOf(cell));
}

export function emptyAt(view: FeurioView, cell: FeurioCell) {
  return view.empty.find((empty) => keyOf(empty.cell) === keyOf(cell));
}

/** “blue, blue, red” */
function colourNames(men: Record<string, number>): string {
  return menOn(men)
    .map((colour) => say("colour", { colour }))
    .join(", ");
}

export function name(target: Target, view: FeurioView): string {
  if (target.type !== "cell") return say("web-feurio-name-elsewhere");
  const tile = tileAt(view, target.at);
  if (tile && tile.firebreak_of !== null) return say("web-feurio-name-firebreak");
  if (tile) {
    const who = colourNames(tile.men);
    return who
      ? say("web-feurio-name-tile", { value: tile.value, who })
      : say("web-feurio-name-tile-free", { value: tile.value });
  }
  const empty = emptyAt(view, target.at);
  if (!empty) return say("web-feurio-name-elsewhere");
  const hot = empty.hottest && tilesToCome(view);
  return hot ? say("web-feurio-name-hottest", { sum: empty.sum }) : say("web-feurio-name-empty", { sum: empty.sum });
}

/** A cell in full sentences, as one hears it; `veiled`: without what only this seat may see. */
export function describe(cell: FeurioCell, view: FeurioView, faces: Face[], veiled = false): string {
  const tile = tileAt(view, cell);
  if (tile) return describeTile(tile, faces, veiled);
  const empty = emptyAt(view, cell);
  if (!empty) return say("web-feurio-name-elsewhere");
  if (!empty.hottest || !tilesToCome(view)) return say("web-feurio-empty", { sum: empty.sum });
  const hottest = view.empty
    .filter((one) => one.hottest)
    .map((one) => one.cell)
    .sort(inReadingOrder);
  const around = beside(cell)
    .map((neighbour) => tileAt(view, neighbour))
    .filter((one) => one !== undefined)
    .map((one) => (one.firebreak_of === null ? (one.value ?? 0) : 0));
  const sentence = say("web-feurio-hottest", { sum: empty.sum, neighbours: texts.list(around) });
  if (hottest.length === 1) return sentence;
  const number = hottest.findIndex((one) => keyOf(one) === keyOf(cell)) + 1;
  return `${sentence} ${say("web-feurio-hottest-of", { number, count: hottest.length })}`;
}

function describeTile(tile: FeurioTile, faces: Face[], veiled: boolean): string {
  if (tile.firebreak_of !== null) {
    return tile.value !== null && !veiled
      ? say("web-feurio-firebreak-own", { value: tile.value })
      : say("web-feurio-firebreak", { name: faces[tile.firebreak_of]?.name ?? "" });
  }
  const men = menOn(tile.men).length;
  const free = tile.places - men;
  const facts = { value: tile.value, men, who: colourNames(tile.men), free, accesses: tile.accesses };
  const blocked = free > tile.room ? ` ${say("web-feurio-tile-blocked", { room: tile.room })}` : "";
  return say("web-feurio-tile", facts) + blocked;
}

/** “2 actions: place 1 red man; place 2 red men.” */
export function actionsThere(choices: Choice[], view: FeurioView): string {
  if (!choices.length) return "";
  const actions = choices.map((choice) => {
    const { verb, cost } = offer(choice, view);
    const lower = verb.charAt(0).toLocaleLowerCase(texts.language) + verb.slice(1);
    return cost ? `${lower}, ${cost}` : lower;
  });
  const between = texts.language === "fr" ? "\u202f; " : "; ";
  return say("web-feurio-actions", { count: choices.length, actions: actions.join(between) });
}
