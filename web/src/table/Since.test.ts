import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FAMILY } from "../games/flashpoint/fixtures/read";
import { FACES } from "../games/flashpoint/fixtures/stage";
import { game } from "../games/flashpoint";
import { speak } from "../lib/fixtures/speak";
import { Play } from "../lib/play.svelte";
import type { GameName } from "../lib/wire";
import Since from "./Since.svelte";

const told = FAMILY.find(({ events }) => events[0]?.type === "move")!;
const mover = (told.events[0] as { seat: number }).seat;

beforeEach(() => speak("en", ["flashpoint", "web-flashpoint"]));
afterEach(cleanup);

function make() {
  const hands = { act: () => Promise.resolve(), why: () => Promise.resolve(null), point: null };
  const play = new Play("flashpoint", game, told.before, hands);
  play.faces = FACES.map((face) => ({ ...face, you: face.seat !== mover }));
  return play;
}

it("shows nothing before anybody else did something", () => {
  render(Since, { play: make() as unknown as Play<GameName> });
  expect(screen.queryByRole("group")).toBeNull();
});

it("names whoever did something, and shows it again on the board", async () => {
  const play = make();
  play.show({ view: told.after, seat: null, choices: [], paths: [], events: told.events });
  play.skip();
  const closed = vi.fn();
  render(Since, { play: play as unknown as Play<GameName>, onrecall: closed });
  const name = FACES[mover]!.name;
  await fireEvent.click(screen.getByRole("button", { name: `Show again what ${name} did` }));
  expect(closed).toHaveBeenCalledOnce();
  expect(play.telling).toBe(true);
  expect(play.beat?.effect).toMatchObject({ type: "walk", seat: mover });
  play.skip();
  expect(play.view).toBe(told.after);
});
