// Who sits where, who is here, what time they have left, and what can be done about it.

import { button, element, panel, refill, select } from "./elements.js";

export class Players {
  constructor(visit) {
    this.visit = visit;
    this.list = element("ul", { class: "seats" });
    this.more = element("div", { class: "actions" });
    this.clocks = new Map();
    this.root = panel(visit.page.word("players"), this.list, this.more);
  }

  show() {
    const { known } = this.visit;
    this.clocks.clear();
    refill(
      this.list,
      known.table.seats.map((seat) => this.seat(seat)),
      this.root,
    );
    refill(this.more, this.beneath());
    this.tick();
  }

  seat(seat) {
    const { known, page } = this.visit;
    const { word } = page;
    const awaited = this.visit.isAwaited(seat.seat);
    const marks = [];
    if (seat.holder === "bot") marks.push(word("bot-level", { level: page.levelName(seat.level) }));
    if (seat.away) marks.push(word("bot-instead", { level: page.levelName(seat.level) }));
    if (seat.person !== null) marks.push(word(known.here.includes(seat.person) ? "here" : "gone"));
    if (known.you.seats.includes(seat.seat)) marks.push(word("you"));
    if (seat.person === known.table.owner) marks.push(word("owner-mark"));
    const clock = element("span", { class: "clock" });
    const timed = known.table.phase === "playing" && known.table.clocks.some((one) => one.seat === seat.seat);
    if (timed) this.clocks.set(seat.seat, clock);
    return element(
      "li",
      { class: awaited ? "awaited" : null },
      element("span", { class: `badge ${this.colour(seat.seat)}`, "aria-hidden": "true" }, String(seat.seat)),
      element(
        "div",
        { class: "who" },
        element("strong", {}, seat.name || word("open-seat")),
        element("span", { class: "muted" }, marks.join(" · ")),
        awaited && element("span", { class: "yours" }, word("awaited-mark")),
        clock,
      ),
      element("div", { class: "actions" }, this.seatButtons(seat)),
    );
  }

  // The colour of a seat on the board, where it has exactly one.
  colour(seat) {
    const { game, seats } = this.visit.known.table;
    if (game !== "feurio") return ["red", "blue", "yellow", "green", "plum", "ivory"][seat];
    return seats.length > 2 ? ["red", "green", "blue", "yellow"][seat] : "";
  }

  seatButtons(seat) {
    const { known } = this.visit;
    const mine = known.you.seats.includes(seat.seat);
    const { phase } = known.table;
    if (phase === "over") return [];
    if (mine && seat.away) return [this.press("resume", "resume", seat)];
    if (mine) return [this.press("leave", "leave", seat)];
    const found = [];
    if (seat.holder === "open" && this.visit.mayPlay()) found.push(this.press("sit-down", "sit", seat));
    if (known.you.owner && seat.holder !== "person") found.push(...this.botButtons(seat));
    if (known.you.owner && phase === "open" && seat.holder !== "open")
      found.push(this.press("open-again", "unseat", seat));
    if (
      phase === "playing" &&
      seat.holder === "person" &&
      !seat.away &&
      known.you.seats.length &&
      !known.here.includes(seat.person)
    ) {
      found.push(this.press("hand-over", "hand-over", seat));
    }
    return found;
  }

  press(text, what, seat) {
    const { page } = this.visit;
    return button(page.word(text), () => this.visit.ask(what, { seat: seat.seat }), {
      "data-key": `${what} ${seat.seat}`,
      "aria-label": `${page.word(text)}: ${seat.name || page.word("seat", { seat: seat.seat })}`,
    });
  }

  // With one level there is nothing to choose; a bot that sits there already has it.
  botButtons(seat) {
    const { known, page } = this.visit;
    const levels = page.levelsOf(known.table.game);
    if (levels.length === 1 && seat.holder === "bot") return [];
    const level = select(
      levels.map((one) => [one, page.levelName(one)]),
      seat.level ?? levels[0],
      {
        "aria-label": page.word("level"),
        "data-key": `level ${seat.seat}`,
      },
    );
    const put = button(
      page.word("bot-here"),
      () => this.visit.ask("seat-bot", { seat: seat.seat, level: level.value }),
      {
        "data-key": `seat-bot ${seat.seat}`,
      },
    );
    return levels.length > 1 ? [level, put] : [put];
  }

  beneath() {
    const { known, page } = this.visit;
    const { word } = page;
    const others = known.table.people.filter((person) => person.person !== known.you.person);
    const seated = new Set(known.table.seats.map((seat) => seat.person));
    const watching = known.table.people.filter(
      (person) => !seated.has(person.person) && known.here.includes(person.person),
    );
    const found = [];
    if (known.table.phase === "open" && known.you.owner) {
      const ready = known.table.seats.every((seat) => seat.holder !== "open");
      if (ready)
        found.push(button(word("start"), () => this.visit.ask("start"), { class: "primary", "data-key": "start" }));
      else found.push(element("p", { class: "muted" }, word("start-waits")));
    }
    if (watching.length) {
      found.push(
        element(
          "p",
          { class: "muted" },
          word("watching", { names: page.texts.list(watching.map((person) => person.name)) }),
        ),
      );
    }
    for (const { person, name } of others) {
      const muted = known.you.muted.includes(person);
      const press = () => this.visit.ask("mute", { person, muted: !muted });
      found.push(
        button(word(muted ? "unmute" : "mute", { name }), press, { class: "quiet", "data-key": `mute ${person}` }),
      );
    }
    return found;
  }

  tick() {
    const { known, page } = this.visit;
    for (const { seat, left, running } of known.table.clocks) {
      const passed = running ? Date.now() - known.at : 0;
      const place = this.clocks.get(seat);
      if (place) place.textContent = page.word("time-left", { time: duration(Math.max(0, left - passed)) });
    }
  }
}

function duration(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const days = Math.floor(seconds / 86400);
  const clock = `${Math.floor((seconds % 86400) / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return days ? `${days} d ${clock}` : clock.replace(/^0:/, "");
}
