import { COLOURS, EMBLEMS } from "../../art/emblems";
import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { name } from "./names";
import { offer } from "./offers";
import Panel from "./Panel.svelte";
import Standing from "./Standing.svelte";
import { story } from "./story";
import { text } from "./text";
import { awaited, ending, subtitle, tell } from "./words";

export const game: GameModule<"flashpoint"> = {
  Board,
  Bar,
  Panel,
  Aside,
  Standing,
  seatsOnBoard: false,
  emblems: (seat) => [EMBLEMS[COLOURS[seat % COLOURS.length] ?? "red"]],
  subtitle,
  tell,
  offer,
  name,
  awaited,
  story,
  text,
  ending,
};
