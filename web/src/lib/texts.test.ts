// Sentences come when they can: whoever waits for them finds them, however often the language changes meanwhile.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Language } from "./settings.svelte";

/** Files that the server is asked for, each answered when the test says so: "hello" is in "core", "lesson" in "lessons". */
class Server {
  readonly #waiting = new Map<string, (() => void)[]>();

  fetch = (address: string): Promise<Response> => {
    const [, , language = "", file = ""] = address.split("/");
    const name = { core: "hello", lessons: "lesson" }[file.replace(".ftl", "")];
    const text = name ? `${name} = ${name} in ${language}\n` : "";
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(language) ?? [];
      waiting.push(() => resolve(new Response(text)));
      this.#waiting.set(language, waiting);
    });
  };

  /** Everything asked for in this language arrives. */
  async answer(language: Language): Promise<void> {
    this.#waiting.get(language)?.forEach((arrives) => arrives());
    this.#waiting.delete(language);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let server: Server;

async function fresh() {
  const { settings } = await import("./settings.svelte");
  const { texts } = await import("./texts.svelte");
  return { choose: (language: Language) => settings.choose({ language }), texts };
}

beforeEach(() => {
  vi.resetModules();
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => vi.unstubAllGlobals());

test("who waits while the language changes waits for the new one", async () => {
  const { choose, texts } = await fresh();
  choose("en");
  const first = texts.need();
  await server.answer("en");
  await first;
  let ready = false;
  void texts.need("lessons").then(() => (ready = true));
  choose("fr");
  void texts.need();
  await server.answer("en");
  expect(ready).toBe(false);
  expect([texts.language, texts.say("hello")]).toEqual(["en", "hello in en"]);
  await server.answer("fr");
  expect(ready).toBe(true);
  expect([texts.language, texts.say("lesson")]).toEqual(["fr", "lesson in fr"]);
});

test("an answer that comes late takes nothing away that is said already", async () => {
  const { choose, texts } = await fresh();
  choose("fr");
  void texts.need();
  choose("en");
  void texts.need("lessons");
  await server.answer("en");
  expect(texts.say("lesson")).toBe("lesson in en");
  choose("fr");
  await server.answer("fr"); // only what was asked for before the lessons were
  expect([texts.language, texts.say("lesson")]).toEqual(["en", "lesson in en"]);
  await server.answer("fr");
  expect([texts.language, texts.say("lesson")]).toEqual(["fr", "lesson in fr"]);
});
