import { expect, test } from "vitest";
import { screenAt } from "./router.svelte";

const at = (address: string) => screenAt(new URL(address, "http://table.test"));

test.each([
  ["/", { name: "home" }],
  ["/new/feurio", { name: "new", game: "feurio" }],
  ["/tables/ab%20c", { name: "table", table: "ab c" }],
  ["/join/xyz", { name: "join", code: "xyz" }],
  ["/replay/t1", { name: "replay", table: "t1", step: null, seat: null, code: null }],
  ["/replay/t1?step=12&seat=0", { name: "replay", table: "t1", step: 12, seat: 0, code: null }],
  ["/replay/t1?code=k3y", { name: "replay", table: "t1", step: null, seat: null, code: "k3y" }],
  ["/learn", { name: "learn", game: null, lesson: null }],
  ["/learn/tails?lesson=theft", { name: "learn", game: "tails", lesson: "theft" }],
  ["/rules/flashpoint#P17", { name: "rules", game: "flashpoint", rule: "P17" }],
  ["/settings", { name: "settings" }],
])("%s shows its screen", (address, screen) => {
  expect(at(address)).toEqual(screen);
});

test.each([
  "/new",
  "/new/chess",
  "/tables",
  "/tables/a/b",
  "/rules/chess",
  "/settings/x",
  "/elsewhere",
  "/join/%",
  "/tables/%E0%A4",
])("%s is no page of ours", (address) => {
  expect(at(address)).toEqual({ name: "missing" });
});

test.each(["-1", "1e3", "12x", "", "99999999"])("a step %j that is no number is not taken for one", (step) => {
  expect(at(`/replay/t1?step=${step}`)).toMatchObject({ step: null });
});
