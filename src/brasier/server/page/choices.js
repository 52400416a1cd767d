// Everything one may do now, as buttons. On a shared screen what is secret is covered until its owner sits before it.

import { button, element, labelled, refill } from "./elements.js";

const MANY = 12; // from here on a field to search is offered

export class Choices {
  constructor(visit) {
    this.visit = visit;
    const { word } = visit.page;
    this.shownTo = null;
    this.heading = element("h2", { tabindex: -1 }, word("your-choices"));
    this.filter = element("input", {
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => this.fill(),
      onkeydown: (event) => this.typed(event),
    });
    this.filtered = element("span", { class: "muted" });
    this.search = element(
      "div",
      { class: "search", hidden: true },
      labelled(word("filter"), this.filter, word("filter-note")),
      this.filtered,
    );
    this.list = element("div", { class: "choices" });
    this.undo = element("div", { class: "actions" });
    this.root = element("section", { class: "panel" }, this.heading, this.search, this.list, this.undo);
    this.offered = [];
    this.busy = false;
  }

  // Hide what was shown to one person of a shared screen.
  cover() {
    this.shownTo = null;
    this.filter.value = "";
  }

  show() {
    this.settle();
    this.fill();
    this.showUndo();
  }

  // What was typed and what is uncovered stays as long as the choices do.
  settle() {
    const now = JSON.stringify(this.awaited().map(({ seat, choices }) => [seat, choices]));
    if (now !== this.settled) this.cover();
    this.settled = now;
  }

  awaited() {
    const { known } = this.visit;
    if (known.table.phase !== "playing") return [];
    return known.told.filter((one) => one.seat !== null && one.choices.length && !known.table.seats[one.seat].away);
  }

  // Whether people before one screen must not see each other's choices: they choose at once, or see different things.
  secret() {
    const { known } = this.visit;
    if (known.you.seats.length < 2) return false;
    const views = new Set(known.told.map((one) => JSON.stringify({ ...one.view, seat: null })));
    return this.awaited().length > 1 || views.size > 1;
  }

  fill() {
    const { known, page } = this.visit;
    this.root.hidden = known.table.phase !== "playing" || !known.you.seats.length;
    const waiting = this.awaited();
    const secret = this.secret();
    const open = waiting.filter((one) => !secret || one.seat === this.shownTo);
    this.offered = inOrder(open.flatMap((one) => one.choices.map((choice) => this.offer(one.seat, choice))));
    const kept = this.offered.filter((offer) => fits(this.filter.value, offer));
    if (this.offered.length < MANY && this.search.contains(document.activeElement)) this.heading.focus();
    this.search.hidden = this.offered.length < MANY;
    this.filtered.textContent = page.word("filtered", { shown: kept.length, all: this.offered.length });
    this.kept = this.search.hidden ? this.offered : kept;
    this.heading.textContent =
      open.length === 1 && known.you.seats.length > 1
        ? page.word("choices-of", { name: this.visit.names()[open[0].seat] })
        : page.word("your-choices");
    const covers = secret ? waiting.map((one) => this.coverOf(one.seat)) : [];
    const buttons = this.kept.map((offer) => this.choiceButton(offer, open.length > 1));
    const nothing = !buttons.length && !covers.length && !this.offered.length;
    const idle = nothing && !this.chance().length ? [element("p", { class: "muted" }, page.word("nothing-to-do"))] : [];
    refill(this.list, [...covers, ...this.chance(), ...buttons, ...idle], this.heading);
  }

  offer(seat, choice) {
    const text = this.visit.page.texts.action(this.visit.known.table.game, choice.action);
    return { seat, choice, text };
  }

  choiceButton({ seat, choice, text }, named) {
    const { page } = this.visit;
    const notes = [choice.cost ? page.word("cost", { cost: choice.cost }) : "", choice.rule]
      .filter(Boolean)
      .join(" · ");
    const label = named ? page.word("says", { name: this.visit.names()[seat], said: text }) : text;
    return button([element("span", {}, label), element("small", {}, notes)], () => this.act(seat, choice.action), {
      class: "choice",
      "data-key": `${seat} ${choice.action}`,
    });
  }

  coverOf(seat) {
    const { page } = this.visit;
    const name = this.visit.names()[seat];
    if (seat === this.shownTo) return button(page.word("hide-again"), () => this.uncover(null), { "data-key": "hide" });
    return element(
      "p",
      { class: "cover" },
      page.word("hand-screen", { name }),
      button(page.word("show-to", { name }), () => this.uncover(seat), { "data-key": `show ${seat}` }),
    );
  }

  uncover(seat) {
    this.cover();
    this.shownTo = seat;
    this.fill();
    this.visit.parts.board.show();
  }

  async act(seat, action) {
    if (this.busy) return; // the answer to the last press is still on its way
    this.busy = true;
    await this.visit.ask("act", { seat, action, seen: this.visit.known.number });
    this.busy = false;
  }

  typed(event) {
    if (event.key === "Enter" && this.kept.length === 1) this.act(this.kept[0].seat, this.kept[0].choice.action);
    if (event.key === "Escape") {
      this.filter.value = "";
      this.fill();
    }
  }

  // Where people play with the real box: what may have come, or a field to say it.
  chance() {
    const { known, page } = this.visit;
    if (!known.table.actors.includes(-1) || !known.you.seats.length) return [];
    const say = (outcome) => this.visit.ask("chance", { outcome, seen: known.number });
    const chances = known.told[0]?.chances ?? [];
    if (chances.length) {
      const buttons = chances.map((outcome) =>
        button(page.texts.action(known.table.game, outcome), () => say(outcome), {
          class: "choice",
          "data-key": `chance ${outcome}`,
        }),
      );
      return [element("p", {}, page.word("say-chance")), ...buttons];
    }
    const field = element("input", { autocomplete: "off", "data-key": "chance" });
    const said = (event) => {
      event.preventDefault();
      if (field.value.trim()) say(field.value.trim());
    };
    const submit = element("button", { type: "submit" }, page.word("say-chance-do"));
    return [element("form", { class: "inline", onsubmit: said }, labelled(page.word("say-chance"), field), submit)];
  }

  showUndo() {
    const { known, page } = this.visit;
    const back = known.you.undo;
    const take = () => this.visit.ask("undo", { seen: known.number, ask: !back.free });
    const text = back && page.word(back.free ? "undo" : `undo-ask-${back.why}`);
    refill(this.undo, back && !known.table.undo ? [button(text, take, { "data-key": "undo" })] : []);
  }
}

// Many of one kind are found more easily in the order of their numbers.
function inOrder(offers) {
  const alike = new Set(offers.map(({ seat, choice }) => `${seat} ${choice.kind}`)).size === 1;
  return alike ? offers.toSorted((one, other) => one.text.localeCompare(other.text, "en", { numeric: true })) : offers;
}

// Whether an action has every word that was typed, or one that begins so.
function fits(typed, { text, choice }) {
  const words = `${text} ${choice.action}`.toLowerCase().split(" ");
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
