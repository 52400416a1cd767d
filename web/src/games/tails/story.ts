// How events are shown: one beat after the other, each on a picture of the table that lies between before and after.
//
// What glides from one place to another is told on the table as it was; the table as it is then comes with a short
// beat of its own. The last picture is always the true one.

import type { TailsEvent, TailsFires, TailsPlayer, TailsView, TailsWho } from "../../lib/wire";
import type { Sound } from "../../lib/sound";
import type { Beat } from "../contract";

/** What is drawn above the table meanwhile. `who` is a seat, or null: the Thief. */
export type Effect =
  | { kind: "played"; who: TailsWho }
  | { kind: "passed"; who: TailsWho }
  | { kind: "sealed"; seat: number }
  | { kind: "revealed" }
  | { kind: "raised" }
  | { kind: "drawn"; value: number; kept: boolean }
  | { kind: "won"; who: TailsWho; card: string; value: number; start: number; flames: number }
  | { kind: "stolen"; who: TailsWho; of: number; value: number; flames: number }
  | { kind: "slept"; seat: number; cards: string[] }
  | { kind: "woke"; seat: number; cards: string[] };

interface Scene {
  effect: Effect | null;
  ms: number;
  sound: Sound | null;
}

const SETTLE = 140; // what glided has arrived
const STILL: Scene = { effect: null, ms: 0, sound: null };

export function story(events: TailsEvent[], before: TailsView, after: TailsView): Beat<"tails">[] {
  const beats: Beat<"tails">[] = [];
  let view = before;
  for (const event of events) {
    const scene = sceneOf(event);
    const next = patched(view, event, after);
    if (glides(event)) {
      beats.push({ view, ...scene });
      beats.push({ view: next, effect: null, ms: SETTLE, sound: null });
    } else if (scene.ms) beats.push({ view: next, ...scene });
    view = next;
  }
  beats.push({ view: after, effect: null, ms: 0, sound: null });
  return beats;
}

function glides(event: TailsEvent): boolean {
  return event.type === "won" || event.type === "stolen";
}

function sceneOf(event: TailsEvent): Scene {
  switch (event.type) {
    case "blaze":
      return { effect: null, ms: 260, sound: "card" };
    case "iguana":
      return { effect: { kind: "revealed" }, ms: 520, sound: "card" };
    case "chosen":
      return { effect: { kind: "sealed", seat: event.seat }, ms: 320, sound: "sealed" };
    case "hunt":
      return { effect: { kind: "raised" }, ms: 380, sound: null };
    case "played":
      return { effect: { kind: "played", who: event.seat }, ms: 480, sound: "card" };
    case "passed":
      return { effect: { kind: "passed", who: event.seat }, ms: 380, sound: "tap" };
    case "raised":
      return { effect: { kind: "raised" }, ms: 420, sound: null };
    case "drawn":
      return { effect: { kind: "drawn", value: event.value, kept: event.kept }, ms: 560, sound: "card" };
    case "won": {
      const { seat, card, value, start, flames } = event;
      const sound = seat === null ? "lost" : "saved";
      return { effect: { kind: "won", who: seat, card, value, start, flames }, ms: 900, sound };
    }
    case "stolen": {
      const { seat, of, value, flames } = event;
      return { effect: { kind: "stolen", who: seat, of, value, flames }, ms: 900, sound: "steal" };
    }
    case "exhausted":
      return { effect: { kind: "slept", seat: event.seat, cards: event.cards }, ms: 320, sound: null };
    case "recovered":
      return { effect: { kind: "woke", seat: event.seat, cards: event.cards }, ms: 240, sound: null };
    case "end":
      return { effect: null, ms: 200, sound: "end" };
    default:
      return STILL; // an event of a newer server: straight to what is true
  }
}

/** The table after one event, as far as the event tells it. */
function patched(view: TailsView, event: TailsEvent, after: TailsView): TailsView {
  switch (event.type) {
    case "blaze":
      return withPlayer(view, event.seat, () => after.players[event.seat]);
    case "iguana": {
      const iguana = { start: event.start, flames: event.flames };
      const unseen = view.unseen.filter((card) => card.start !== event.start);
      const players = view.players.map((player) => ({ ...player, ready: false }));
      const fresh = { phase: "choose", round: event.round, row: [], wanted: null, turn: null };
      return { ...view, ...fresh, iguana, unseen, players };
    }
    case "chosen":
      return withPlayer({ ...view, awaited: without(view.awaited, [event.seat]) }, event.seat, (player) => ({
        ...player,
        ready: true,
        to_choose: 0,
        holds: event.count,
        chosen: event.cards ?? player.chosen,
      }));
    case "hunt": {
      const { seat, value } = event;
      return { ...view, phase: "first", first: seat, turn: seat, awaited: [seat], wanted: value };
    }
    case "played":
      return played(view, event.seat, event.card, event.value);
    case "passed":
      return { ...view, turn: event.seat, awaited: event.seat === null ? [] : [event.seat] };
    case "raised":
      return { ...view, wanted: event.value, must_open: event.must_open };
    case "drawn":
      return drawn(view, event.value, event.kept);
    case "won": {
      const taken = { flames: event.flames, iguanas: [event.start], campfires: [] };
      const back = { ready: false, holds: 0 };
      const players = view.players.map((player) => ({ ...player, ...back, chosen: player.chosen && [] }));
      const cleared = {
        ...view,
        phase: "iguana",
        players,
        iguana: null,
        row: [],
        wanted: null,
        turn: null,
        awaited: [],
      };
      return given(cleared, event.seat, event.card, event.value, taken);
    }
    case "stolen": {
      const { flames, iguanas, campfires } = event;
      const robbed = withPlayer(view, event.of, (player) => ({
        ...player,
        cards: inOrder([...player.cards, String(event.value)]),
        piles: player.piles.filter((pile) => pile.value !== event.value),
        flames: player.flames - flames,
      }));
      const winning = after.players[event.seat ?? -1]?.piles.find((pile) => holds(pile.fires, event));
      const card = winning?.card ?? String(event.value);
      return given(robbed, event.seat, card, event.value, { flames, iguanas, campfires });
    }
    case "recovered":
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        cards: inOrder([...player.cards, ...event.cards]),
        exhausted: without(player.exhausted, event.cards),
      }));
    case "exhausted":
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        played: without(player.played, event.cards),
        exhausted: inOrder([...player.exhausted, ...event.cards]),
      }));
    default:
      return after;
  }
}

function played(view: TailsView, who: TailsWho, card: string, value: number): TailsView {
  const row = [...view.row, { seat: who, card, value }];
  const laid = { ...view, phase: "chase", row, wanted: null, must_open: false };
  if (who !== null)
    return withPlayer(laid, who, (player) => ({
      ...player,
      cards: without(player.cards, [card]),
      chosen: player.chosen && without(player.chosen, [card]),
      holds: player.holds - 1,
      played: inOrder([...player.played, card]),
    }));
  if (!view.thief) return laid;
  const { pile, reserve, played: before } = view.thief;
  const fromReserve = reserve.at(-1) === value;
  return {
    ...laid,
    thief: {
      pile: fromReserve ? pile : without(pile, [value]),
      reserve: fromReserve ? reserve.slice(0, -1) : reserve,
      played: [...before, value],
    },
  };
}

function drawn(view: TailsView, value: number, kept: boolean): TailsView {
  if (!view.thief) return view;
  const { pile, reserve, played: before } = view.thief;
  const thief = { pile: without(pile, [value]), reserve: kept ? [...reserve, value] : reserve, played: before };
  return { ...view, turn: null, awaited: [], thief };
}

/** Flames go under the winner's card, or into the box where the winner is the Thief. */
function given(view: TailsView, who: TailsWho, card: string, value: number, fires: TailsFires): TailsView {
  if (who === null) return { ...view, box: together(view.box, fires) };
  return withPlayer(view, who, (player) => {
    const known = player.piles.find((pile) => pile.card === card);
    const pile = known
      ? { ...known, fires: together(known.fires, fires) }
      : { card, value: card === String(value) ? value : null, fires };
    const piles = known ? player.piles.map((one) => (one === known ? pile : one)) : [...player.piles, pile];
    return { ...player, piles, played: without(player.played, [card]), flames: player.flames + fires.flames };
  });
}

function together(one: TailsFires, other: TailsFires): TailsFires {
  return {
    flames: one.flames + other.flames,
    iguanas: [...one.iguanas, ...other.iguanas],
    campfires: [...one.campfires, ...other.campfires],
  };
}

function holds(fires: TailsFires, part: Omit<TailsFires, "flames">): boolean {
  return (
    part.iguanas.every((start) => fires.iguanas.includes(start)) &&
    part.campfires.every((seat) => fires.campfires.includes(seat))
  );
}

function withPlayer(
  view: TailsView,
  seat: number,
  change: (player: TailsPlayer) => TailsPlayer | undefined,
): TailsView {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? (change(player) ?? player) : player)),
  };
}

function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  return things.filter((thing) => !gone.includes(thing));
}

/** The order of a hand: 1 to 9, then the trickster. */
function inOrder(cards: string[]): string[] {
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

function rank(card: string): number {
  return card.startsWith("+") ? 10 : Number(card);
}
