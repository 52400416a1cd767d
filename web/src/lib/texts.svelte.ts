// Sentences in the language of the person before the screen: Fluent files of the server, loaded when they are needed.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { Fault } from "./wire";

export type Fact = string | number | boolean | null | undefined;
export type Facts = Record<string, Fact>;
export type Part = "core" | "table" | "web" | "lobby" | "records" | "lessons" | "feurio" | "flashpoint" | "tails" |
  "web-feurio" | "web-flashpoint" | "web-tails" |
  "reasons-feurio" | "reasons-flashpoint" | "reasons-tails"; // prettier-ignore

const FIRST: Part[] = ["core", "table", "web", "lobby"];

class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");
  #parts = new Set<Part>(FIRST); // all that was ever asked for, in that order
  #spoken = 0; // how many of them the bundle has
  #files = new Map<string, Promise<string>>();

  /** The language of what is said now: it changes when all its sentences are here. */
  get language(): Language {
    return this.#language;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load what is missing for the language chosen and for these parts. Whoever waits for it can say them then. */
  async need(...parts: Part[]): Promise<void> {
    parts.forEach((part) => this.#parts.add(part));
    const language = settings.language;
    const wanted = [...this.#parts];
    const sources = await Promise.all(wanted.map((part) => this.#file(language, part)));
    // Another language was chosen meanwhile, or more is being said than was asked for then: what counts is asked now.
    if (language !== settings.language || wanted.length < this.#spoken) return this.need();
    const bundle = new FluentBundle(language, { useIsolating: false });
    sources.forEach((source) => bundle.addResource(new FluentResource(source), { allowOverrides: true }));
    this.#bundle = bundle;
    this.#spoken = wanted.length;
    this.#language = language;
    document.documentElement.lang = language;
  }

  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false;

  say = (id: string, facts: Facts = {}): string => {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      if (bundle) console.error(`no text ${id} in ${this.#language}`);
      return id;
    }
    const problems: Error[] = [];
    const said = bundle.formatPattern(pattern, sayable(facts), problems);
    if (problems.length) console.error(`cannot say ${id}`, ...problems.map(String));
    return said;
  };

  /** Why something is not allowed; the number of its rule is shown beside it, not in it. */
  refusal = ({ code, facts = {} }: Pick<Fault, "code" | "facts">): string => {
    const reason = typeof facts.reason === "string" ? { reason: this.#reason(facts.reason, facts) } : {};
    if (code === "damaged-record" && this.has(`damaged-${facts.damage}`))
      return this.say(`damaged-${facts.damage}`, { ...facts, ...reason });
    const own = this.has(`web-problem-${code}`) ? `web-problem-${code}` : `refusal-${code}`;
    return this.has(own) ? this.say(own, facts) : this.say("web-refusal", { code });
  };

  #reason(reason: string, facts: Facts): string {
    return this.has(`refusal-${reason}`) ? this.say(`refusal-${reason}`, facts) : reason;
  }

  /** “a, b and c” */
  list = (things: readonly (string | number)[]): string => {
    const words = things.map(String);
    const last = words.pop() ?? "";
    return words.length ? this.say("list-and", { first: words.join(", "), last }) : last;
  };

  #file(language: Language, part: Part): Promise<string> {
    const address = `/texts/${language}/${part}.ftl`;
    let file = this.#files.get(address);
    if (!file) {
      file = fetch(address).then((answer) => {
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        return answer.text();
      });
      this.#files.set(address, file);
      file.catch(() => this.#files.delete(address)); // asked for again next time
    }
    return file;
  }
}

function sayable(facts: Facts): Record<string, string | FluentNumber> {
  const said: Record<string, string | FluentNumber> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null || fact === undefined) continue;
    if (typeof fact === "number") said[name] = new FluentNumber(fact, { useGrouping: false });
    else said[name] = typeof fact === "boolean" ? (fact ? "yes" : "no") : fact;
  }
  return said;
}

export const texts = new Texts();
export const say = texts.say;
