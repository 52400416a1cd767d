// A bot that plays a whole match as a client of the referee, with nothing but Node.
//
//     node docs/examples/bot.mjs ./play referee feurio > match.brasier
//
// The words behind the file start the referee; the last of them is the game: feurio, flashpoint or tails. The record of
// the match comes out; `./play replay` shows it.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [command = "brasier", ...words] = process.argv.slice(2);
if (words.length === 0) words.push("referee", "feurio");
const referee = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();

// One request is one line of JSON, and so is its answer.
async function ask(request) {
  referee.stdin.write(JSON.stringify(request) + "\n");
  const { value: line, done } = await answers.next();
  if (done) throw new Error("the referee has left");
  const answer = JSON.parse(line);
  if (answer.refusal) throw new Error(`${answer.refusal.code}: ${answer.refusal.text}`);
  return answer;
}

// What a choice is worth, game by game; of equals the first is taken.
const games = {
  // Men go where much burns; a tile goes to the first of the hottest points.
  feurio: {
    options: { players: 2 },
    worth({ kind, target, cost }, { tiles }) {
      if (kind !== "men") return 0;
      const [q, r] = target.at;
      return cost * tiles.find(({ cell }) => cell[0] === q && cell[1] === r).value;
    },
  },
  // Put out what burns beside us; else go where it is nearer, and rest where nothing is.
  flashpoint: {
    options: { firefighters: 2, quick: true },
    worth({ kind, target }, { seat, fire, firefighters }) {
      const near = ([row, column]) => -Math.min(...fire.map(([y, x]) => Math.abs(y - row) + Math.abs(x - column)));
      if (kind === "quench" || kind === "douse") return 1;
      if (kind === "move") return near(target.at);
      return kind === "end" ? near(firefighters[seat].cell) : -99;
    },
  },
  // Play what can be played; choose the highest cards.
  tails: {
    options: { players: 2 },
    worth: ({ target }) => (target?.cards ?? []).reduce((sum, card) => sum + (Number(card) || 5), 0),
  },
};

const { options, worth } = games[words.at(-1)];
let position = await ask({ new: { options, seed: "any seed", seats: ["Node", "Knot"] } });
while (position.outcome === null) {
  const [seat] = position.actors; // where several choose at once, one after the other
  const { view, choices } = await ask({ view: seat }); // what this seat may know, and no more
  const best = choices.reduce((a, b) => (worth(b, view) > worth(a, view) ? b : a));
  position = await ask({ act: { seat, action: best.action } });
}
process.stdout.write((await ask({ record: true })).record);
referee.stdin.end();
