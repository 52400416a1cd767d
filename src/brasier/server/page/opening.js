// The form of a new table: the game, who sits where, what is chosen before a match.

import { element, labelled, refill, select } from "./elements.js";

const SEAT_COUNTS = ["players", "firefighters"]; // what a game calls the number of its seats
const MOST_SEATS = 6;
const CLOCKS = [
  { kind: "none" },
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 300 },
  { kind: "match", seconds: 1800, back: 10 },
  { kind: "days", days: 2 },
];

export function tableForm(page, open) {
  const { word } = page;
  const games = page.games.map((game) => [game.name, page.gameName(game.name)]);
  const game = select(games, games[0][0], { onchange: () => ofGame() });
  const clock = select(
    CLOCKS.map((one, index) => [String(index), clockText(page, one)]),
    "0",
  );
  const everybody = element("input", { type: "checkbox" });
  const spectators = element("input", { type: "checkbox", checked: true });
  const box = element("input", { type: "checkbox" });
  const parts = element("div", { class: "grid" });
  const options = element("div", { class: "grid" });
  let chosen; // the controls of what belongs to the chosen game

  function ofGame() {
    chosen = gameControls(
      page,
      page.games.find((one) => one.name === game.value),
    );
    refill(parts, [labelled(word("seats"), chosen.count), chosen.seats]);
    refill(
      options,
      chosen.options.map((option) => option.field),
    );
  }

  function wish(event) {
    event.preventDefault();
    open({
      game: game.value,
      options: chosen.values(),
      seats: chosen.wishes(),
      clock: CLOCKS[Number(clock.value)],
      public: everybody.checked,
      spectators: spectators.checked,
      dice: box.checked ? "manual" : "sealed",
    });
  }

  ofGame();
  return element(
    "form",
    { onsubmit: wish },
    element("div", { class: "grid" }, labelled(word("game"), game), labelled(word("clock"), clock)),
    parts,
    checked(everybody, word("public")),
    checked(spectators, word("spectators")),
    checked(box, word("dice-manual")),
    element("details", {}, element("summary", {}, word("options")), options),
    element("p", { class: "actions" }, element("button", { type: "submit", class: "primary" }, word("open-table-do"))),
  );
}

function checked(box, text) {
  return element("label", { class: "check" }, box, text);
}

function clockText(page, clock) {
  return page.word(`clock-${clock.kind}`, { ...clock, minutes: clock.seconds / 60 });
}

function gameControls(page, game) {
  const counter = game.options.find((option) => SEAT_COUNTS.includes(option.name));
  const count = element("input", { type: "number", min: 1, max: MOST_SEATS, value: counter.default, required: true });
  const seats = element("fieldset", { class: "grid" });
  const options = game.options
    .filter((option) => option !== counter)
    .map((option) => optionControl(page, game, option));
  const chairs = () => [...seats.querySelectorAll("select")];

  function setSeats() {
    const before = chairs().map((chair) => chair.value);
    const wishes = [
      ["me", page.word("seat-me")],
      ["open", page.word("seat-open")],
    ];
    wishes.push(
      ...game.levels.map((level) => [`bot ${level}`, page.word("seat-bot", { level: page.levelName(level) })]),
    );
    const wanted = Math.min(MOST_SEATS, Math.max(1, count.valueAsNumber || 1));
    const fields = Array.from({ length: wanted }, (_, seat) =>
      labelled(page.word("seat", { seat }), select(wishes, before[seat] ?? (seat ? "open" : "me"))),
    );
    refill(seats, [element("legend", {}, page.word("who-sits")), ...fields]);
  }

  count.addEventListener("input", setSeats);
  setSeats();
  return {
    count,
    seats,
    options,
    values: () => ({
      [counter.name]: count.valueAsNumber,
      ...Object.fromEntries(options.map((option) => [option.name, option.value()])),
    }),
    wishes: () => chairs().map((chair) => seatWish(chair.value)),
  };
}

function seatWish(value) {
  const [kind, level] = value.split(" ");
  return kind === "bot" ? { kind, level } : { kind };
}

// A control that fits the schema of an option; what has no simple form is written as JSON or plain text.
function optionControl(page, game, { name, default: usual, schema }) {
  const text = page.texts.say(`option-${game.name}-${name}`) ?? name;
  if (schema.enum) {
    const control = select(
      schema.enum.map((value) => [value, value]),
      usual,
    );
    return { name, field: labelled(name, control, text), value: () => control.value };
  }
  if (schema.type === "boolean") {
    const control = element("input", { type: "checkbox", checked: usual });
    return { name, field: labelled(name, control, text), value: () => control.checked };
  }
  if (schema.type === "integer") {
    const control = element("input", { type: "number", value: usual, required: true });
    return { name, field: labelled(name, control, text), value: () => control.valueAsNumber };
  }
  const control = element("input", { value: usual, required: true });
  return { name, field: labelled(name, control, text), value: () => control.value };
}
