// The lobby: one's name, the games, new tables, one's own tables and everybody's.

import { button, element, labelled, notify, panel, refill } from "./elements.js";
import { codeForm, joinBy, nameField } from "./invitation.js";
import { tableForm } from "./opening.js";
import { Refused, request } from "./server.js";

export async function showHome(page) {
  const { word } = page;
  const name = nameField(page);
  // Whoever acts is called what stands in the field.
  const act = (work) =>
    page.attempt(async () => {
      await page.saveName(name.value.trim());
      await work();
    });
  const lists = element("div", { class: "lists" });
  const cards = element(
    "section",
    { "aria-label": word("games"), class: "cards" },
    page.games.map((game) => gameCard(page, game, act)),
  );
  page.show(
    element("h1", {}, word("welcome-title")),
    element("section", { class: "panel row" }, nameForm(page, name)),
    cards,
    lists,
    element(
      "div",
      { class: "columns" },
      panel(word("join-code"), codeForm(page, act)),
      panel(word("bring-record"), recordForm(page, act)),
    ),
    panel(
      word("open-table"),
      tableForm(page, (wish) => act(() => open(page, wish))),
    ),
  );
  const waits = await showTables(page, lists, act);
  if (waits) cards.before(lists); // whoever is waited for sees it first
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) page.attempt(() => showTables(page, lists, act));
  });
}

async function open(page, wish) {
  const { table } = await request("POST", "/api/tables", wish);
  page.goTo(table);
}

function nameForm(page, name) {
  const save = (event) => {
    event.preventDefault();
    page.attempt(async () => {
      await page.saveName(name.value.trim());
      notify(page.word("name-saved", { name: page.me.name }));
    });
  };
  const submit = element("button", { type: "submit" }, page.word("save-name"));
  return element("form", { class: "inline", onsubmit: save }, labelled(page.word("your-name"), name), submit);
}

function gameCard(page, game, act) {
  const play = button(page.word("play-now"), () => act(() => open(page, { game: game.name })), {
    class: "primary",
    "aria-describedby": `game-${game.name}`,
  });
  const rules = element(
    "a",
    { href: `/page/rules.${game.name}.${page.texts.language}.md`, target: "_blank", rel: "noopener" },
    page.word("rulebook"),
  );
  return element(
    "article",
    { class: "panel card" },
    element("h2", { id: `game-${game.name}` }, page.gameName(game.name)),
    element("p", {}, page.texts.say(`about-${game.name}`) ?? ""),
    element("p", { class: "actions" }, play, rules),
  );
}

function recordForm(page, act) {
  const file = element("input", { type: "file" });
  const bring = (event) => {
    event.preventDefault();
    act(async () => {
      if (!file.files.length) throw new Refused({ code: "no-file", rule: "", facts: {} });
      const { table } = await request("POST", "/api/records", await file.files[0].text(), "text/plain");
      page.goTo(table);
    });
  };
  const submit = element("button", { type: "submit" }, page.word("bring"));
  return element("form", { class: "inline", onsubmit: bring }, labelled(page.word("record-file"), file), submit);
}

// One's own tables, those that wait for one first, and everybody's. Whether any waits.
async function showTables(page, lists, act) {
  const { word } = page;
  const { mine, public: everybodys } = await request("GET", "/api/tables");
  const waitingFirst = mine.toSorted((one, other) => other.yours - one.yours || other.updated - one.updated);
  const own = waitingFirst.map((line) => ownLine(page, line));
  const others = everybodys.filter((line) => !line.mine).map((line) => publicLine(page, line, act));
  const look = () => page.attempt(() => showTables(page, lists, act));
  const again = button(word("refresh"), look, { "data-key": "refresh" });
  refill(lists, [
    panel(word("my-tables"), list(own, word("no-tables")), again),
    panel(word("public-tables"), list(others, word("no-public"))),
  ]);
  return mine.some((line) => line.yours);
}

function list(lines, ifEmpty) {
  return lines.length ? element("ul", { class: "tables" }, lines) : element("p", { class: "muted" }, ifEmpty);
}

function describe(page, line) {
  const names = line.seats.map((name) => name ?? page.word("open-seat")).join(", ");
  const phase = line.uploaded ? page.word("uploaded") : page.word(`phase-${line.phase}`, { step: line.step });
  return [
    element("strong", {}, page.gameName(line.game)),
    element("span", {}, names),
    line.yours
      ? element("span", { class: "yours" }, page.word("yours-now"))
      : element("span", { class: "muted" }, phase),
  ];
}

function ownLine(page, line) {
  const about = describe(page, line);
  const way = element("a", { class: "button", href: `/tables/${encodeURIComponent(line.id)}` }, page.word("go-in"));
  return element("li", { class: line.yours ? "waiting" : null }, element("div", {}, about), way);
}

function publicLine(page, line, act) {
  const come = (role) => () => act(() => joinBy(page, { table: line.id, role }));
  const ways = [button(page.word("watch"), come("spectator"))];
  if (line.seats.includes(null)) ways.unshift(button(page.word("sit-in"), come("player")));
  return element("li", {}, element("div", {}, describe(page, line)), element("div", { class: "actions" }, ways));
}
