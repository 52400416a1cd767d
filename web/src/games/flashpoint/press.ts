// What a press on the board means.

import type { Menu, Place, Play } from "../../lib/play.svelte";
import type { Choice, FlashpointCell as Cell, FlashpointEdge as Edge, Path, Target } from "../../lib/wire";
import { isAt } from "./geometry";
import { offer } from "./offers";
import { atHome, cellsOf, isRemote } from "./targets";

type FlashpointPlay = Play<"flashpoint">;

export function homeOf(play: FlashpointPlay): Cell | null {
  return play.view.firefighters.find((man) => man.seat === play.seat)?.cell ?? null;
}

export function pressCell(play: FlashpointPlay, cell: Cell, near: Place): void {
  if (play.telling) play.skip();
  const target: Target = { type: "cell", at: cell };
  const home = homeOf(play);
  const choices = play.lit.filter((choice) => cellsOf(choice, play.view).some((one) => isAt(one, cell)));
  const paths = play.paths.filter((path) => path.target.type === "cell" && isAt(path.target.at, cell));
  if (home && isAt(home, cell) && play.view.phase === "act") {
    const all = [...new Set([...atHome(play.lit, home), ...choices])];
    if (all.length) return ask(play, target, all, [], near);
  }
  const close = choices.filter((choice) => !isRemote(choice));
  const [only] = choices;
  const [way] = paths;
  if (choices.length === 1 && only && (close.length || play.filter !== null)) return send(play, [only.action]);
  if (close.length) return ask(play, target, choices, [], near);
  if (!choices.length && paths.length === 1 && way) return send(play, [...way.actions]);
  if (choices.length || paths.length) return ask(play, target, choices, paths, near);
  void play.pick(target, near);
}

export function pressEdge(play: FlashpointPlay, edge: Edge, near: Place): void {
  if (play.telling) play.skip();
  const target: Target = { type: "edge", between: edge };
  const choices = play.lit.filter((choice) => choice.target?.type === "edge" && sameEdge(choice.target.between, edge));
  const [only] = choices;
  if (choices.length === 1 && only && (!isRemote(only) || play.filter !== null)) return send(play, [only.action]);
  if (choices.length) return ask(play, target, choices, [], near);
  void play.pick(target, near);
}

function sameEdge(one: Edge, other: Edge): boolean {
  return isAt(one[0], other[0]) && isAt(one[1], other[1]);
}

function send(play: FlashpointPlay, actions: string[]): void {
  void play.act(...actions);
}

function ask(play: FlashpointPlay, target: Target, choices: Choice[], paths: Path[], near: Place): void {
  const grave = (choice: Choice) => Number(offer(choice, play.view, play.faces).grave);
  const menu: Menu = { target, choices: choices.toSorted((a, b) => grave(a) - grave(b)), paths, near };
  play.menu = menu;
}
