// The whole table in words: how it stands, the team, the house space by space, with everything one can do.

import { say, texts } from "../../lib/texts.svelte";
import type { Choice, FlashpointCell as Cell, FlashpointFirefighter, FlashpointView } from "../../lib/wire";
import { same } from "../../lib/play.svelte";
import type { Face, TextPart } from "../contract";
import { CELLS, edgeKey, isAt, isInside } from "./geometry";
import { deed, isCommand } from "./kinds";
import { GOAL, MOST_DAMAGE, MOST_LOST } from "./limits";
import { at, cellPlace, contents, nameOf, sentence, surroundings } from "./names";
import { offer } from "./offers";

/** A space read aloud: place, contents, walls and doors. */
export function cellWords(view: FlashpointView, cell: Cell, faces: Face[]): string {
  const held = contents(view, cell, faces);
  const parts = [cellPlace(cell), held.length ? `${sentence(texts.list(held))}.` : "", ...surroundings(view, cell)];
  return parts.filter(Boolean).join(" ");
}

export function tellActions(view: FlashpointView, faces: Face[], choices: readonly Choice[]): string {
  if (!choices.length) return "";
  const actions = choices.map((choice) => {
    const { verb, cost } = offer(choice, view, faces);
    return cost ? say("web-flashpoint-action", { verb, cost }) : verb;
  });
  const told = actions.reduce((first, next) => say("web-flashpoint-action-and", { first, next }));
  return say("web-flashpoint-actions", { count: choices.length, actions: told });
}

export function text(view: FlashpointView, choices: Choice[], faces: Face[], seat: number | null): TextPart[] {
  const isGeneral = ({ target, kind }: Choice) => target === null || kind === "drive" || kind === "park";
  const plain = (words: string) => ({ text: words, choices: [] });
  const vehicles = tellVehicles(view).map(plain);
  return [
    {
      heading: say("web-flashpoint-text-state"),
      lines: [{ text: state(view, seat), choices: choices.filter(isGeneral) }],
    },
    { heading: say("web-flashpoint-team"), lines: view.firefighters.map((man) => plain(standing(man, faces))) },
    ...(vehicles.length ? [{ heading: say("web-flashpoint-vehicles"), lines: vehicles }] : []),
    ...rows(
      view,
      choices.filter((choice) => !isGeneral(choice)),
      faces,
    ),
  ];
}

function state(view: FlashpointView, seat: number | null): string {
  const sentences = [
    say("web-flashpoint-text-counts", {
      fires: view.fire.length,
      smokes: view.smoke.length,
      signals: view.poi.length,
      victims: view.victims.length,
    }),
    say("web-flashpoint-text-figures", {
      rescued: view.rescued,
      goal: GOAL,
      lost: view.lost,
      most_lost: MOST_LOST,
      damage: view.damage,
      most_damage: MOST_DAMAGE,
    }),
    say("web-flashpoint-text-pool", { pool: view.pool }),
  ];
  const man = view.firefighters.find((one) => one.seat === seat);
  if (man?.cell)
    sentences.push(say("web-flashpoint-text-you", { cell: at(man.cell), ap: man.ap, special: man.special }));
  return sentences.join(" ");
}

function standing({ seat, cell, ap, special, specialist }: FlashpointFirefighter, faces: Face[]): string {
  const name = nameOf(faces, seat);
  const who = cell
    ? say("web-flashpoint-text-man", { name, ap, special, cell: at(cell) })
    : say("web-flashpoint-text-man-nowhere", { name });
  if (!specialist) return who;
  const ability = say(`ability-flashpoint-${specialist}`);
  return `${who} ${say("web-flashpoint-text-trade", { specialist, ability })}`;
}

function tellVehicles(view: FlashpointView): string[] {
  return (["ambulance", "engine"] as const).flatMap((vehicle) => {
    const spot = view[vehicle];
    if (!spot) return [];
    const cells = texts.list(spot.cells.map(at));
    return [say("web-flashpoint-text-vehicle", { vehicle, side: spot.side, cells })];
  });
}

/** Every space that holds something, has something around it, or where something can be done; row by row. */
function rows(view: FlashpointView, choices: Choice[], faces: Face[]): TextPart[] {
  const parts: TextPart[] = [];
  const told = new Set<string>();
  for (const cell of CELLS) {
    const here = choices.filter((choice) => isOf(choice, cell, view, told));
    const held = contents(view, cell, faces);
    const quiet = !isInside(cell) || !surroundings(view, cell).length; // walls outside are told from inside
    if (!here.length && !held.length && quiet) continue;
    const line = cellWords(view, cell, faces);
    const heading = say("web-flashpoint-text-row", { row: cell[0] });
    if (parts.at(-1)?.heading !== heading) parts.push({ heading, lines: [] });
    parts.at(-1)?.lines.push({ text: line, choices: here });
  }
  return parts;
}

/** Whether a choice belongs to this space; an edge is told once, at the space of whoever acts. */
function isOf(choice: Choice, cell: Cell, view: FlashpointView, told: Set<string>): boolean {
  const { target } = choice;
  if (target?.type === "cell") return same(target, { type: "cell", at: cell });
  if (target?.type !== "edge") return false;
  const seat = isCommand(choice) ? Number(choice.action.split(" ")[1]) : view.player;
  const mine = isAt(view.firefighters.find((man) => man.seat === seat)?.cell ?? null, cell);
  const key = `${choice.action} ${edgeKey(target.between)}`;
  if (!mine || told.has(key) || !deed(choice).length) return false;
  told.add(key);
  return true;
}

/** A wall or door read aloud. */
export function edgeLabel(view: FlashpointView, name: string, choices: readonly Choice[], faces: Face[]): string {
  return [`${name}.`, tellActions(view, faces, choices)].filter(Boolean).join(" ");
}
