// Where this page begins: the language, who one is, and which part of it the address names.

import { button, element, notify, refill } from "./elements.js";
import { showHome } from "./home.js";
import { showInvitation } from "./invitation.js";
import { Refused, request } from "./server.js";
import { showTable } from "./table.js";
import { Texts } from "./texts.js";

const LANGUAGES = { en: "English", fr: "Français" };

function wishedLanguage() {
  const wishes = [localStorage.getItem("language"), ...navigator.languages];
  return wishes.map((wish) => wish?.slice(0, 2)).find((wish) => wish in LANGUAGES) ?? "en";
}

// What every part of the page is given: its texts, who one is, and how to ask for something.
class Page {
  constructor(texts, me, games) {
    Object.assign(this, { texts, me, games, main: document.getElementById("main") });
    this.word = (name, facts) => texts.word(name, facts);
  }

  show(...children) {
    refill(this.main, children);
  }

  explain(problem) {
    if (!(problem instanceof Refused)) throw problem;
    notify(this.texts.refusal(problem.fault));
  }

  // Do something that may be refused, and say so if it is. Whether it was done.
  async attempt(work) {
    try {
      await work();
      return true;
    } catch (problem) {
      this.explain(problem);
      return false;
    }
  }

  gameName(game) {
    return this.texts.say(`game-${game}`) ?? game;
  }

  levelsOf(game) {
    return this.games.find((one) => one.name === game)?.levels ?? ["easy"];
  }

  levelName(level) {
    return this.texts.hasWord(`level-${level}`) ? this.word(`level-${level}`) : level;
  }

  goTo(table) {
    location.assign(`/tables/${encodeURIComponent(table)}`);
  }

  async saveName(name) {
    if (name && name !== this.me.name) this.me = await request("PUT", "/api/me", { name });
  }
}

function showLanguages(texts) {
  const buttons = Object.entries(LANGUAGES).map(([language, name]) =>
    button(name, () => speak(language), { lang: language, "aria-pressed": String(language === texts.language) }),
  );
  refill(document.getElementById("languages"), buttons);
}

function speak(language) {
  localStorage.setItem("language", language);
  location.reload();
}

async function begin() {
  const language = wishedLanguage();
  document.documentElement.lang = language;
  const source = await request("GET", `/page/texts.${language}.ftl`);
  const texts = new Texts(language, source);
  showLanguages(texts);
  try {
    const [me, { games }] = await Promise.all([request("GET", "/api/me"), request("GET", "/api/games")]);
    const page = new Page(texts, me, games);
    const [, part, name] = location.pathname.split("/");
    if (part === "tables") await showTable(page, decodeURIComponent(name));
    else if (part === "join") showInvitation(page, decodeURIComponent(name));
    else await showHome(page);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    const again = button(texts.word("try-now"), () => location.reload());
    refill(document.getElementById("main"), [
      element("section", { class: "panel" }, element("p", {}, texts.refusal(problem.fault)), again),
    ]);
  }
}

begin();
