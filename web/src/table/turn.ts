// Whose turn it is and what is awaited, in a sentence.

import type { Play } from "../lib/play.svelte";
import type { Session } from "../lib/session.svelte";
import { say, texts } from "../lib/texts.svelte";
import type { GameName, TableInfo } from "../lib/wire";

/** `short` leaves out one's own name, for small screens. */
export function turnWords(session: Session, table: TableInfo, play: Play<GameName>, short = false): string {
  const names = (seats: number[]) => texts.list(seats.map((seat) => play.faces[seat]?.name ?? ""));
  if (table.ending) return play.module.ending(table.ending, play.truth, play.faces).sentence;
  if (table.phase === "over") return say("web-turn-over");
  const mine = session.awaited.find((seat) => seat === play.seat) ?? session.awaited[0];
  if (mine !== undefined) {
    const what = play.module.awaited(play.truth, mine);
    return short ? say("web-turn-yours-short", { what }) : say("web-turn-yours", { name: names([mine]), what });
  }
  if (table.actors.includes(-1)) return say("web-turn-chance");
  const [actor] = table.actors;
  if (table.actors.length === 1 && actor !== undefined && play.faces[actor]?.bot)
    return say("web-turn-bot", { name: names([actor]) });
  return say("web-turn-others", { names: names(table.actors), count: table.actors.length });
}
