// A bot that plays a whole match of Feurio! as a client of the referee, with nothing but Node.
//
//     node docs/examples/bot.mjs ./play referee feurio > match.brasier
//
// The words behind the file start the referee. The record of the match comes out; `./play replay` shows it.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [command, ...words] = process.argv.slice(2);
const referee = spawn(command ?? "brasier", command ? words : ["referee", "feurio"], { stdio: ["pipe", "pipe", "inherit"] });
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

// Men go where much burns; a tile goes to the first of the hottest points.
function worth(choice, view) {
  if (choice.kind !== "men") return 0;
  const [q, r] = choice.target.at;
  return choice.cost * view.tiles.find(({ cell }) => cell[0] === q && cell[1] === r).value;
}

let position = await ask({ new: { options: { players: 2 }, seed: "any seed", seats: ["Node", "Knot"] } });
while (position.outcome === null) {
  const [seat] = position.actors;
  const { view, choices } = await ask({ view: seat }); // what this seat may know, and no more
  const best = choices.reduce((a, b) => (worth(b, view) > worth(a, view) ? b : a));
  position = await ask({ act: { seat, action: best.action } });
}
process.stdout.write((await ask({ record: true })).record);
referee.stdin.end();
