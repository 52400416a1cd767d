// The board as the server draws it. It is shown as an image, so nothing in it can run.

import { element, panel, refill } from "./elements.js";
import { Refused, request } from "./server.js";

export class Board {
  constructor(visit) {
    this.visit = visit;
    this.image = element("img", { class: "board", alt: "" });
    this.figures = element("pre", {});
    this.details = element(
      "details",
      { ontoggle: () => this.showFigures() },
      element("summary", {}, visit.page.word("board-figures")),
      this.figures,
    );
    this.root = panel(visit.page.word("board"), this.image, this.details);
    this.drawn = "";
  }

  // Whose eyes the board is seen with: one's only seat, on a shared screen the one it is shown to, else a spectator's.
  eyes() {
    const { seats } = this.visit.known.you;
    return seats.length === 1 ? seats[0] : this.visit.parts.choices.shownTo;
  }

  show() {
    const { known } = this.visit;
    this.root.hidden = known.table.phase === "open";
    if (this.root.hidden) return;
    this.draw();
    this.showFigures();
  }

  async draw() {
    const { known, id } = this.visit;
    const seat = this.eyes();
    const wanted = `${known.step} ${known.takebacks} ${seat} ${known.table.phase}`;
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    try {
      const svg = await picture(id, { seat });
      if (this.drawn === wanted) hang(this.image, svg);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (this.drawn === wanted) this.drawn = ""; // asked for again with the next update
    }
  }

  showFigures() {
    if (!this.details.open) return;
    const seat = this.eyes();
    const told = this.visit.known.told.find((one) => one.seat === seat);
    refill(this.figures, [told ? JSON.stringify(told.view, null, 1) : ""]);
  }
}

export function picture(table, query) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return request("GET", `/api/tables/${encodeURIComponent(table)}/picture.svg?${new URLSearchParams(given)}`);
}

// Hang a picture; what it says of itself is its text for whoever does not see it.
export function hang(image, svg) {
  const described = new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("desc");
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = described?.textContent ?? "";
}
