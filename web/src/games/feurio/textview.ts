// The table in words: where we are, what you may do, the hottest points, the forest row by row, the zones.

import { say, texts } from "../../lib/texts.svelte";
import type { Choice, FeurioCell, FeurioView } from "../../lib/wire";
import type { Face, TextPart } from "../contract";
import { byCell } from "./actions";
import { tilesToCome } from "./box";
import { describeZone, zonesInOrder } from "./count";
import { inReadingOrder, keyOf } from "./geometry";
import { awaited, describe, whoIs } from "./words";

type TextLine = TextPart["lines"][number];

export function text(view: FeurioView, choices: Choice[], faces: Face[], seat: number | null): TextPart[] {
  const covered = seat === null && view.seat !== null; // read by somebody whose eyes these are not
  const there = byCell(choices);
  const at = (cell: FeurioCell): TextLine => ({
    text: describe(cell, view, faces, covered),
    choices: there.get(keyOf(cell)) ?? [],
  });
  const anywhere = choices.filter(({ target }) => target === null);
  const hottest = tilesToCome(view) ? view.empty.filter((empty) => empty.hottest) : [];
  const rows = [...new Set(view.tiles.map(({ cell }) => cell[1]))].sort((one, other) => one - other);
  const parts: TextPart[] = [
    { heading: say("web-feurio-text-now"), lines: now(view, faces, seat, covered) },
    {
      heading: say("web-feurio-text-do"),
      lines: anywhere.length ? [{ text: sentence(awaited(view)), choices: anywhere }] : [],
    },
    {
      heading: say("web-feurio-text-points"),
      lines: hottest
        .map(({ cell }) => cell)
        .sort(inReadingOrder)
        .map(at),
    },
    ...rows.map((row, index) => ({
      heading: say("web-feurio-text-row", { row: index + 1, rows: rows.length }),
      lines: view.tiles
        .map(({ cell }) => cell)
        .filter(([, r]) => r === row)
        .sort(inReadingOrder)
        .map(at),
    })),
    { heading: say("web-feurio-text-zones"), lines: zonesInOrder(view).map((zone) => line(describeZone(zone, view))) },
  ];
  return parts.filter(({ lines }) => lines.length);
}

function now(view: FeurioView, faces: Face[], seat: number | null, covered: boolean): TextLine[] {
  const lines: string[] = [];
  if (view.start.length) lines.push(say("web-feurio-text-start", { values: texts.list(view.start) }));
  if (view.drawn !== null && !(covered && view.options.firebreaks)) {
    const holder = view.player === seat ? { name: "", you: true } : whoIs(view.player, faces);
    lines.push(say("web-feurio-text-hand", { ...holder, value: view.drawn }));
  }
  lines.push(say("pile-feurio", { left: view.left }));
  for (const standing of view.standings) {
    const { name } = whoIs(standing.seat, faces);
    const men = texts.list(
      Object.entries(standing.men).map(([colour, count]) => say("men-feurio", { colour, men: count })),
    );
    const facts = { name, men, points: standing.points, best: standing.best_zone };
    lines.push(view.goal ? say("web-feurio-text-player", facts) : say("web-feurio-text-player-points", facts));
  }
  if (view.goal) {
    const { men, one_zone, open_ones } = view.goal;
    lines.push(say("goal-feurio", { men, one_zone, open_ones }));
  }
  return lines.map(line);
}

function line(words: string): TextLine {
  return { text: words, choices: [] };
}

function sentence(words: string): string {
  return `${words.charAt(0).toLocaleUpperCase(texts.language)}${words.slice(1)}.`;
}
