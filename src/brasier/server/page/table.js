// One table: what is known of it, and what of it is shown. Everything known comes over its socket.

import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { announce, button, element, notify, panel, refill } from "./elements.js";
import { codeForm, joinBy } from "./invitation.js";
import { Log } from "./log.js";
import { Players } from "./players.js";
import { Replay } from "./replay.js";
import { CLOSED, Refused, Socket } from "./server.js";
import { Talk } from "./talk.js";
import { Things } from "./things.js";
import { tellEnding } from "./telling.js";

const NOTHING = { step: null, takebacks: 0, number: 0, table: null, you: null, here: [], told: [] };

export async function showTable(page, id) {
  const { word } = page;
  const known = { ...NOTHING };
  const banner = element("p", { class: "turn" });
  const asked = element("div", { class: "asked", role: "status" });
  const visit = {
    page,
    id,
    known,
    // Ask the table for something; a refusal is shown. Whether it was done.
    ask: (what, fields) => page.attempt(() => socket.send(what, fields)),
    names: () => known.table.seats.map((seat) => seat.name || word("seat", { seat: seat.seat })),
    personName: (number) => known.table.people.find((person) => person.person === number)?.name ?? "?",
    mayPlay: () => known.you.role === "player",
    isAwaited: (seat) => known.table.actors.includes(seat),
  };
  const parts = {
    board: new Board(visit),
    choices: new Choices(visit),
    players: new Players(visit),
    log: new Log(visit),
    talk: new Talk(visit),
    things: new Things(visit),
  };
  visit.parts = parts;
  const title = element("h1", { class: "unseen" }, "Brasier");
  page.show(element("p", {}, word("loading")));
  const frame = element("div", { class: "table" });

  function show() {
    if (!frame.isConnected) {
      const around = [parts.players, parts.talk, parts.things].map((part) => part.root);
      const areas = [
        ["board", parts.board.root],
        ["choices", parts.choices.root],
        ["log", parts.things.replaying, parts.log.root],
        ["around", ...around],
      ];
      const places = areas.map(([area, ...roots]) => element("div", { class: `area-${area}` }, roots));
      frame.append(...places);
      page.show(title, banner, asked, frame);
    }
    title.textContent = page.gameName(known.table.game);
    frame.classList.toggle("open", known.table.phase === "open");
    showTurn();
    showQuestion();
    Object.values(parts).forEach((part) => part.show());
  }

  function showTurn() {
    const mine = known.you.seats.filter((seat) => visit.isAwaited(seat) && !known.table.seats[seat].away);
    const names = (seats) => page.texts.list(seats.map((seat) => visit.names()[seat]));
    let text = word("turn-open");
    if (known.table.ending) text = tellEnding(page.texts, known.table.game, known.table.ending, visit.names());
    else if (known.table.phase === "over") text = word("turn-over");
    else if (mine.length) text = word("turn-yours", { names: names(mine) });
    else if (known.table.actors.includes(-1)) text = word("turn-chance");
    else if (known.table.phase === "playing") text = word("turn", { names: names(known.table.actors) });
    if (banner.textContent !== text) banner.textContent = text;
    banner.classList.toggle("yours", mine.length > 0 && known.table.phase === "playing");
    document.title = `${mine.length && known.table.phase === "playing" ? "● " : ""}${text} – Brasier`;
  }

  function showQuestion() {
    const question = known.table.undo;
    const answer = (yes) =>
      button(word(yes ? "yes" : "no"), () => visit.ask("answer-undo", { yes }), { "data-key": String(yes) });
    if (!question) {
      refill(asked, []);
    } else if (question.person === known.you.person) {
      const names = page.texts.list(question.awaited.map(visit.personName));
      refill(asked, [element("p", {}, word("undo-waits", { step: question.step, names }))]);
    } else {
      const text = word("undo-asked", { name: visit.personName(question.person), step: question.step });
      const mayAnswer = question.awaited.includes(known.you.person);
      refill(asked, [element("p", {}, text), mayAnswer && answer(true), mayAnswer && answer(false)]);
    }
  }

  function hear(telling) {
    if (telling.tell === "welcome" || telling.tell === "update") {
      const { number, step, takebacks, table, you, told } = telling;
      const sentences = parts.log.take(telling);
      Object.assign(known, { number, step, takebacks, table, you, here: telling.here ?? known.here });
      known.ahead = telling.now - Date.now(); // how far the server's clock is ahead of ours
      known.at = Date.now();
      if (told.length || telling.tell === "welcome") known.told = told;
      if (telling.tell === "welcome") parts.talk.fill(telling.chat);
      show();
      if (telling.tell === "update" && sentences.length)
        announce([...sentences.slice(-8), banner.textContent].join(" "));
    } else if (telling.tell === "said") {
      parts.talk.add(telling.line);
      announce(parts.talk.sentence(telling.line));
    } else if (telling.tell === "presence") {
      known.here = telling.here;
      if (known.table) parts.players.show();
    } else if (telling.tell === "refused" && telling.id === null) {
      notify(page.texts.refusal(telling));
    }
  }

  const socket = new Socket(id, {
    hear,
    held: () => (known.step === null ? {} : { step: known.step, takebacks: known.takebacks }),
    lost: (wait) => showConnection(page, socket, wait),
    back: () => hideConnection(),
    ended: (code) => showEnd(page, id, code),
  });
  setInterval(() => known.table && parts.players.tick(), 1000);
  addEventListener("online", () => socket.open());
}

let countdown = 0;

function showConnection(page, socket, wait) {
  const bar = document.getElementById("connection");
  const until = Date.now() + wait;
  const text = element("span", {});
  const count = () => {
    const seconds = Math.ceil((until - Date.now()) / 1000);
    text.textContent = seconds > 0 ? page.word("lost", { seconds }) : page.word("coming-back");
  };
  const now = () => {
    clearInterval(countdown);
    text.textContent = page.word("coming-back");
    socket.open();
  };
  clearInterval(countdown);
  countdown = setInterval(count, 250);
  count();
  refill(bar, [text, button(page.word("try-now"), now, { "data-key": "now" })]);
  bar.hidden = false;
  document.body.classList.add("away");
}

function hideConnection() {
  clearInterval(countdown);
  document.getElementById("connection").hidden = true;
  document.body.classList.remove("away");
}

// Coming back makes no sense: say why, and show what can still be done.
async function showEnd(page, id, code) {
  const { word } = page;
  hideConnection();
  const home = element("p", {}, element("a", { class: "button", href: "/" }, word("lobby")));
  if (code === CLOSED.none) {
    try {
      const replay = new Replay(page, id);
      await replay.load(); // a match brought from elsewhere has no table, but can be looked at
      page.show(panel(word("replay"), replay.root), home);
      return;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }
  if (code === CLOSED.stranger) {
    const come = (role) => () => page.attempt(() => joinBy(page, { table: id, role }));
    const ways = [button(word("sit-in"), come("player")), button(word("watch"), come("spectator"))];
    const hint = element("p", {}, word("not-in-hint"));
    page.show(panel(word("not-in"), codeForm(page), hint, element("p", { class: "actions" }, ways)), home);
    return;
  }
  const why = { [CLOSED.deleted]: "table-deleted", [CLOSED.program]: "program-fault" }[code] ?? "no-table";
  page.show(panel(word(why)), home);
}
