// What happens, what can be done and what lies where, in words.

import { EMBLEMS, COLOURS, type Emblem } from "../../art/emblems";
import { say, texts } from "../../lib/texts.svelte";
import type {
  Choice,
  Ending,
  TailsEvent,
  TailsFires,
  TailsOptions,
  TailsPile,
  TailsPlayer,
  TailsView,
  TailsWho,
  Target,
} from "../../lib/wire";
import type { Face, Figure, Line, Offer } from "../contract";
import { TRICKSTER, tricksterOnTop, whereabouts } from "./cards";
import { cardsOf } from "./tray";

export function emblems(seat: number): Emblem[] {
  const colour = COLOURS[seat % COLOURS.length];
  return colour ? [EMBLEMS[colour]] : [];
}

export function subtitle({ players }: TailsOptions): string {
  return say("web-tails-players", { players });
}

/** “7” or “trickster”: fits after “the”. */
export function word(card: string): string {
  return card === TRICKSTER ? say("web-tails-trickster") : card;
}

export function words(cards: readonly string[]): string {
  return texts.list(cards.map(word));
}

export function nameOf(who: TailsWho, faces: Face[]): string {
  return who === null ? say("label-tails-thief") : (faces[who]?.name ?? "");
}

export function namesOf(seats: readonly number[], faces: Face[]): string {
  return texts.list(seats.map((seat) => nameOf(seat, faces)));
}

// ---- the log

interface Told {
  id: string;
  rule: string;
  mark: Line["mark"];
  moment?: Line["moment"];
  facts?: Record<string, string | number>;
}

export function tell(event: TailsEvent, faces: Face[], view: TailsView): Line | null {
  const told = tellable(event, faces, view);
  if (!told) return null;
  const name = "seat" in event ? { name: nameOf(event.seat, faces) } : {};
  const text = say(told.id, { ...scalars(event), ...name, ...told.facts });
  return { text, rule: told.rule, mark: told.mark, moment: told.moment ?? null };
}

function tellable(event: TailsEvent, faces: Face[], view: TailsView): Told | null {
  switch (event.type) {
    case "blaze":
      return { id: "event-tails-blaze", rule: "T3", mark: { seat: event.seat } };
    case "iguana":
      return { id: "event-tails-iguana", rule: "T3", mark: { icon: "fire" } };
    case "chosen": // never which: the log stays open on a screen that others see
      return { id: "event-tails-chosen", rule: "T4", mark: { seat: event.seat } };
    case "hunt":
      return { id: "event-tails-hunt", rule: "T5", mark: { icon: "card" } };
    case "played": {
      const rule = event.seat === null ? "T15" : view.row.length === 1 ? "T5" : "T6";
      return { id: `event-tails-played${form(event)}`, rule, mark: markOf(event.seat) };
    }
    case "passed":
      return event.seat === null
        ? { id: "event-tails-passed-thief", rule: "T15", mark: markOf(null) }
        : { id: "event-tails-passed", rule: "T7", mark: markOf(event.seat) };
    case "raised":
      return { id: `event-tails-raised${event.must_open ? "-must" : ""}`, rule: "T5", mark: { icon: "card" } };
    case "drawn": // what it does with it is told by the next event
      return { id: event.kept ? "web-tails-drawn-kept" : "event-tails-drawn", rule: "T15", mark: markOf(null) };
    case "won":
      return { id: `event-tails-won${form(event)}`, rule: event.seat === null ? "T16" : "T8", mark: { icon: "fire" } };
    case "stolen": {
      const facts = { of: nameOf(event.of, faces) };
      const rule = event.seat === null ? "T16" : "T10";
      const id = event.seat === null ? "event-tails-stolen-thief" : "event-tails-stolen";
      return { id, rule, mark: markOf(event.seat), moment: "theft", facts };
    }
    case "exhausted":
    case "recovered": {
      const facts = { count: event.cards.length, cards: words(event.cards) };
      const rule = event.type === "exhausted" ? "T12" : "T11";
      return { id: `event-tails-${event.type}`, rule, mark: { seat: event.seat }, facts };
    }
    case "end":
      return { id: "event-tails-end", rule: "T13", mark: { icon: "end" }, moment: "end" };
    default:
      return null; // an event of a newer server
  }
}

function form(event: { seat: TailsWho; card: string }): string {
  return event.seat === null ? "-thief" : event.card === TRICKSTER ? "-trickster" : "";
}

function markOf(who: TailsWho): Line["mark"] {
  return who === null ? { icon: "card" } : { seat: who };
}

function scalars(event: TailsEvent): Record<string, string | number> {
  const plain = Object.entries(event).filter(([, fact]) => typeof fact === "string" || typeof fact === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}

// ---- what can be done

export function offer(choice: Choice, view: TailsView, faces: Face[]): Offer {
  const cards = cardsOf(choice);
  const [card] = cards;
  if (choice.kind === "choose")
    return { verb: say("web-tails-offer-seal", { cards: words(cards) }), where: "", cost: "", grave: true };
  if (choice.kind === "pass" || card === undefined)
    return { verb: say("web-tails-pass"), where: "", cost: "", grave: false };
  const last = view.row.at(-1);
  const value = view.wanted ?? 0;
  const where =
    card === TRICKSTER
      ? say("web-tails-offer-counts", { value })
      : last
        ? say("web-tails-offer-cover", { name: nameOf(last.seat, faces), value: last.value })
        : say("web-tails-offer-first");
  return { verb: say("web-tails-play", { card: word(card) }), where, cost: "", grave: false };
}

export function name(target: Target, view: TailsView, _faces: Face[]): string {
  if (target.type !== "card") return "";
  const player = view.players[view.seat ?? -1];
  const [card] = target.cards;
  if (target.cards.length !== 1 || card === undefined || !player) return words(target.cards);
  const where = say(`web-tails-is-${whereabouts(card, player, view.phase)}`);
  return say("web-tails-named", { card: word(card), where });
}

export function awaited(view: TailsView, seat: number): string {
  const count = view.players[seat]?.to_choose ?? 0;
  if (view.phase === "choose") return count ? say("web-tails-awaited-choose", { count }) : "";
  if (view.wanted === null || view.turn !== seat) return "";
  const wanted = view.wanted;
  if (view.must_open) return say("web-tails-awaited-must", { wanted });
  if (!view.row.length) return say("web-tails-awaited-first", { wanted });
  return say(tricksterOnTop(view) ? "web-tails-awaited-number" : "web-tails-awaited-cover", { wanted });
}

/** What fits now: “Now a 7, or a trickster.” Empty while nothing is wanted. */
export function wantedNow(view: TailsView): string {
  if (view.phase === "choose" && view.iguana) return say("web-tails-opens", { value: view.iguana.start });
  const value = view.wanted;
  if (value === null) return "";
  if (view.must_open) return say("web-tails-now-must", { value });
  if (!view.row.length) return say("web-tails-now-first", { value });
  return say(tricksterOnTop(view) ? "web-tails-now-number" : "web-tails-now", { value });
}

/** What a card played now would steal if it won, pile by pile: everybody can see that. */
export function loot(view: TailsView, seat: number | null, faces: Face[]): string {
  if (view.wanted === null) return "";
  return view.players
    .filter((player) => player.seat !== seat)
    .flatMap((player) => player.piles.map((pile) => ({ player, pile })))
    .filter(({ pile }) => pile.value === view.wanted)
    .map(({ player, pile }) => say("web-tails-loot", { name: nameOf(player.seat, faces), flames: pile.fires.flames }))
    .join(" ");
}

// ---- what lies where

export function tellFires(fires: TailsFires, faces: Face[]): string {
  const told = fires.campfires.map((seat) => say("fire-tails-campfire", { name: nameOf(seat, faces) }));
  const count = fires.iguanas.length;
  if (count) told.unshift(say("fire-tails-iguanas", { count, cards: texts.list(fires.iguanas) }));
  return told.join(", ");
}

/** “Under the 6: 4 flames, the iguana card 3.” and how it can be stolen. */
export function tellPile(pile: TailsPile, faces: Face[]): string {
  const facts = { card: pile.card, flames: pile.fires.flames, fires: tellFires(pile.fires, faces) };
  if (pile.value === null) return say("pile-tails-trickster", facts);
  return `${say("pile-tails", facts)} ${say("web-tails-stolen-by", { value: pile.value })}`;
}

/** What everybody may know of a seat. */
export function tellSeat(player: TailsPlayer, view: TailsView, faces: Face[]): string {
  const told = [say("standing-tails", { name: nameOf(player.seat, faces), flames: player.flames })];
  if (view.phase === "choose") told.push(say(player.ready ? "web-tails-has-sealed" : "web-tails-has-not-sealed"));
  else if (turnOfSeat(view, player.seat)) told.push(say("web-tails-has-turn"));
  if (player.cards.length) told.push(say("told-tails-hand", { cards: words(player.cards) }));
  if (player.holds) told.push(say("told-tails-holds", { count: player.holds }));
  if (player.lacks.length) told.push(say("told-tails-lacks", { cards: words(player.lacks) }));
  if (player.exhausted.length)
    told.push(say("told-tails-exhausted", { count: player.exhausted.length, cards: words(player.exhausted) }));
  return told.join(" ");
}

function turnOfSeat(view: TailsView, seat: number): boolean {
  return view.turn === seat && (view.phase === "first" || view.phase === "chase");
}

export function tellThief(view: TailsView): string {
  if (!view.thief) return "";
  const { pile, reserve } = view.thief;
  const told = [pile.length ? say("told-tails-thief", { cards: texts.list(pile) }) : say("told-tails-thief-empty")];
  const top = reserve.at(-1);
  if (top !== undefined) told.push(say("told-tails-reserve", { cards: texts.list(reserve), top }));
  return told.join(" ");
}

export function tellToCome(view: TailsView): string {
  if (!view.unseen.length) return say("web-tails-none-to-come");
  const cards = view.unseen.map(({ start, flames }) => say("to-come-tails-card", { start, flames }));
  return say("to-come-tails", { cards: cards.join(", ") });
}

export function tellLaid(laid: TailsView["row"][number], faces: Face[]): string {
  const id = laid.card === TRICKSTER ? "told-tails-laid-trickster" : "told-tails-laid";
  return say(id, { name: nameOf(laid.seat, faces), value: laid.value });
}

// ---- the end

export function ending(end: Ending, view: TailsView, faces: Face[]): { sentence: string; figures: Figure[] } {
  const [winner = 0] = end.winners;
  const flames = Math.max(...end.scores);
  const facts = { name: nameOf(winner, faces), names: namesOf(end.winners, faces), flames };
  const sentence = say(end.winners.length > 1 ? "outcome-tails-shared" : "outcome-tails-most-flames", facts);
  const figures: Figure[] = view.players
    .toSorted((one, other) => other.flames - one.flames)
    .map((player) => ({
      text: say("web-tails-figure", {
        name: nameOf(player.seat, faces),
        piles: player.piles.length,
        sum: player.piles.map((pile) => pile.fires.flames).join(" + "),
      }),
      value: String(player.flames),
      rule: "T13",
      seat: player.seat,
    }));
  if (view.box.flames)
    figures.push({ text: say("web-tails-figure-box"), value: String(view.box.flames), rule: "T16", seat: null });
  return { sentence, figures };
}
