import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asking } from "../lib/socket";
import type { SeatInfo, TableInfo, You } from "../lib/wire";
import WaitingRoom from "./WaitingRoom.svelte";

// Texts are not loaded here: everything is called by the id of its sentence.
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  holder: "open",
  name: "",
  person: null,
  level: null,
  away: false,
  ...more,
});
const MINE = seat(0, { holder: "person", name: "Dov", person: 0 });
const BOT = seat(1, { holder: "bot", name: "Ada", level: "easy" });
const OTHERS = seat(2, { holder: "person", name: "Chloé", person: 1 });

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "tails",
    rules: 1,
    options: { players: seats.length, eldest: 0, deck: "ours" },
    phase: "open",
    public: false,
    spectators: true,
    dice: "sealed",
    clock: { kind: "none" },
    created: 0,
    owner: 0,
    seats,
    people: [{ person: 0, name: "Dov", role: "player" }, { person: 1, name: "Chloé", role: "player" }],
    commitment: null,
    actors: [],
    clocks: [],
    undo: null,
    past_dice: 0,
    ending: null,
    previous: null,
    next: null,
    forked: null,
    play_code: "aaaabbbbcccc",
    watch_code: "ddddeeeeffff",
    ...more,
  } as TableInfo; // prettier-ignore
}

const owner: You = { person: 0, role: "player", owner: true, seats: [0], muted: [], undo: null };
const guest: You = { ...owner, person: 1, owner: false, seats: [] };
const spectator: You = { ...guest, role: "spectator" };

function open(seats: SeatInfo[], you: You, more: Partial<TableInfo> = {}) {
  const asked: Asking[] = [];
  const ask = (asking: Asking) => {
    asked.push(asking);
    return Promise.resolve(true);
  };
  render(WaitingRoom, { session: { table: table(seats, more), you, here: [0, 1], ask } });
  return asked;
}

const names = () => screen.getAllByRole("button").map((button) => button.textContent?.trim());

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
});
afterEach(cleanup);

test("the owner puts bots on open seats and frees the others", async () => {
  const asked = open([MINE, BOT, OTHERS, seat(3)], owner);
  await fireEvent.click(screen.getByText("lobby-put-bot"));
  const [freeBot, freeOther] = screen.getAllByText("lobby-unseat");
  await fireEvent.click(freeBot as HTMLElement);
  await fireEvent.click(freeOther as HTMLElement);
  await fireEvent.click(screen.getByText("lobby-leave"));
  expect(asked).toEqual([
    { do: "seat-bot", seat: 3, level: "easy" },
    { do: "unseat", seat: 1 },
    { do: "unseat", seat: 2 },
    { do: "leave", seat: 0 },
  ]);
});

test("the match starts when every seat is held, not before", async () => {
  open([MINE, seat(1)], owner);
  expect((screen.getByText("lobby-start") as HTMLButtonElement).disabled).toBe(true);
  cleanup();
  const asked = open([MINE, BOT], owner);
  await fireEvent.click(screen.getByText("lobby-start"));
  expect(asked).toEqual([{ do: "start" }]);
});

test("whoever came by the link sits down, and only that", async () => {
  const asked = open([MINE, BOT, seat(2)], guest);
  expect(names()).toEqual(["lobby-sit", "lobby-copy"]);
  await fireEvent.click(screen.getByText("lobby-sit"));
  expect(asked).toEqual([{ do: "sit", seat: 2 }]);
});

test("one open seat is offered before the others to a guest who stands", () => {
  const signs = () => screen.getAllByText("lobby-sit").map((button) => button.classList.contains("primary"));
  open([MINE, seat(1), seat(2)], guest);
  expect(signs()).toEqual([true, false]);
  cleanup();
  open([MINE, seat(1), OTHERS], { ...guest, seats: [2] });
  expect(signs()).toEqual([false]);
});

test("whoever is here and has no seat is told of to the others, not to themselves", () => {
  open([MINE, seat(1)], owner);
  expect(screen.getByRole("status").textContent).toContain("lobby-standing");
  cleanup();
  open([MINE, seat(1)], guest);
  expect(screen.getByRole("status").textContent).not.toContain("lobby-standing");
  cleanup();
  open([MINE, BOT, OTHERS, seat(3)], owner);
  expect(screen.getByRole("status").textContent).not.toContain("lobby-standing");
});

test("a spectator does nothing and gets no links", () => {
  open([MINE, seat(1)], spectator, { play_code: null, watch_code: null });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByText("lobby-watching")).not.toBeNull();
});

test("the link for players is shown first; the other where spectators may come", async () => {
  open([MINE, seat(1)], owner);
  const link = screen.getByRole("textbox") as HTMLInputElement;
  expect(link.value).toMatch(/\/join\/aaaabbbbcccc$/);
  await fireEvent.click(screen.getByLabelText("lobby-share-watch", { selector: "input[type=radio]" }));
  expect(link.value).toMatch(/\/join\/ddddeeeeffff$/);
  cleanup();
  open([MINE, seat(1)], owner, { spectators: false });
  expect(screen.queryByText("lobby-share-watch")).toBeNull();
});
