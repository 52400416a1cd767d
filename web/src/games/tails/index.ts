// Tails on Fire on the screen.

import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Standing from "./Standing.svelte";
import { story } from "./story";
import { text } from "./textview";
import { awaited, emblems, ending, name, offer, subtitle, tell } from "./words";

export const game: GameModule<"tails"> = {
  Board,
  Bar,
  Panel,
  Aside,
  Standing,
  seatsOnBoard: true,
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
