// What people say to each other: free text, or a phrase that everybody reads in their own language.

import { element, labelled, refill, select } from "./elements.js";

const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "take-your-time",
  "help-me",
  "i-take-the-fire",
  "i-take-the-victim",
  "careful",
  "again",
  "good-bye",
];

export class Talk {
  constructor(visit) {
    this.visit = visit;
    const { word, texts } = visit.page;
    this.lines = [];
    this.heading = element("h2", {}, word("chat"));
    this.list = element("ol", { class: "lines short", role: "log", tabindex: 0, "aria-label": word("chat") });
    this.text = element("input", { maxlength: 400, autocomplete: "off" });
    const phrases = PHRASES.map((phrase) => [phrase, texts.say(`phrase-${phrase}`) ?? phrase]);
    this.phrase = select([["", word("chat-none")], ...phrases], "");
    const form = element(
      "form",
      { class: "inline", onsubmit: (event) => this.say(event) },
      labelled(word("chat-text"), this.text),
      labelled(word("chat-phrase"), this.phrase),
      element("button", { type: "submit" }, word("say")),
    );
    this.root = element("section", { class: "panel" }, this.heading, this.list, form);
  }

  // Who plays talks at the table; who watches, among those who watch.
  room() {
    const { known } = this.visit;
    return known.you.seats.length || (known.table.phase === "open" && this.visit.mayPlay()) ? "table" : "gallery";
  }

  async say(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    const said = text ? { text } : { phrase: this.phrase.value || null };
    if (await this.visit.ask("say", { room: this.room(), ...said })) {
      this.text.value = "";
      this.phrase.value = "";
    }
  }

  fill(lines) {
    this.lines = lines;
  }

  add(line) {
    this.lines.push(line);
    if (this.visit.known.table) this.show();
  }

  sentence(line) {
    const said = line.text ?? this.visit.page.texts.say(`phrase-${line.phrase}`) ?? line.phrase;
    return this.visit.page.word("says", { name: this.visit.personName(line.person), said });
  }

  show() {
    const { word } = this.visit.page;
    this.heading.textContent = word(this.room() === "table" ? "chat" : "chat-gallery");
    const lines = this.lines.map((line) => element("li", { class: `room-${line.room}` }, this.sentence(line)));
    refill(this.list, lines.length ? lines : [element("li", { class: "muted" }, word("chat-empty"))]);
    this.list.scrollTop = this.list.scrollHeight;
  }
}
