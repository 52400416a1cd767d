// What zones are worth, in figures and in words, and how a match ended.

import { say, texts } from "../../lib/texts.svelte";
import type { Ending, FeurioView, FeurioZone } from "../../lib/wire";
import type { Face, Figure } from "../contract";
import { COLOURS, seatOf } from "./box";
import { whoIs } from "./words";

/** “(6+5+4) ÷ 3 = 5”; an arrow where it was rounded; no quotient where no side is free. */
export function formula(zone: FeurioZone): string {
  const sum = zone.values.join("+");
  const values = zone.values.length > 1 ? `(${sum})` : sum;
  if (zone.divisor === 0) return `${values} ÷ – → 0`;
  return `${values} ÷ ${zone.divisor} ${isExact(zone) ? "=" : "→"} ${zone.points}`;
}

function isExact(zone: FeurioZone): boolean {
  return zone.total === zone.divisor * zone.points;
}

/** “Green, zone of 3 tiles: 5, 4, 3. 12 divided by 3: 4 points.” */
export function describeZone(zone: FeurioZone, view: FeurioView): string {
  const facts = { colour: zone.colour, tiles: zone.values.length, values: zone.values.join(", ") };
  if (view.goal) return say("web-feurio-zone-goal", { ...facts, open: zone.divisor === 1 });
  if (zone.divisor === 0) return say("web-feurio-zone-closed", facts);
  const rounding = isExact(zone) ? "none" : view.options.cest_chaud ? "down" : "up";
  const { total, divisor, points } = zone;
  return say("web-feurio-zone", { ...facts, total, divisor, points, rounding });
}

/** By colour, the best first. */
export function zonesInOrder(view: FeurioView): FeurioZone[] {
  const place = ({ colour }: FeurioZone) => COLOURS.findIndex((one) => one === colour);
  return view.zones.toSorted((one, other) => place(one) - place(other) || other.points - one.points);
}

export function ending(ending: Ending, view: FeurioView, faces: Face[]): { sentence: string; figures: Figure[] } {
  return view.goal ? sharedEnding(ending, view) : rivalEnding(ending, view, faces);
}

function sharedEnding({ reason }: Ending, view: FeurioView): { sentence: string; figures: Figure[] } {
  const { men, one_zone, open_ones } = view.goal ?? { men: 0, one_zone: 0, open_ones: 0 };
  const figure = (text: string, got: number, of: number): Figure => ({
    text,
    value: say("web-feurio-goal-figure", { got, of }),
    rule: "F22",
    seat: null,
  });
  return {
    sentence: say(`outcome-feurio-${reason}`, { men, one_zone, open_ones }),
    figures: [
      figure(say("web-feurio-goal-men"), men, 48),
      figure(say("web-feurio-goal-zones"), one_zone, COLOURS.length),
      figure(say("web-feurio-goal-ones"), open_ones, COLOURS.length),
      ...zonesInOrder(view).map((zone) => ({ text: describeZone(zone, view), value: "", rule: "F17", seat: null })),
    ],
  };
}

function rivalEnding({ reason, scores, winners }: Ending, view: FeurioView, faces: Face[]) {
  const names = winners.map((seat) => faces[seat]?.name ?? "");
  const points = scores[winners[0] ?? 0] ?? 0;
  const figures = scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, other) => other.score - one.score || one.seat - other.seat)
    .flatMap(({ score, seat }) => [
      { text: say("web-feurio-total", { name: whoIs(seat, faces).name }), value: String(score), rule: "F19", seat },
      ...zonesInOrder(view)
        .filter((zone) => seatOf(zone, view.options) === seat)
        .map((zone) => ({ text: zoneLine(zone), value: String(zone.points), rule: "F18", seat })),
    ]);
  const facts = { name: names[0], names: texts.list(names), points };
  return { sentence: say(`outcome-feurio-${reason}`, facts), figures };
}

/** A zone in a column of figures: its colour and its sum; the quotient stands in the next column. */
export function zoneLine(zone: FeurioZone): string {
  const sum = zone.values.join(" + ");
  const values = zone.values.length > 1 ? `(${sum})` : sum;
  const colour = say("colour-heading", { colour: zone.colour });
  return `${colour} · ${values}${zone.divisor ? ` ÷ ${zone.divisor}` : ` · ${say("web-feurio-closed")}`}`;
}
