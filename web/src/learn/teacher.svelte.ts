// One lesson being taken: which step, what is lit, and what is said to whoever tries something else. Everything the
// rules say of it was worked out by the server.

import type { Face, GameModule } from "../games/contract";
import { announcer } from "../lib/announce.svelte";
import { Play, same } from "../lib/play.svelte";
import { say, type Facts } from "../lib/texts.svelte";
import type { Fault, GameName, Lesson, LessonAnswer, LessonTry, Target, Views } from "../lib/wire";

export class Teacher {
  readonly play: Play<GameName>;
  readonly lesson: Lesson;
  readonly game: GameName;
  /** the step shown */
  at = $state(0);
  /** an answer was given; null: not yet */
  given = $state.raw<LessonAnswer | null>(null);
  /** what is done is done, and can be read about before one goes on */
  done = $state(false);
  finished = $state(false);
  #view: Views[GameName];

  constructor(game: GameName, module: GameModule, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.#view = lesson.first;
    this.play = new Play(game, module, lesson.first, {
      act: (_, action) => this.#act(action),
      why: (_, target) => Promise.resolve(this.#why(target)),
      point: null,
    });
    this.play.faces = lesson.seats.map((name, seat): Face => ({
      seat,
      name: say(name),
      emblems: module.emblems(seat, lesson.first.options),
      bot: seat !== lesson.learner,
      you: seat === lesson.learner,
    }));
    this.#begin();
  }

  get step(): Lesson["steps"][number] {
    const step = this.lesson.steps[this.at];
    if (!step) throw new Error(`no step ${this.at} in ${this.lesson.id}`);
    return step;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether one may go on: nothing is left to do here. */
  get free(): boolean {
    return this.step.kind === "tell" || this.done || (this.step.kind === "ask" && (this.given?.right ?? false));
  }

  words(id: string, facts: Facts = {}): string {
    return say(id, { ...this.step.facts, ...facts });
  }

  async next(): Promise<void> {
    const underWay = this.step.kind === "tell" && this.play.telling; // and goes on by itself when it is told
    this.play.skip();
    if (underWay) return;
    if (!this.free) return;
    const { step } = this;
    if (step.kind === "tell" && step.after) {
      this.#show(step.after, step.events);
      await this.play.settled();
      if (step !== this.step) return; // somebody went back meanwhile
    }
    if (this.last) {
      this.finished = true;
      this.play.hints = [];
      return;
    }
    this.at += 1;
    this.#begin();
  }

  back(): void {
    if (!this.at) return;
    this.play.skip();
    this.at -= 1;
    this.finished = false;
    const before = this.lesson.steps.slice(0, this.at).findLast((step) => step.kind !== "ask" && step.after);
    this.#view = (before && before.kind !== "ask" ? before.after : null) ?? this.lesson.first;
    this.#begin();
  }

  answer(answer: LessonAnswer): void {
    this.given = answer;
    announcer.tell(this.words(answer.reply));
  }

  /** What else could be tried here and lies on no single place of the board: ending the turn, passing, other cards. */
  get detours(): LessonTry[] {
    const { step } = this;
    if (step.kind !== "do" || this.done) return [];
    return step.tries.filter(({ target }) => !target || (target.type === "card" && target.cards.length > 1));
  }

  detour(tried: LessonTry): void {
    const fault = this.#said(tried);
    if (fault) announcer.refused(fault);
  }

  /** What is said to something tried: the refusal of the rules, or a sentence of the lesson. */
  #said({ code, rule, facts, text }: LessonTry): Fault | null {
    if (code) return { code, rule, facts };
    if (text) announcer.toast(this.words(text));
    return null;
  }

  #begin(): void {
    const { step } = this;
    this.given = null;
    this.done = false;
    this.play.hints = step.show;
    this.play.letters = step.kind === "ask" ? lettersOf(step.answers) : [];
    const choices = step.kind === "do" ? [...step.choices] : [];
    this.play.show({ view: this.#view, seat: this.lesson.learner, choices, paths: [], events: [] }, { instant: true });
    announcer.tell(this.words(step.text));
  }

  #show(view: Views[GameName], events: unknown[]): void {
    this.#view = view;
    const shown = { view, seat: this.lesson.learner, choices: [], paths: [], events: events as never[] };
    this.play.show(shown, { instant: !events.length });
  }

  #act(action: string): Promise<void> {
    const { step } = this;
    if (step.kind !== "do" || !step.choices.some((choice) => choice.action === action)) return Promise.resolve();
    this.play.hints = [];
    this.done = true;
    this.#show(step.after, step.events);
    return Promise.resolve();
  }

  /** Somebody pressed what is not lit: an answer to a question, or something the lesson has a sentence for. */
  #why(target: Target): Fault | null {
    const { step } = this;
    if (step.kind === "ask") {
      const answer = step.answers.find((one) => same(one.target, target));
      if (answer) this.answer(answer);
      return null;
    }
    if (step.kind !== "do" || this.done) return null;
    const tried = step.tries.find((one) => same(one.target, target));
    if (tried) return this.#said(tried);
    const why = step.whys.find((one) => one.targets.some((there) => same(there, target)));
    if (why) return { code: why.code, rule: why.rule, facts: why.facts };
    announcer.toast(say("lesson-other"));
    return null;
  }
}

/** Answers that are places have letters, which the board shows there. */
function lettersOf(answers: LessonAnswer[]): { target: Target; letter: string }[] {
  return answers.flatMap(({ target, facts }) =>
    target && typeof facts.letter === "string" ? [{ target, letter: facts.letter }] : [],
  );
}
