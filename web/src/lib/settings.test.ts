import { beforeEach, expect, test, vi } from "vitest";

const KEY = "brasier-settings";

async function fresh() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

test("what is chosen is there the next time", async () => {
  (await fresh()).choose({ language: "fr", palette: "red-green", speed: 2, volume: 0.3 });
  const { language, palette, speed, volume } = (await fresh()).chosen;
  expect({ language, palette, speed, volume }).toEqual({ language: "fr", palette: "red-green", speed: 2, volume: 0.3 });
});

test("what nobody chose is usual, and stays so when new settings come", async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "light" }));
  const settings = await fresh();
  expect(settings.theme).toBe("light");
  expect(settings.chosen).toMatchObject({
    palette: "usual",
    motion: "system",
    letters: true,
    pause: false,
    notify: false,
  });
});

test("what was kept badly is forgotten", async () => {
  localStorage.setItem(KEY, "{not json");
  expect((await fresh()).chosen.palette).toBe("usual");
});

test("without storage a choice holds until the page is closed", async () => {
  const settings = await fresh();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("private");
  });
  settings.choose({ sound: false });
  expect(settings.chosen.sound).toBe(false);
  vi.restoreAllMocks();
});
