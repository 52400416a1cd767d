// A match that is over, or was brought from elsewhere, step by step; one may play on from any of them.

import { button, element, labelled } from "./elements.js";
import { hang, picture } from "./board.js";
import { request } from "./server.js";
import { tell } from "./telling.js";

export class Replay {
  constructor(page, table) {
    this.page = page;
    this.table = table;
    this.step = 0;
    const { word } = page;
    this.image = element("img", { class: "board", alt: "" });
    this.slider = element("input", {
      type: "range",
      min: 0,
      value: 0,
      oninput: () => this.go(this.slider.valueAsNumber),
    });
    this.text = element("p", { role: "status" });
    const move = (by) => () => this.go(this.step + by);
    const fork = button(word("fork"), () => this.fork());
    this.root = element(
      "div",
      { class: "replay" },
      this.image,
      this.text,
      labelled(word("replay-step"), this.slider),
      element("p", { class: "actions" }, button(word("previous"), move(-1)), button(word("next"), move(1)), fork),
    );
  }

  get address() {
    return `/api/tables/${encodeURIComponent(this.table)}`;
  }

  async load() {
    await this.ask(1);
    await this.go(0);
  }

  // The page of the replay with this step.
  async ask(step) {
    const page = await request(
      "GET",
      `${this.address}/replay?${new URLSearchParams({ from: Math.max(0, step - 1), count: 1 })}`,
    );
    this.game = page.game;
    this.seats = page.seats;
    this.steps = page.steps;
    this.slider.max = page.steps;
    return page.page[0];
  }

  async go(step) {
    const wanted = Math.min(Math.max(0, step), this.steps);
    this.step = wanted;
    this.slider.value = wanted;
    await this.page.attempt(async () => {
      const [shown, svg] = await Promise.all([wanted ? this.ask(wanted) : null, picture(this.table, { step: wanted })]);
      if (wanted !== this.step) return; // somebody moved on meanwhile
      hang(this.image, svg);
      this.text.textContent = this.page.word("replay-of", { step: wanted, steps: this.steps, what: this.what(shown) });
    });
  }

  what(shown) {
    const { texts, word } = this.page;
    if (!shown) return word("replay-begin");
    const who = shown.seat < 0 ? word("replay-chance") : this.seats[shown.seat];
    const events = shown.events.map((event) => tell(texts, this.game, event, this.seats));
    return `${word("says", { name: who, said: texts.action(this.game, shown.action) })}. ${events.join(" ")}`;
  }

  fork() {
    return this.page.attempt(async () => {
      const { table } = await request("POST", `${this.address}/fork`, { step: this.step });
      this.page.goTo(table);
    });
  }
}
