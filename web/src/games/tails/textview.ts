// The table in words, with the same things to do: what the eye gets, in the same order.

import { say, texts } from "../../lib/texts.svelte";
import type { Choice, TailsPlayer, TailsView } from "../../lib/wire";
import type { Face, TextPart } from "../contract";
import { rounds } from "./cards";
import { cardsOf, ofKind } from "./tray";
import {
  nameOf,
  namesOf,
  tellFires,
  tellLaid,
  tellPile,
  tellSeat,
  tellThief,
  tellToCome,
  wantedNow,
  word,
  words,
} from "./words";

type Lines = TextPart["lines"];

export function text(view: TailsView, choices: Choice[], faces: Face[], seat: number | null): TextPart[] {
  const parts: TextPart[] = [{ heading: say("web-tails-text-table"), lines: table(view, faces) }];
  const own = seat === null ? undefined : view.players[seat];
  if (own) parts.push({ heading: say("web-tails-hand"), lines: hand(own, choices, faces) });
  for (const player of view.players)
    if (player.seat !== seat) parts.push({ heading: nameOf(player.seat, faces), lines: others(player, view, faces) });
  if (view.thief && !view.end) parts.push({ heading: say("label-tails-thief"), lines: plain(tellThief(view)) });
  parts.push({ heading: say("web-tails-to-come"), lines: toCome(view, faces) });
  return parts;
}

function plain(...sentences: string[]): Lines {
  return sentences.filter(Boolean).map((sentence) => ({ text: sentence, choices: [] }));
}

function table(view: TailsView, faces: Face[]): Lines {
  const { iguana, row } = view;
  if (view.end) return plain(say("event-tails-end"));
  const lines = [say("web-tails-text-round", { round: view.round, rounds: rounds(view) })];
  if (iguana) lines.push(say("web-tails-text-iguana", { flames: iguana.flames, start: iguana.start }));
  if (view.phase === "choose") {
    const ready = view.players.filter((player) => player.ready).map((player) => player.seat);
    if (ready.length) lines.push(say("web-tails-text-chosen", { count: ready.length, names: namesOf(ready, faces) }));
    if (view.awaited.length)
      lines.push(say("web-tails-text-choosing", { count: view.awaited.length, names: namesOf(view.awaited, faces) }));
  } else {
    if (row.length) lines.push(say("told-tails-row", { cards: texts.list(row.map((laid) => tellLaid(laid, faces))) }));
    lines.push(wantedNow(view));
    if (view.phase === "thief") lines.push(say("told-tails-turn-thief"));
    else if (view.turn !== null) lines.push(say("told-tails-turn", { name: nameOf(view.turn, faces) }));
  }
  return plain(...lines);
}

function hand(own: TailsPlayer, choices: Choice[], faces: Face[]): Lines {
  const chosen = own.chosen ?? [];
  const sentences = [say("web-tails-text-hand", { count: own.cards.length, cards: words(own.cards) })];
  if (chosen.length) sentences.push(say("web-tails-text-own-chosen", { count: chosen.length, cards: words(chosen) }));
  if (own.played.length) sentences.push(say("web-tails-text-own-played", { cards: words(own.played) }));
  if (own.exhausted.length)
    sentences.push(say("told-tails-exhausted", { count: own.exhausted.length, cards: words(own.exhausted) }));
  const lines = plain(sentences.join(" "), say("web-tails-text-flames", { flames: own.flames }));
  lines.push(...plain(...own.piles.map((pile) => tellPile(pile, faces))));
  return [...lines, ...doings(choices)];
}

/** Choices of three cards by their first one, so that nobody searches among all of them; plays and passing together. */
function doings(choices: Choice[]): Lines {
  const lines: Lines = [];
  for (const choice of ofKind(choices, "choose")) {
    const [first = ""] = cardsOf(choice);
    const heading = say("web-tails-text-choose-with", { card: word(first) });
    const line = lines.find((known) => known.text === heading);
    if (line) line.choices.push(choice);
    else lines.push({ text: heading, choices: [choice] });
  }
  const rest = choices.filter((choice) => choice.kind !== "choose");
  if (rest.length) lines.push({ text: say("web-tails-text-do"), choices: rest });
  return lines;
}

function others(player: TailsPlayer, view: TailsView, faces: Face[]): Lines {
  return plain(tellSeat(player, view, faces), ...player.piles.map((pile) => tellPile(pile, faces)));
}

function toCome(view: TailsView, faces: Face[]): Lines {
  const box = view.box.flames ? say("box-tails", { flames: view.box.flames, fires: tellFires(view.box, faces) }) : "";
  return plain(tellToCome(view), box);
}
