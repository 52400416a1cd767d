// Events as sentences. Every event has one in the files of the house; it is filled from the event's own fields. Where
// that does not work out, the event is told as it is: its kind and its fields.

import { inShort } from "./texts.js";

// Sentences that have several forms: which one, and what else it has to be told.
const FORMS = {
  feurio: {
    drawn: (event) => (event.value === null ? "-secret" : ""),
    firebreak: (event) => (event.value === null ? "" : "-own"),
  },
  flashpoint: {
    take: (event) => (event.drawn ? "-drawn" : ""),
    turn: (event) => (event.special ? "-special" : ""),
    move: (event) => (event.by === null ? "" : "-command"),
    door: (event) => (event.by === null ? "" : "-command"),
    roll: (event) => (event.red === null ? "-black" : event.black === null ? "-red" : ""),
    blast: (event) => `-${event.stop}`,
    poi: (event) => (event.cleared ? "-cleared" : String(event.cell) !== String(event.rolled) ? "-moved" : ""),
  },
  tails: {
    played: (event) => byWhom(event),
    won: (event) => byWhom(event),
    passed: (event) => byWhom(event),
    stolen: (event) => byWhom(event),
    chosen: (event) => (event.cards === null ? "" : "-own"),
    raised: (event) => (event.must_open ? "-must" : ""),
    drawn: (event) => (event.kept ? "-kept" : ""),
  },
};

const MORE = {
  flashpoint: {
    blast: (event) => ({ through: event.path.length, cell: event.lit && at(event.lit) }),
    flashover: (event) => ({ count: event.cells.length }),
    splash: (event) => ({ red: event.dice[0], black: event.dice[1], cleared: event.cleared.length }),
  },
  tails: {
    exhausted: (event) => ({ count: event.cards.length }),
    recovered: (event) => ({ count: event.cards.length }),
  },
};

const PEOPLE = ["seat", "of", "by", "chooser"];

function byWhom(event) {
  return event.seat === null ? "-thief" : event.card === "+1" ? "-trickster" : "";
}

export function tell(texts, game, event, names) {
  const facts = {};
  for (const [field, value] of Object.entries(event)) {
    facts[field === "seat" ? "name" : field] = fact(texts, field, value, names);
  }
  Object.assign(facts, MORE[game]?.[event.type]?.(event));
  const form = FORMS[game]?.[event.type]?.(event) ?? "";
  const { type, ...fields } = event;
  return texts.say(`event-${game}-${type}${form}`, facts) ?? `${type} ${inShort(fields)}`;
}

function fact(texts, field, value, names) {
  if (value === null) return null;
  if (PEOPLE.includes(field)) return names[value];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return value;
  if (field === "edge") return value.map(at).join("–");
  if (Array.isArray(value[0])) return value.map(at).join(" ");
  return typeof value[0] === "number" ? at(value) : texts.list(value);
}

function at(cell) {
  return cell.join(",");
}

// How it ended, in a sentence; the scores where there is none.
export function tellEnding(texts, game, ending, names) {
  const winners = ending.winners.map((seat) => names[seat]);
  const best = Math.max(...ending.scores);
  const facts = { ...ending.figures, name: winners[0], names: texts.list(winners), points: best, flames: best };
  return texts.say(`outcome-${game}-${ending.reason}`, facts) ?? texts.word("turn-over");
}

// What several pairs of eyes of one person have in common: a shared screen shows no more than all of them may see.
export function shared(lists) {
  const shortest = Math.min(...lists.map((list) => list.length));
  return lists[0].slice(0, shortest).map((event, index) => {
    const common = {};
    for (const [field, value] of Object.entries(event)) {
      const same = lists.every((list) => JSON.stringify(list[index][field]) === JSON.stringify(value));
      common[field] = same ? value : null;
    }
    return common;
  });
}
