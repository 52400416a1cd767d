// What happened and what is awaited, in words.

import { say, texts, type Facts } from "../../lib/texts.svelte";
import type { Ending, FlashpointCell, FlashpointEvent, FlashpointOptions, FlashpointView } from "../../lib/wire";
import type { Face, Figure, Line } from "../contract";
import { GOAL, MOST_DAMAGE, MOST_LOST } from "./limits";
import { at, between, nameOf } from "./names";

type Icon = Extract<Line["mark"], { icon: string }>["icon"];

const RULE_OF_END: Record<string, string> = { lost: "P25", collapsed: "P26", "rescued-collapsed": "P26" };
const RULE_OF_WAY: Record<string, string> = { move: "P8", carry: "P9", haul: "P44" };

export function subtitle(options: FlashpointOptions): string {
  const board = options.board.includes("\n") ? "drawn" : options.board;
  return say("web-flashpoint-subtitle", { mode: options.mode, level: options.level, board });
}

export function tell(event: FlashpointEvent, faces: Face[], view: FlashpointView): Line | null {
  const who = (seat: number) => nameOf(faces, seat);
  const by = (seat: number, text: string, rule: string): Line => ({ text, rule, mark: { seat }, moment: null });
  const it = (icon: Icon, text: string, rule: string, moment: Line["moment"] = null): Line => ({
    text,
    rule,
    mark: { icon },
    moment,
  });
  const own = (id: string, facts: Facts = {}) => say(`web-flashpoint-event-${id}`, facts);
  const advanced = view.options.mode === "advanced";
  switch (event.type) {
    case "take": {
      const id = event.drawn ? "event-flashpoint-take-drawn" : "event-flashpoint-take";
      return by(event.seat, say(id, { name: who(event.seat), specialist: event.specialist }), "P31");
    }
    case "place":
      return by(event.seat, say("event-flashpoint-place", { name: who(event.seat), cell: at(event.cell) }), "P6");
    case "park":
      return by(event.seat, say("event-flashpoint-park", { vehicle: event.vehicle, side: event.side }), "P31");
    case "begin":
      return by(event.seat, say("event-flashpoint-begin", { name: who(event.seat) }), "P6");
    case "move": {
      const facts = { name: who(event.seat), way: event.way, cell: at(event.cell) };
      if (event.by === null) return by(event.seat, own("move", facts), RULE_OF_WAY[event.way] ?? "P35");
      return by(event.by, own("move-command", { ...facts, by: who(event.by) }), "P39");
    }
    case "door": {
      const facts = { name: who(event.seat), open: event.open, edge: between(event.edge) };
      if (event.by === null) return by(event.seat, say("event-flashpoint-door", facts), "P13");
      return by(event.by, say("event-flashpoint-door-command", { ...facts, by: who(event.by) }), "P39");
    }
    case "douse": {
      const facts = { name: who(event.seat), cell: at(event.cell), left: event.left };
      return by(event.seat, say("event-flashpoint-douse", facts), "P14");
    }
    case "chop":
      return by(event.seat, say("event-flashpoint-chop", { name: who(event.seat), edge: between(event.edge) }), "P15");
    case "damage":
      return it("dot", own("damage", { damage: event.damage, edge: between(event.edge), total: event.total }), "P2");
    case "drive": {
      const facts = { name: who(event.seat), vehicle: event.vehicle, side: event.side };
      return by(event.seat, say("event-flashpoint-drive", facts), "P33");
    }
    case "ride":
      return by(event.seat, say("event-flashpoint-ride", { name: who(event.seat), cell: at(event.cell) }), "P33");
    case "stay":
      return by(event.seat, say("event-flashpoint-stay", { name: who(event.seat) }), "P33");
    case "gun":
      return by(event.seat, say("event-flashpoint-gun", { name: who(event.seat) }), "P34");
    case "reroll":
      return by(event.seat, say("event-flashpoint-reroll", { name: who(event.seat), die: event.die }), "P42");
    case "splash": {
      const [red, black] = event.dice;
      return it("dice", own("splash", { red, black, target: at(event.target), cleared: event.cleared.length }), "P34");
    }
    case "treat":
      return by(event.seat, say("event-flashpoint-treat", { name: who(event.seat), cell: at(event.cell) }), "P35");
    case "dispose":
      return by(event.seat, say("event-flashpoint-dispose", { name: who(event.seat), cell: at(event.cell) }), "P37");
    case "image":
      return by(event.seat, own("image", { name: who(event.seat), cell: at(event.cell) }), "P41");
    case "reveal":
      return it(
        event.found === "victim" ? "found" : "dot",
        own("reveal", { found: event.found, cell: at(event.cell) }),
        "P11",
      );
    case "change": {
      const facts = { name: who(event.seat), before: event.before, after: event.after };
      return by(event.seat, say("event-flashpoint-change", facts), "P43");
    }
    case "rescue": {
      const facts = { name: who(event.seat), cell: at(event.cell), rescued: event.rescued };
      return it("saved", say("event-flashpoint-rescue", facts), advanced ? "P32" : "P12", "saved");
    }
    case "end-turn":
      return event.saved ? by(event.seat, own("keep", { name: who(event.seat), saved: event.saved }), "P7") : null;
    case "smoke":
      return it("smoke", own("smoke", { cell: at(event.cell) }), "P16");
    case "fire":
      return it(
        "fire",
        own("fire", { cell: at(event.cell), cause: event.cause }),
        event.cause === "set-up" ? "P28" : "P16",
      );
    case "explosion": {
      const rule = event.cause === "hazmat" ? "P45" : event.cause === "set-up" ? "P28" : "P17";
      return it("fire", own("explosion", { cell: at(event.cell), cause: event.cause }), rule, "explosion");
    }
    case "blast": {
      const through = event.path.length;
      if (!event.lit && !through) return null; // the wall or door it hits is told next
      const facts = { direction: event.direction, through, cell: event.lit ? at(event.lit) : "" };
      return it("fire", own(event.lit ? "blast-fire" : "blast-on", facts), through ? "P18" : "P17");
    }
    case "door-gone":
      return it("dot", own("door-gone", { edge: between(event.edge) }), "P17");
    case "flashover": {
      const facts = { wave: event.wave, count: event.cells.length, cells: texts.list(event.cells.map(at)) };
      return it("fire", own("flashover", facts), "P20");
    }
    case "hazmat":
      return it("dot", say("event-flashpoint-hazmat", { cell: at(event.cell) }), "P29");
    case "explode":
      return by(event.seat, say("event-flashpoint-explode", { name: who(event.seat), cell: at(event.cell) }), "P45");
    case "flare-up":
      return it("fire", say("event-flashpoint-flare-up", { cell: at(event.cell) }), "P46");
    case "hot-spot":
      return it("dot", own("hot-spot", { cell: at(event.cell) }), "P46");
    case "knock-down":
      return by(event.seat, own("knock-down", { name: who(event.seat), cell: at(event.cell) }), "P21");
    case "fall":
      return by(
        event.seat,
        say("event-flashpoint-fall", { name: who(event.seat), cell: at(event.cell) }),
        advanced ? "P48" : "P22",
      );
    case "lose":
      return it("lost", say("event-flashpoint-lose", { cell: at(event.cell), lost: event.lost }), "P21", "lost");
    case "burn-out":
      return it("dot", own("burn-out", { cells: texts.list(event.cells.map(at)) }), "P21");
    case "poi":
      return it("found", tellPoi(event), advanced ? "P49" : "P23");
    case "no-poi":
      return it("dot", own("no-poi"), "P49");
    case "won":
      return it("end", say("event-flashpoint-won", { rescued: event.rescued }), "P24");
    case "play-on":
      return by(event.seat, say("event-flashpoint-play-on", { name: who(event.seat) }), "P24");
    case "finish":
      return by(event.seat, say("event-flashpoint-finish", { name: who(event.seat) }), "P24");
    case "collapse":
      return it("end", say("event-flashpoint-collapse", { victims: event.victims, poi: event.poi }), "P26");
    case "end":
      return it("end", say("event-flashpoint-end"), RULE_OF_END[event.reason] ?? "P24", "end");
    case "roll":
      // other rolls are told by what they bring
      return event.purpose === "gun" ? it("dice", tellGunRoll(event.red, event.black), "P34") : null;
    case "turn":
      return null; // the banner tells it
  }
}

function tellGunRoll(red: number | null, black: number | null): string {
  if (red === null) return say("event-flashpoint-roll-black", { purpose: "gun", black });
  if (black === null) return say("event-flashpoint-roll-red", { purpose: "gun", red });
  return say("event-flashpoint-roll", { purpose: "gun", red, black });
}

function tellPoi(event: { cell: FlashpointCell; rolled: FlashpointCell; cleared: boolean }): string {
  const facts = { cell: at(event.cell), rolled: at(event.rolled) };
  if (event.cleared) return say("web-flashpoint-event-poi-cleared", facts);
  return say(facts.cell === facts.rolled ? "web-flashpoint-event-poi" : "web-flashpoint-event-poi-moved", facts);
}

export function awaited(view: FlashpointView, seat: number): string {
  const man = view.firefighters.find((one) => one.seat === seat);
  const vehicle = view.phase === "park" ? (view.ambulance ? "engine" : "ambulance") : (view.vehicle ?? "");
  const [red, black] = view.dice ?? [0, 0];
  switch (view.phase) {
    case "act":
      return say("web-flashpoint-awaited-act", { ap: man?.ap ?? 0, special: man?.special ?? 0 });
    case "ride":
      return say("web-flashpoint-awaited-ride", { vehicle, driver: vehicle === "engine" && seat === view.player });
    case "park":
      return say("web-flashpoint-awaited-park", { vehicle });
    case "aim":
      return say("web-flashpoint-awaited-aim", { red, black });
    case "take":
    case "place":
    case "begin":
    case "cheer":
    case "explode":
    case "fall":
      return say(`web-flashpoint-awaited-${view.phase}`);
    default:
      return say("web-flashpoint-awaited-dice");
  }
}

export function ending(end: Ending, view: FlashpointView): { sentence: string; figures: Figure[] } {
  const { rescued, lost, damage } = view;
  const figure = (id: string, value: string, rule: string): Figure => ({
    text: say(`web-flashpoint-figure-${id}`),
    value,
    rule,
    seat: null,
  });
  const left = view.unseen_victims + view.victims.length;
  return {
    sentence: say(`web-flashpoint-outcome-${end.reason}`, { rescued, lost }),
    figures: [
      figure("rescued", say("web-flashpoint-of", { count: rescued, most: GOAL }), "P24"),
      figure("lost", say("web-flashpoint-of", { count: lost, most: MOST_LOST }), "P25"),
      figure("damage", say("web-flashpoint-of", { count: damage, most: MOST_DAMAGE }), "P26"),
      figure("still-there", String(left), "P5"),
    ],
  };
}
