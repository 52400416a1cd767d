// Feurio! for the table, the replay and the lessons.

import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { emblems } from "./box";
import { ending } from "./count";
import Panel from "./Panel.svelte";
import Standing from "./Standing.svelte";
import { story } from "./story";
import { text } from "./textview";
import { awaited, name, offer, subtitle, tell } from "./words";

export const game: GameModule<"feurio"> = {
  Board,
  Bar,
  Panel,
  Aside,
  Standing,
  seatsOnBoard: false,
  emblems,
  subtitle,
  tell,
  offer,
  name,
  awaited,
  story,
  text,
  ending,
};
