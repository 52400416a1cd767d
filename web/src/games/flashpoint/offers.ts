// Choices in words.

import { say } from "../../lib/texts.svelte";
import type { Choice, FlashpointSide as Side, FlashpointView } from "../../lib/wire";
import type { Face, Offer } from "../contract";
import { commanded, deed, isCommand, WAYS } from "./kinds";
import { at, nameOf, sentence } from "./names";
import { isAt, SIDES } from "./geometry";

/** Never the first row of a menu. */
const GRAVE = ["chop", "drive", "gun", "change", "command", "end", "finish", ...WAYS.slice(1)];

export function points(cost: number): string {
  return cost ? say("ap-flashpoint", { ap: cost }) : "";
}

export function pointRange(costs: readonly number[]): string {
  const least = Math.min(...costs);
  const most = Math.max(...costs);
  return least === most ? points(most) : say("web-flashpoint-ap-range", { least, most });
}

function isSide(word: string | undefined): word is Side {
  return SIDES.includes(word as Side);
}

export function offer(choice: Choice, view: FlashpointView, faces: Face[]): Offer {
  const told = tellDeed(choice, view, faces);
  const cost = points(choice.cost);
  const grave = GRAVE.includes(choice.kind);
  if (!isCommand(choice)) return { ...told, cost, grave };
  const verb = say("web-flashpoint-do-command", { name: nameOf(faces, commanded(choice)), what: told.verb });
  return { verb, where: told.where, cost, grave };
}

function tellDeed(choice: Choice, view: FlashpointView, faces: Face[]): Pick<Offer, "verb" | "where"> {
  const words = deed(choice);
  const [kind = "", word = ""] = words;
  const cell = choice.target?.type === "cell" ? choice.target.at : null;
  const last = words.at(-1);
  const to = cell ? say("web-flashpoint-to", { cell: at(cell) }) : "";
  const where = isSide(last) || last === "here" ? sentence(say("towards-flashpoint", { direction: last })) : "";
  switch (kind) {
    case "douse": {
      const smokes = cell !== null && view.smoke.some((one) => isAt(one, cell));
      return { verb: say(smokes ? "web-flashpoint-do-clear" : "web-flashpoint-do-douse"), where };
    }
    case "move": {
      const burns = cell !== null && view.fire.some((one) => isAt(one, cell));
      return { verb: say(burns ? "web-flashpoint-do-move-fire" : "web-flashpoint-do-move"), where: to };
    }
    case "quench":
    case "open":
    case "close":
    case "chop":
      return { verb: say(`web-flashpoint-do-${kind}`), where };
    case "drive":
    case "park":
      return {
        verb: say(`web-flashpoint-do-${kind}`, { vehicle: word }),
        where: sentence(say("side-flashpoint", { side: words[2] })),
      };
    case "take":
    case "change":
      return {
        verb: say("specialist-flashpoint-heading", { specialist: word }),
        where: say(`ability-flashpoint-${word}`),
      };
    case "begin":
      return { verb: say("choice-flashpoint-begin", { name: nameOf(faces, Number(word)) }), where: "" };
    case "reroll":
      return { verb: say("web-flashpoint-do-reroll", { die: word }), where: "" };
    case "play":
      return { verb: say("web-flashpoint-do-play-on"), where: "" };
    case "gun":
    case "treat":
    case "dispose":
    case "keep":
    case "end":
    case "finish":
    case "stay":
      return { verb: say(`web-flashpoint-do-${kind}`), where: "" };
    case "place":
    case "ride":
    case "fall":
    case "explode":
    case "reveal":
      return {
        verb: say(`web-flashpoint-do-${kind}`),
        where: cell ? say("web-flashpoint-at", { cell: at(cell) }) : "",
      };
    default: // ways to move with somebody
      return { verb: say(`web-flashpoint-do-${kind}`), where: to };
  }
}
