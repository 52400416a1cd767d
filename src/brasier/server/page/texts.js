// What Brasier says in one language: the sentences of the house, as the server keeps them in Fluent files, and the
// page's own words. Reads as much of Fluent as those files use: variables, choices, plurals, and parts of sentences.

import { WORDS } from "./words.js";

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const NAME = /-?[a-zA-Z][\w-]*/y;
const VARIANTS_GO_ON = /\s*\n\s*(?:\*?\[|\})/y; // what ends the text of a variant

class Missing extends Error {}

export class Texts {
  constructor(language, source) {
    this.language = language;
    this.plurals = new Intl.PluralRules(language);
    this.sources = new Map();
    this.patterns = new Map();
    const found = [...source.matchAll(ENTRY)];
    found.forEach((entry, index) => {
      const end = index + 1 < found.length ? found[index + 1].index : source.length;
      const text = source.slice(entry.index + entry[0].length, end);
      this.sources.set(entry[1], text.replace(/^#.*$/gm, "").trim());
    });
  }

  // A word of this page, its braces filled.
  word(name, facts = {}) {
    return WORDS[this.language][name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
  }

  hasWord(name) {
    return name in WORDS[this.language];
  }

  // The sentence of that id; null if there is none, or if it asks for something that is not known.
  say(id, facts = {}) {
    try {
      return this.format(id, facts);
    } catch (problem) {
      if (problem instanceof Missing) return null;
      throw problem;
    }
  }

  format(id, facts) {
    if (!this.sources.has(id)) throw new Missing(id);
    if (!this.patterns.has(id)) this.patterns.set(id, new Reader(this.sources.get(id)).pattern(false));
    return this.fill(this.patterns.get(id), facts);
  }

  fill(pattern, facts) {
    return pattern.map((part) => (typeof part === "string" ? part : this.part(part, facts))).join("");
  }

  part(part, facts) {
    if (part.refers) return this.format(part.refers, facts);
    const fact = facts[part.variable];
    if (fact === undefined || fact === null) throw new Missing(part.variable);
    if (!part.variants) return String(fact);
    const keys = [String(fact), typeof fact === "number" ? this.plurals.select(fact) : null];
    const chosen =
      part.variants.find((variant) => variant.key === keys[0]) ??
      part.variants.find((variant) => variant.key === keys[1]) ??
      part.variants.find((variant) => variant.usual);
    return this.fill(chosen.pattern, facts);
  }

  // Why something is not allowed, with the number of the rule where there is one.
  refusal({ code, rule, facts = {} }) {
    const reason = facts.reason ? { reason: this.say(`refusal-${facts.reason}`, facts) ?? facts.reason } : {};
    const damage = code === "damaged-record" ? this.say(`damaged-${facts.damage}`, { ...facts, ...reason }) : null;
    const own = this.hasWord(`problem-${code}`) ? this.word(`problem-${code}`, facts) : null;
    const sentence = damage ?? this.say(`refusal-${code}`, facts) ?? own ?? `${code} ${inShort(facts)}`.trim();
    return rule ? `${sentence} (${rule})` : sentence;
  }

  // "a, b and c"
  list(things) {
    const words = things.map(String);
    const last = words.pop() ?? "";
    return words.length ? this.say("list-and", { first: words.join(", "), last }) : last;
  }

  // An action in words people of this language may also type; what has no word stays as it is.
  action(game, action) {
    return action
      .split(" ")
      .map((word) => this.say(`words-${game}-${word}`)?.split(" ")[0] ?? word)
      .join(" ");
  }
}

export function inShort(facts) {
  return Object.entries(facts)
    .filter(([, fact]) => fact !== null)
    .map(([name, fact]) => `${name} ${typeof fact === "object" ? JSON.stringify(fact) : fact}`)
    .join(" · ");
}

class Reader {
  constructor(source) {
    this.source = source;
    this.at = 0;
  }

  pattern(inside) {
    const parts = [];
    let text = "";
    while (this.at < this.source.length) {
      if (this.source[this.at] === "{") {
        parts.push(text, this.placeable());
        text = "";
      } else if (inside && this.matches(VARIANTS_GO_ON)) {
        break;
      } else {
        text += this.source[this.at++];
      }
    }
    return [...parts, text].map((part) => (typeof part === "string" ? part.replace(/\n\s+/g, "\n") : part));
  }

  placeable() {
    this.skip("{");
    let part;
    if (this.source[this.at] === '"') {
      const end = this.source.indexOf('"', this.at + 1);
      part = this.source.slice(this.at + 1, end);
      this.at = end;
      this.skip('"');
    } else if (this.source[this.at] === "$") {
      this.at += 1;
      part = { variable: this.name() };
      if (this.source.startsWith("->", this.at)) {
        this.skip("->");
        part.variants = this.variants();
      }
    } else {
      part = { refers: this.name() };
    }
    if (this.source[this.at] !== "}") throw new Error(`cannot read: ${this.source}`);
    this.at += 1;
    return part;
  }

  variants() {
    const variants = [];
    while (this.source[this.at] !== "}") {
      const usual = this.source[this.at] === "*";
      this.skip(usual ? "*[" : "[");
      const end = this.source.indexOf("]", this.at);
      const key = this.source.slice(this.at, end).trim();
      this.at = end;
      this.skip("]");
      variants.push({ key, usual, pattern: this.pattern(true) });
      this.skip("");
    }
    return variants;
  }

  name() {
    NAME.lastIndex = this.at;
    const found = NAME.exec(this.source);
    if (!found) throw new Error(`cannot read: ${this.source}`);
    this.skip(found[0]);
    return found[0];
  }

  // Go past this sign and the white space after it.
  skip(sign) {
    this.at += sign.length;
    while (/\s/.test(this.source[this.at] ?? "")) this.at += 1;
  }

  matches(pattern) {
    pattern.lastIndex = this.at;
    return pattern.test(this.source);
  }
}
