import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { lastGame, lastLevel, playAlone, rememberLevel } from "./alone";

const JSON_TYPE = { headers: { "Content-Type": "application/json" } };
const GAMES = [{ name: "tails", levels: ["easy", "hard"], options: [{ name: "players", default: 3 }] }];
const opened: { seats: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  opened.length = 0;
  vi.spyOn(me, "named").mockResolvedValue(undefined as never);
  vi.spyOn(router, "go").mockReturnValue();
  vi.stubGlobal("fetch", (address: string, asked: { body: string | null }) => {
    if (asked.body) opened.push(JSON.parse(asked.body) as { seats: unknown });
    const answer = address === "/api/games" ? { games: GAMES } : { table: "t" };
    return Promise.resolve(new Response(JSON.stringify(answer), JSON_TYPE));
  });
});

test("somebody new plays with the bots the house seats", async () => {
  await playAlone("tails");
  expect(opened[0]?.seats).toBeNull();
  expect(router.go).toHaveBeenCalledWith("/tables/t");
  expect(lastGame()).toBe("tails");
});

test("the level chosen is kept, and all bots have it", async () => {
  rememberLevel("hard");
  expect(lastLevel()).toBe("hard");
  await playAlone("tails");
  const bot = { kind: "bot", level: "hard" };
  expect(opened[0]?.seats).toEqual([{ kind: "me", name: null }, bot, bot]);
});

test("where a game has no such bots, the house seats others", async () => {
  await playAlone("tails", "normal");
  expect(opened[0]?.seats).toBeNull();
});
