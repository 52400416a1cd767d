// Everything that passes between a browser and the server. Made by tests/docs/pages.py from the sources of the server
// and of the games: change those, and write it anew.

export const PROTOCOL = 1;
export const LONGEST_MESSAGE = 4096;
export const LONGEST_CHAT = 400;
export const LONGEST_NAME = 30;
export const LONGEST_ACTION = 200;

// ---- at the table, and in the lobby

export type Target = CellTarget | EdgeTarget | CardTarget;

/** the gallery is the spectators' own room */
export type Room = "table" | "gallery";

export type Role = "player" | "spectator";

export type Phase = "open" | "playing" | "over";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "your-turn" |
  "take-your-time" | "help-me" | "i-take-the-fire" | "i-take-the-victim" | "careful" | "again" |
  "good-bye";

export type Clock = NoClock | TurnClock | MatchClock | DaysClock;

export type SeatWish = OpenSeat | MySeat | BotSeat;

export type LookAt = "counts" | "drawn" | "flames" | "hand" | "iguana" | "men" | "piles" | "points" | "row" | "scores" |
  "thief";

/** The first message: what this browser still holds, so that it gets the rest and no more. */
export interface Hello {
  do: "hello";
  id: number;
  /** the last step it holds; null: nothing */
  step?: number | null;
  /** how often the match had gone back when it saw that step */
  takebacks?: number;
}

/** Take an open seat; somebody may hold several (a shared screen), each with a name of its own. */
export interface Sit {
  do: "sit";
  id: number;
  seat: number;
  /** null: one's own */
  name?: string | null;
}

/** Give a seat back; in a running match a bot plays on, until one resumes. */
export interface Leave {
  do: "leave";
  id: number;
  seat: number;
}

/** The owner puts a bot on a seat nobody holds, or changes its level. */
export interface SeatBot {
  do: "seat-bot";
  id: number;
  seat: number;
  level: string;
}

/** The owner opens a seat again, before the match starts. */
export interface Unseat {
  do: "unseat";
  id: number;
  seat: number;
}

/** The owner starts the match; every seat is held. */
export interface Start {
  do: "start";
  id: number;
}

/** Do one thing. `seen` is the number of the last update seen: whoever chose on an old board is refused. */
export interface Act {
  do: "act";
  id: number;
  seat: number;
  /** of one of the choices told */
  action: string;
  seen: number;
}

/** Say what the real dice, tiles or cards gave, at a table that plays with them. */
export interface SayChance {
  do: "chance";
  id: number;
  /** in the notation of the game */
  outcome: string;
  seen: number;
}

/** Go back to `step`, or to before one's own last action. Where it is not free, `ask` asks the others. */
export interface Undo {
  do: "undo";
  id: number;
  seen: number;
  /** null: to before one's own last action */
  step?: number | null;
  /** whether to ask the others where it is not free */
  ask?: boolean;
}

/** Agree or not with somebody who asks to go back. */
export interface AnswerUndo {
  do: "answer-undo";
  id: number;
  /** one no is enough to stay */
  yes: boolean;
}

/** Let a bot play for somebody who has been away for a while. */
export interface HandOver {
  do: "hand-over";
  id: number;
  seat: number;
  level?: string;
}

/** Take one's seat back from the bot that plays on it. */
export interface Resume {
  do: "resume";
  id: number;
  seat: number;
}

/** Free text or a phrase that everybody reads in their own language. */
export interface Say {
  do: "say";
  id: number;
  room?: Room;
  /** either this or a phrase */
  text?: string | null;
  phrase?: Phrase | null;
}

/** Do not hear somebody (again). */
export interface Mute {
  do: "mute";
  id: number;
  person: number;
  /** false: hear them again */
  muted?: boolean;
}

/** Point at something on the board, where people play together. Everybody sees it, nobody keeps it. */
export interface Ping {
  do: "ping";
  id: number;
  /** what is pointed at */
  target: Target;
}

/** A cell of a board. */
export interface CellTarget {
  type: "cell";
  at: [number, number];
}

/** The edge between two cells of a board. */
export interface EdgeTarget {
  type: "edge";
  between: [[number, number], [number, number]];
}

/** Cards of a hand, by name. */
export interface CardTarget {
  type: "card";
  cards: string[];
}

/**
 * Ask why nothing can be done somewhere now. The answer is always `refused`: its code, rule and facts are the reason.
 * Nothing changes, and nobody else hears of it.
 */
export interface Why {
  do: "why";
  id: number;
  /** one's own */
  seat: number;
  /** what the question is about */
  target: Target;
}

/**
 * Ask what a good player would do on one's seat now, where no rival is harmed: all others are bots, or everybody wins
 * or loses together. The answer is `advised`, or `advice-not-now` on a busy server; nothing changes, and nobody else
 * hears of it.
 */
export interface Advise {
  do: "advise";
  id: number;
  /** one's own, whose turn it is */
  seat: number;
}

/** Once more with the same people and options: opens the next table, where everybody has their seat. */
export interface Rematch {
  do: "rematch";
  id: number;
}

/** What one wants to be called. */
export interface NewProfile {
  name: string;
}

/** Where to call. */
export interface Webhook {
  /** null: no more */
  url: string | null;
}

/** As the browser's PushManager gives it. */
export interface PushSubscription {
  /** where the alert goes */
  endpoint: string;
  /** the browser's key */
  p256dh: string;
  /** the secret it shares with us */
  auth: string;
}

/** A table as one wishes it. */
export interface NewTable<G extends GameName = GameName> {
  game: G;
  options?: Partial<Options[G]>;
  /** null: mine, and a bot on every other */
  seats?: SeatWish[] | null;
  clock?: Clock;
  public?: boolean;
  spectators?: boolean;
  dice?: "sealed" | "manual";
}

/** Whoever comes may take it. */
export interface OpenSeat {
  kind: "open";
}

/** For whoever opens the table; several of them are a shared screen. Each may have a name of its own. */
export interface MySeat {
  kind: "me";
  /** null: one's own */
  name?: string | null;
}

/** For a bot. */
export interface BotSeat {
  kind: "bot";
  level?: string;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So many seconds each time the table waits for a seat. */
export interface TurnClock {
  kind: "turn";
  /** for each wait */
  seconds: number;
  /** what happens when the time is up */
  then: "bot" | "pass";
}

/** So many seconds for the whole match, and some back each time the table no longer waits for the seat. */
export interface MatchClock {
  kind: "match";
  /** for the whole match */
  seconds: number;
  /** seconds */
  back: number;
  /** what happens when the time is up */
  then: "bot" | "pass";
}

/** So many days each time the table waits for a seat: play by the way. */
export interface DaysClock {
  kind: "days";
  /** for each wait */
  days: number;
  /** what happens when the time is up */
  then: "bot" | "pass";
}

/** A code from a link, or none for a public table. */
export interface Join {
  /** of the link */
  code?: string | null;
  /** a public one */
  table?: string | null;
  role?: Role;
}

export interface ReplayQuery {
  /** The step before the first one told. */
  from?: number;
  /** How many steps to tell. */
  count?: number;
  /** With the eyes of this seat; left out: everybody's. */
  seat?: number | null;
}

export interface AdviceQuery {
  /** How many steps had been played when somebody decided. */
  step: number;
}

export interface LogQuery {
  /** The step after which events are told. */
  since?: number;
  /** The last step told; left out: as far as it goes. */
  until?: number | null;
  /** With the eyes of this seat of one's own; left out: a spectator's. */
  seat?: number | null;
}

export interface PictureQuery {
  /** After this step; left out: now. */
  step?: number | null;
  /** With the eyes of this seat of one's own; left out: a spectator's. */
  seat?: number | null;
}

/** Go on from a step of a finished or uploaded match. */
export interface ForkTable {
  /** where to go on */
  step: number;
  /** null: mine, and a bot on every other */
  seats?: SeatWish[] | null;
  clock?: Clock;
  public?: boolean;
  spectators?: boolean;
}

/** The answer to `hello`: everything one may know. Events are those after step `since`. */
export interface Welcome<G extends GameName = GameName> {
  tell: "welcome";
  id: number;
  /** its version */
  protocol: number;
  number: number;
  step: number;
  takebacks: number;
  /** events are told from the step after this one */
  since: number;
  now: number;
  table: TableInfo<G>;
  you: You;
  /** people connected now */
  here: number[];
  /** one for each seat one holds, or a spectator's */
  told: Told<G>[];
  /** the last lines */
  chat: ChatLine[];
}

/** The table as everybody at it sees it: who sits where, and what is awaited. No secret of the game is in it. */
export interface TableInfo<G extends GameName = GameName> {
  id: string;
  game: G;
  /** the version of the rules it is played by */
  rules: number;
  options: Options[G];
  /** everybody wins or loses together */
  together: boolean;
  phase: Phase;
  public: boolean;
  spectators: boolean;
  dice: "sealed" | "manual";
  clock: Clock;
  /** when */
  created: number;
  /** a person: whoever opened it */
  owner: number;
  seats: SeatInfo[];
  /** everybody who was let in */
  people: PersonInfo[];
  /** the seal of the dealer's seed */
  commitment: string | null;
  /** seats the match waits for; -1: somebody must say what chance gave */
  actors: number[];
  /** empty where nobody is hurried */
  clocks: SeatClock[];
  /** a question that waits for answers */
  undo: UndoRequest | null;
  /** how often the match went back behind a draw */
  past_dice: number;
  /** null: it is not over */
  ending: Ending | null;
  /** the table this one is a rematch of */
  previous: string | null;
  /** its rematch */
  next: string | null;
  /** the table this one goes on from */
  forked: string | null;
  /** for players' and spectators' links; told to players only */
  play_code: string | null;
  /** likewise */
  watch_code: string | null;
}

/** A seat and who plays on it. */
export interface SeatInfo {
  seat: number;
  holder: "open" | "person" | "bot";
  /** what this seat is called */
  name: string;
  /** who holds it */
  person: number | null;
  /** of the bot that plays here, also in somebody's stead */
  level: string | null;
  /** a bot plays here until that person resumes */
  away: boolean;
}

/** Somebody at the table, here or not. */
export interface PersonInfo {
  person: number;
  name: string;
  role: Role;
}

/** What a seat has left; `running` since the message's `now`. */
export interface SeatClock {
  seat: number;
  /** milliseconds */
  left: number;
  /** whether it is this seat's time that passes */
  running: boolean;
}

/** Somebody asks to go back behind dice or somebody else's action. */
export interface UndoRequest {
  /** who asks */
  person: number;
  /** where to */
  step: number;
  /** people */
  agreed: number[];
  /** people who have not answered */
  awaited: number[];
  /** silence is a no */
  until: number;
}

/** How the match ended. */
export interface Ending {
  /** a word of the game */
  reason: string;
  /** of each seat */
  scores: number[];
  /** seats; several share it, none have lost */
  winners: number[];
  /** the numbers behind it, by name */
  figures: Record<string, number>;
  /** proves the draws; null where people dealt */
  seed: string | null;
}

/** Who one is at this table, and what one may do there. */
export interface You {
  person: number;
  role: Role;
  /** whether one opened the table */
  owner: boolean;
  /** that one holds */
  seats: number[];
  /** people one does not hear */
  muted: number[];
  /** null: there is nothing to take back */
  undo: Undoable | null;
}

/** How far one may go back now; where it is not free, `why` says what lies between. */
export interface Undoable {
  /** where to */
  step: number;
  /** nobody has to be asked */
  free: boolean;
  /** empty where it is free */
  why: "" | "dice" | "others";
}

/** What one pair of eyes sees: a seat, or (null) a spectator. Events are those after the step told last. */
export interface Told<G extends GameName = GameName> {
  /** null: a spectator's eyes */
  seat: number | null;
  /** the view of the game */
  view: Views[G];
  /** what this seat may do now */
  choices: Choice[];
  /** where several such choices in a row lead; the cheapest way to each place */
  paths: Path[];
  /** of the game, in their order */
  events: Events[G][];
  /** with real dice: what may have come, where nothing of it is secret */
  chances: string[];
}

/** Several steps that lead somewhere, to be taken one by one: each is allowed once those before it are taken. */
export interface Path {
  /** of the choice that every step is */
  kind: string;
  /** where it leads */
  target: CellTarget;
  /** of all steps together */
  cost: number;
  /** the steps, two or more */
  actions: string[];
}

/** Something that was said: a text or a phrase. */
export interface ChatLine {
  /** in the order of all that happened at the table */
  number: number;
  /** when */
  at: number;
  person: number;
  room: Room;
  text: string | null;
  phrase: Phrase | null;
}

/** Something happened and is stored. `told` is there when the match moved; `back_to` when it went back first. */
export interface Update<G extends GameName = GameName> {
  tell: "update";
  number: number;
  step: number;
  takebacks: number;
  now: number;
  table: TableInfo<G>;
  you: You;
  /** as in a welcome */
  told: Told<G>[];
  /** what was told after this step did not happen */
  back_to: number | null;
  /** of the bot that moved, where nothing is secret */
  why: Thought | null;
}

/** A decision and why: the best candidates, the chosen one first. Where nothing was to decide there is but one. */
export interface Thought {
  /** what the values are */
  measure: "win" | "points" | "worth";
  /** one to three */
  candidates: Candidate[];
  /** what was spent */
  nodes: number;
}

/** Something that could be done, and what it is expected to bring, in the measure of the thought. */
export interface Candidate {
  /** as one says it to a table */
  action: string;
  /** in the measure of the thought: the higher, the better */
  value: number;
  /** the weightiest first */
  reasons: Reason[];
}

/** Why something is good: a code that has a text for its game, and what fills the text. */
export interface Reason {
  /** its text is `reason-<game>-<code>` */
  code: string;
  /** what fills the text */
  facts: Record<string, number | string>;
}

/** Somebody said something one may hear. */
export interface Said {
  tell: "said";
  line: ChatLine;
}

/** Somebody points at something on the board. */
export interface Pinged {
  tell: "pinged";
  person: number;
  target: Target;
}

/** Somebody came or went. */
export interface Presence {
  tell: "presence";
  here: number[];
}

/** What was asked is stored. */
export interface Done {
  tell: "done";
  id: number;
  number: number;
}

/** The answer to `advise`. */
export interface Advised {
  tell: "advised";
  /** of the request */
  id: number;
  /** the position it is about */
  step: number;
  /** what could be done, and why */
  thought: Thought;
}

/** What was asked is not allowed; nothing has changed. `code` has a text in every language, filled by `facts`. */
export interface Refused {
  tell: "refused";
  /** null: the message could not even be read */
  id: number | null;
  code: string;
  /** a number of the rulebook, or empty */
  rule: string;
  /** what fills the sentence */
  facts: Record<string, number | string>;
}

/** The owner has deleted this table. */
export interface Gone {
  tell: "gone";
}

/** One thing a seat may do now, described for people and programs: what, where, at what cost, by which rule. */
export interface Choice {
  action: string;
  kind: string;
  rule: string;
  target: Target | null;
  cost: number;
}

/** Who one is to this server. */
export interface Profile {
  /** null: not told yet */
  name: string | null;
  /** whether a browser is woken */
  push: boolean;
  /** the address that is called */
  webhook: string | null;
  /** proves to one's webhook that a message is from here; null: no alerts here */
  webhook_secret: string | null;
  /** whether this host sends any */
  alerts: boolean;
}

/** The answer to a request that cannot be met. */
export interface Fault {
  code: string;
  /** a number of the rulebook, or empty */
  rule: string;
  /** what fills the sentence */
  facts: Record<string, number | string>;
}

/** The public key alerts are signed with, as PushManager wants it. */
export interface PushKey {
  /** base64url */
  key: string;
}

/** All of them. */
export interface GameList {
  /** in the order of their names */
  games: GameInfo[];
}

/** A game of the house. */
export interface GameInfo {
  /** the word it goes by in the other messages */
  name: GameName;
  /** the version of its rules */
  rules: number;
  /** what can be chosen */
  options: OptionInfo[];
  /** of its bots */
  levels: string[];
}

/** One thing that can be chosen before a match. */
export interface OptionInfo {
  /** its key */
  name: string;
  /** what it is if nobody chooses */
  default: unknown;
  /** JSON Schema of its values */
  schema: Record<string, unknown>;
}

/** All lessons of a game, in the order in which they are best taken. */
export interface LessonBook<G extends GameName = GameName> {
  game: G;
  /** in their order */
  lessons: Lesson<G>[];
}

/** A position and the steps that are taken in it. */
export interface Lesson<G extends GameName = GameName> {
  /** within its book */
  id: string;
  /** the id of its title */
  title: string;
  /** how long it takes */
  minutes: number;
  /** all that its steps name */
  rules: string[];
  /** the ids of the names, seat by seat */
  seats: string[];
  /** the learner's seat */
  learner: number;
  /** the view before the first step */
  first: Views[G];
  /** one after the other */
  steps: (LessonTell<G> | LessonDo<G> | LessonAsk)[];
}

/** Something to read; what follows happens when the learner goes on. */
export interface LessonTell<G extends GameName = GameName> {
  kind: "tell";
  /** the id of its sentence */
  text: string;
  /** what fills it */
  facts: Record<string, number | string>;
  /** numbers of the rulebook */
  rules: string[];
  /** what it points at on the board */
  show: Target[];
  /** what it points at beside the board */
  look: LookAt[];
  /** what followed, in its order */
  events: Events[G][];
  /** the view after it; null: nothing changed */
  after: Views[G] | null;
}

/** Something to do: the one choice that is lit. What follows comes from the rules, with dice that are told. */
export interface LessonDo<G extends GameName = GameName> {
  kind: "do";
  /** the id of its sentence */
  text: string;
  /** what fills it */
  facts: Record<string, number | string>;
  /** numbers of the rulebook */
  rules: string[];
  /** what it points at on the board */
  show: Target[];
  /** what it points at beside the board */
  look: LookAt[];
  /** always one */
  choices: Choice[];
  /** what else somebody may well try here */
  tries: LessonTry[];
  /** what the rules say to a click where nothing can be done */
  whys: LessonWhy[];
  /** what followed, in its order */
  events: Events[G][];
  /** the view after it */
  after: Views[G];
}

/** Something else a learner may try: the rules refuse it (`code`), or it is allowed but not asked for (`text`). */
export interface LessonTry {
  action: string;
  /** where one would click for it */
  target: Target | null;
  /** of the refusal; null: the rules allow it */
  code: string | null;
  /** of the refusal, or empty */
  rule: string;
  /** what fills the sentence of the refusal */
  facts: Record<string, number | string>;
  /** why it is not what is asked; null where it is refused */
  text: string | null;
}

/** A reason why nothing can be done, and everywhere on the board where it holds. */
export interface LessonWhy {
  /** of the refusal */
  code: string;
  /** a number of the rulebook, or empty */
  rule: string;
  /** what fills the sentence of the refusal */
  facts: Record<string, number | string>;
  /** where it holds */
  targets: Target[];
}

/** A question: one of its answers is right. */
export interface LessonAsk {
  kind: "ask";
  /** the id of its sentence */
  text: string;
  /** what fills it */
  facts: Record<string, number | string>;
  /** numbers of the rulebook */
  rules: string[];
  /** what it points at on the board */
  show: Target[];
  /** what it points at beside the board */
  look: LookAt[];
  /** 2 to 4 */
  answers: LessonAnswer[];
}

/** One answer to a question: what it is called, where it is, and what is said to whoever gives it. */
export interface LessonAnswer {
  /** its name */
  text: string;
  /** what fills its name: a letter, a number or a card */
  facts: Record<string, number | string>;
  /** what it names on the board; null: it is only words */
  target: Target | null;
  /** as the rules have it */
  right: boolean;
  /** the id of what is said to it; the facts of the question fill it too */
  reply: string;
}

/** What the lobby shows. */
export interface TableList<G extends GameName = GameName> {
  /** where one has been let in */
  mine: TableLine<G>[];
  /** open to everybody */
  public: TableLine<G>[];
}

/** A table in a list. */
export interface TableLine<G extends GameName = GameName> {
  id: string;
  game: G;
  options: Options[G];
  phase: Phase;
  public: boolean;
  clock: Clock;
  /** when something happened last */
  updated: number;
  /** names; null: open */
  seats: (string | null)[];
  step: number;
  /** whether one has been let in */
  mine: boolean;
  /** it waits for you */
  yours: boolean;
  /** seats one holds */
  own: number[];
  /** seats it waits for; -1: somebody must say what chance gave */
  actors: number[];
  /** whether one opened or brought it */
  owner: boolean;
  /** lets others look at one's own table; null: nobody may */
  watch_code: string | null;
  /** brought from elsewhere */
  uploaded: boolean;
}

/** A table one may go to now. */
export interface Opened {
  /** its id */
  table: string;
}

/** What a link leads to. */
export interface Invitation<G extends GameName = GameName> {
  game: G;
  options: Options[G];
  phase: Phase;
  /** as what one would come */
  role: Role;
  /** who opened the table */
  host: string;
  /** names; null: open */
  seats: (string | null)[];
}

/** Whether the draws are those the sealed seed gives. */
export interface ProofInfo {
  /** as on the page of records */
  status: "proved" | "sealed" | "manual" | "scripted";
  commitment: string | null;
  seed: string | null;
  /** outcomes of chance in the record */
  dealt: number;
  /** those of them that the seed gives */
  confirmed: number;
  /** the step from which this dealer deals */
  dealt_from: number;
  /** how often the match went back behind a draw */
  past_dice: number;
}

/** A stretch of a finished match as one pair of eyes, or everybody's (`seat` null), would tell it. */
export interface ReplayPage<G extends GameName = GameName> {
  table: string;
  game: G;
  seats: string[];
  /** of the whole match */
  steps: number;
  /** the view before the first of these steps */
  first: Views[G];
  /** the steps asked for */
  page: ReplayStep<G>[];
}

/** One step and what it led to. */
export interface ReplayStep<G extends GameName = GameName> {
  /** its number */
  step: number;
  /** -1: chance */
  seat: number;
  action: string;
  /** after it */
  view: Views[G];
  /** of it */
  events: Events[G][];
}

/** What a good player would have done where somebody decided, with what that seat knew then. */
export interface Advice {
  /** how many steps had been played */
  step: number;
  /** who decided */
  seat: number;
  /** what was done */
  played: string;
  /** what could have been done, and why */
  thought: Thought;
  /** what was done and what was thought of, described as they were offered */
  choices: Choice[];
}

/** What one may know of what happened after step `since`, up to step `until`. */
export interface LogPage<G extends GameName = GameName> {
  /** as asked */
  since: number;
  /** the last step told */
  until: number;
  events: Events[G][];
}

/** How the server is. */
export interface Health {
  /** away: the storage does not answer */
  status: "ok" | "away" | "stopping";
  /** of Brasier */
  version: string;
}

export type Command =
  | Hello
  | Sit
  | Leave
  | SeatBot
  | Unseat
  | Start
  | Act
  | SayChance
  | Undo
  | AnswerUndo
  | HandOver
  | Resume
  | Say
  | Mute
  | Ping
  | Why
  | Advise
  | Rematch;

export type Telling<G extends GameName = GameName> =
  | Welcome<G>
  | Update<G>
  | Said
  | Pinged
  | Presence
  | Done
  | Advised
  | Refused
  | Gone;

/** What goes over HTTP: for each route its query, its body, and what it answers. */
export interface Api {
  /** Who one is; gives a guest cookie to whoever has none. */
  "GET /api/me": { answer: Profile };
  /** Say or change one's name. */
  "PUT /api/me": { body: NewProfile; answer: Profile };
  /** Have an address called when a table waits for one; null: no more. */
  "PUT /api/me/webhook": { body: Webhook; answer: Profile };
  /** Have this browser woken when a table waits for one. */
  "PUT /api/me/push": { body: PushSubscription; answer: Profile };
  /** Wake no browser any more. */
  "DELETE /api/me/push": { answer: Profile };
  /** The key a browser subscribes with. */
  "GET /api/push-key": { answer: PushKey };
  /** The games of the house, their options and the levels of their bots. */
  "GET /api/games": { answer: GameList };
  /** The lessons of a game, worked out by its rules. */
  "GET /api/lessons/{game}": { answer: LessonBook };
  /** One's own tables, and those open to everybody. */
  "GET /api/tables": { answer: TableList };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; answer: Opened };
  /** Come in with the code of a link, or to a public table. */
  "POST /api/join": { body: Join; answer: Opened };
  /** What the code of a link leads to, before one comes in. */
  "GET /api/codes/{code}": { answer: Invitation };
  /** The owner deletes a table for everybody. */
  "DELETE /api/tables/{table}": { answer: null };
  /** The record of a match; where it has secrets, of a finished one. */
  "GET /api/tables/{table}/record": { answer: string };
  /** Whether the draws are those of the sealed seed. */
  "GET /api/tables/{table}/proof": { answer: ProofInfo };
  /** A stretch of a finished match, step by step. */
  "GET /api/tables/{table}/replay": { query: ReplayQuery; answer: ReplayPage };
  /** What a good player would have done in a finished match. */
  "GET /api/tables/{table}/advice": { query: AdviceQuery; answer: Advice };
  /** What happened since a step, as far as one may know it. */
  "GET /api/tables/{table}/log": { query: LogQuery; answer: LogPage };
  /** The board as a picture. */
  "GET /api/tables/{table}/picture.svg": { query: PictureQuery; answer: string };
  /** Open a table that goes on from a step of a finished match. */
  "POST /api/tables/{table}/fork": { body: ForkTable; answer: Opened };
  /** Bring the record of a match that was played elsewhere. */
  "POST /api/records": { body: string; answer: Opened };
  /** Whether the server runs. */
  "GET /healthz": { answer: Health };
  /** Whether the server can store, so whether to send people here. */
  "GET /readyz": { answer: Health };
  /** Figures for Prometheus, for whoever asks on the same machine. */
  "GET /metrics": { answer: string };
  /** This table as an OpenAPI 3.1 document. */
  "GET /openapi.json": { answer: unknown };
}

// ---- feurio

export type FeurioMode = "competitive" | "solitaire" | "cooperative";

export type FeurioCell = [number, number];

/** Complete and playable: made by `read_options` only from choices that fit together. */
export interface FeurioOptions {
  players: number;
  mode: FeurioMode;
  firebreaks: boolean;
  cest_chaud: boolean;
  eldest: number;
}

export interface FeurioView {
  /** whose view; null: a spectator */
  seat: number | null;
  options: FeurioOptions;
  phase: string;
  /** the seat to act; null when chance is to act or the match is over */
  turn: number | null;
  /** the seat whose turn it is, also while chance draws for it */
  player: number;
  /** the tile in hand, if this seat may know it */
  drawn: number | null;
  /** whether there is a tile in hand */
  holding: boolean;
  /** start tiles drawn but not laid */
  start: number[];
  tiles: FeurioTile[];
  empty: FeurioEmpty[];
  hottest: number;
  /** tiles in the pile */
  left: number;
  /** tiles of each value 1–6 this seat has not seen: the pile and every secret */
  unseen: number[];
  passes: number;
  standings: FeurioStanding[];
  zones: FeurioZone[];
  goal: FeurioGoal | null;
  end: FeurioEnd | null;
}

/** A tile on the table, in the order in which they were laid. */
export interface FeurioTile {
  cell: FeurioCell;
  /** null: a firebreak of somebody else */
  value: number | null;
  firebreak_of: number | null;
  men: Record<string, number>;
  places: number;
  accesses: number;
  room: number;
}

/** An empty cell beside a tile, with the sum that decides where the fire goes next. */
export interface FeurioEmpty {
  cell: FeurioCell;
  sum: number;
  hottest: boolean;
}

/** A seat: its men in hand by colour, and in a competitive match what it would score now (F19). */
export interface FeurioStanding {
  seat: number;
  men: Record<string, number>;
  points: number;
  best_zone: number;
}

/** F17, F18: a zone and how its points come about; divisor 0 means no free access. */
export interface FeurioZone {
  colour: string;
  cells: FeurioCell[];
  values: number[];
  total: number;
  divisor: number;
  points: number;
}

/** F22: how near the shared goal is: men down (of 48), colours in one zone, colours whose one zone has an open 1. */
export interface FeurioGoal {
  men: number;
  one_zone: number;
  open_ones: number;
}

export interface FeurioEnd {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface FeurioDrawn {
  type: "drawn";
  seat: number;
  /** null: only its player knows (F24) */
  value: number | null;
}

export interface FeurioTileLaid {
  type: "tile";
  seat: number;
  cell: FeurioCell;
  value: number;
}

export interface FeurioFirebreakLaid {
  type: "firebreak";
  seat: number;
  cell: FeurioCell;
  colour: string;
  /** null: only its owner knows (F24) */
  value: number | null;
}

export interface FeurioMenPlaced {
  type: "men";
  seat: number;
  cell: FeurioCell;
  colour: string;
  men: number;
}

export interface FeurioPassed {
  type: "pass";
  seat: number;
}

export interface FeurioBegan {
  type: "begin";
  seat: number;
}

export interface FeurioEnded {
  type: "end";
}

export type FeurioEvent =
  | FeurioDrawn
  | FeurioTileLaid
  | FeurioFirebreakLaid
  | FeurioMenPlaced
  | FeurioPassed
  | FeurioBegan
  | FeurioEnded;

// ---- flashpoint

export type FlashpointMode = "family" | "advanced";

export type FlashpointLevel = "recruit" | "veteran" | "heroic";

export type FlashpointEdition = "sauver" | "18";

export type FlashpointCell = [number, number];

export type FlashpointEdge = [FlashpointCell, FlashpointCell];

export type FlashpointSide = "north" | "east" | "south" | "west";

/** Complete and playable: made by `read_options` only from choices that fit together. */
export interface FlashpointOptions {
  mode: FlashpointMode;
  /** front, back, or the drawing of a house */
  board: string;
  level: FlashpointLevel;
  firefighters: number;
  /** choose, draw, or a name for each firefighter */
  specialists: string | string[];
  edition: FlashpointEdition;
  quick: boolean;
}

export interface FlashpointView {
  /** whose view; null: a spectator */
  seat: number | null;
  options: FlashpointOptions;
  phase: string;
  /** the seat to act; null when chance is to act or the match is over */
  turn: number | null;
  /** whose turn it is */
  player: number;
  firefighters: FlashpointFirefighter[];
  /** inside and, while the fire advances, outside */
  fire: FlashpointCell[];
  smoke: FlashpointCell[];
  walls: FlashpointWall[];
  doors: FlashpointDoor[];
  openings: FlashpointEdge[];
  /** face down */
  poi: FlashpointCell[];
  victims: FlashpointVictim[];
  hazmats: FlashpointCell[];
  hot_spots: FlashpointCell[];
  /** hot spots that can still come (P30) */
  reserve: number;
  ambulance: FlashpointSpot | null;
  engine: FlashpointSpot | null;
  ambulance_spots: FlashpointSpot[];
  engine_spots: FlashpointSpot[];
  rescued: number;
  lost: number;
  damage: number;
  /** points of interest that have not come yet */
  pool: number;
  /** victims among the pool and what lies face down */
  unseen_victims: number;
  /** false alarms among them */
  unseen_alarms: number;
  /** the space it is about: of the last roll, or of what is being revealed */
  target: FlashpointCell | null;
  /** red and black at the deck gun, before they are turned (P34) */
  dice: [number, number] | null;
  /** which of them were rolled again (P42) */
  rerolled: string[];
  /** seats that still have to say where they recover, or whether they ride along */
  waiting: number[];
  /** the one they may ride in */
  vehicle: string | null;
  /** nothing was done this turn, so a crew change is possible (P43) */
  fresh: boolean;
  /** the CAFS firefighter has taken its one point (P39) */
  cafs_commanded: boolean;
  /** the last target held a hot spot: the fire will advance once more (P46) */
  flaring: boolean;
  /** this fire phase had a flare-up before that */
  flared: boolean;
  /** set-up: markers of this kind still to be placed */
  to_come: number;
  /** P24 */
  playing_on: boolean;
  end: FlashpointEnd | null;
}

/** Of whose turn it is, `ap` and `special` are what is left; of the others, `ap` is what they have saved (P7). */
export interface FlashpointFirefighter {
  seat: number;
  /** null: not placed yet */
  cell: FlashpointCell | null;
  ap: number;
  special: number;
  /** null: a family match, or not taken yet */
  specialist: string | null;
}

export interface FlashpointWall {
  edge: FlashpointEdge;
  /** 0 intact, 1 damaged, 2 destroyed */
  damage: number;
}

export interface FlashpointDoor {
  edge: FlashpointEdge;
  state: "closed" | "open" | "destroyed";
}

export interface FlashpointVictim {
  cell: FlashpointCell;
  treated: boolean;
}

/** P4: two spaces outside where a vehicle may park. */
export interface FlashpointSpot {
  side: FlashpointSide;
  cells: [FlashpointCell, FlashpointCell];
}

export interface FlashpointEnd {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface FlashpointTook {
  type: "take";
  seat: number;
  specialist: string;
  drawn: boolean;
}

export interface FlashpointPlaced {
  type: "place";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointParked {
  type: "park";
  seat: number;
  vehicle: string;
  side: FlashpointSide;
}

export interface FlashpointBegan {
  type: "begin";
  chooser: number;
  seat: number;
}

export interface FlashpointTurn {
  type: "turn";
  seat: number;
  ap: number;
  special: number;
}

export interface FlashpointMoved {
  type: "move";
  seat: number;
  start: FlashpointCell;
  cell: FlashpointCell;
  way: string;
  cost: number;
  /** the captain, if it was a command */
  by: number | null;
}

export interface FlashpointDoorTurned {
  type: "door";
  seat: number;
  edge: FlashpointEdge;
  open: boolean;
  by: number | null;
}

export interface FlashpointDoused {
  type: "douse";
  seat: number;
  cell: FlashpointCell;
  left: "smoke" | "clear";
  cost: number;
}

export interface FlashpointChopped {
  type: "chop";
  seat: number;
  edge: FlashpointEdge;
  cost: number;
}

export interface FlashpointWallDamaged {
  type: "damage";
  edge: FlashpointEdge;
  /** of this wall */
  damage: number;
  /** of the house */
  total: number;
}

export interface FlashpointDrove {
  type: "drive";
  seat: number;
  vehicle: string;
  start: FlashpointSide;
  side: FlashpointSide;
}

export interface FlashpointRode {
  type: "ride";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointStayed {
  type: "stay";
  seat: number;
}

export interface FlashpointGunFired {
  type: "gun";
  seat: number;
  cost: number;
}

export interface FlashpointRerolling {
  type: "reroll";
  seat: number;
  die: string;
}

export interface FlashpointSplashed {
  type: "splash";
  seat: number;
  dice: [number, number];
  /** after dice were turned */
  target: FlashpointCell;
  /** reached, the target first */
  cells: FlashpointCell[];
  /** those where fire or smoke went */
  cleared: FlashpointCell[];
}

export interface FlashpointTreated {
  type: "treat";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointDisposed {
  type: "dispose";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointRevealing {
  type: "image";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointRevealed {
  type: "reveal";
  cell: FlashpointCell;
  found: "victim" | "alarm";
}

export interface FlashpointChanged {
  type: "change";
  seat: number;
  before: string;
  after: string;
  ap: number;
  special: number;
}

export interface FlashpointRescued {
  type: "rescue";
  seat: number;
  cell: FlashpointCell;
  rescued: number;
}

export interface FlashpointTurnEnded {
  type: "end-turn";
  seat: number;
  saved: number;
}

export interface FlashpointRolled {
  type: "roll";
  purpose: "explosion" | "hazmat" | "poi" | "hot-spot" | "fire" | "gun";
  red: number | null;
  black: number | null;
}

export interface FlashpointSmokeCame {
  type: "smoke";
  cell: FlashpointCell;
}

export interface FlashpointFireCame {
  type: "fire";
  cell: FlashpointCell;
  /** smoke on smoke; smoke beside fire */
  cause: "set-up" | "smoke" | "beside";
}

export interface FlashpointExploded {
  type: "explosion";
  cell: FlashpointCell;
  cause: "set-up" | "roll" | "hazmat";
}

/** One of the four directions of an explosion, from its space to what stopped it. */
export interface FlashpointBlast {
  type: "blast";
  start: FlashpointCell;
  direction: FlashpointSide;
  /** the burning spaces it ran through */
  path: FlashpointCell[];
  /** a space it lit, a wall, a closed door, the edge of the board */
  stop: "fire" | "wall" | "door" | "edge";
  lit: FlashpointCell | null;
  edge: FlashpointEdge | null;
}

export interface FlashpointDoorGone {
  type: "door-gone";
  edge: FlashpointEdge;
}

export interface FlashpointFlashedOver {
  type: "flashover";
  /** 1, 2, … */
  wave: number;
  cells: FlashpointCell[];
}

export interface FlashpointHazmatPlaced {
  type: "hazmat";
  cell: FlashpointCell;
}

/** Which hazmat goes first, where it was somebody's choice. */
export interface FlashpointExploding {
  type: "explode";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointFlaredUp {
  type: "flare-up";
  cell: FlashpointCell;
}

export interface FlashpointHotSpot {
  type: "hot-spot";
  cell: FlashpointCell;
  reserve: number;
}

export interface FlashpointKnockedDown {
  type: "knock-down";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointRecovered {
  type: "fall";
  seat: number;
  cell: FlashpointCell;
}

export interface FlashpointLost {
  type: "lose";
  cell: FlashpointCell;
  lost: number;
}

export interface FlashpointBurntOut {
  type: "burn-out";
  /** fire outside the house goes */
  cells: FlashpointCell[];
}

export interface FlashpointPoiPlaced {
  type: "poi";
  cell: FlashpointCell;
  /** another one if arrows were followed (P49) */
  rolled: FlashpointCell;
  /** fire or smoke went (P23) */
  cleared: boolean;
}

export interface FlashpointNoPoi {
  type: "no-poi";
}

export interface FlashpointWon {
  type: "won";
  rescued: number;
}

export interface FlashpointPlaysOn {
  type: "play-on";
  seat: number;
}

export interface FlashpointFinished {
  type: "finish";
  seat: number;
}

export interface FlashpointCollapsed {
  type: "collapse";
  /** still in or around the house */
  victims: number;
  /** face down, nobody will know who */
  poi: number;
}

export interface FlashpointEnded {
  type: "end";
  reason: string;
}

export type FlashpointEvent =
  | FlashpointTook
  | FlashpointPlaced
  | FlashpointParked
  | FlashpointBegan
  | FlashpointTurn
  | FlashpointMoved
  | FlashpointDoorTurned
  | FlashpointDoused
  | FlashpointChopped
  | FlashpointWallDamaged
  | FlashpointDrove
  | FlashpointRode
  | FlashpointStayed
  | FlashpointGunFired
  | FlashpointRerolling
  | FlashpointSplashed
  | FlashpointTreated
  | FlashpointDisposed
  | FlashpointRevealing
  | FlashpointRevealed
  | FlashpointChanged
  | FlashpointRescued
  | FlashpointTurnEnded
  | FlashpointRolled
  | FlashpointSmokeCame
  | FlashpointFireCame
  | FlashpointExploded
  | FlashpointBlast
  | FlashpointDoorGone
  | FlashpointFlashedOver
  | FlashpointHazmatPlaced
  | FlashpointExploding
  | FlashpointFlaredUp
  | FlashpointHotSpot
  | FlashpointKnockedDown
  | FlashpointRecovered
  | FlashpointLost
  | FlashpointBurntOut
  | FlashpointPoiPlaced
  | FlashpointNoPoi
  | FlashpointWon
  | FlashpointPlaysOn
  | FlashpointFinished
  | FlashpointCollapsed
  | FlashpointEnded;

// ---- tails

export type TailsWho = number | null;

/** Complete and playable: made by `read_options` only from choices that fit together. */
export interface TailsOptions {
  players: number;
  eldest: number;
  /** ours, or start value and flames of each card */
  deck: string | [number, number][];
}

export interface TailsView {
  /** whose view; null: a spectator */
  seat: number | null;
  options: TailsOptions;
  phase: string;
  /** the one seat to act; null when several choose, chance is to act or the match is over */
  turn: number | null;
  /** all seats that may act now */
  awaited: number[];
  first: number;
  round: number;
  iguana: TailsIguana | null;
  unseen: TailsIguana[];
  /** the value a number must have to be played now */
  wanted: number | null;
  vain: number;
  must_open: boolean;
  row: TailsLaid[];
  players: TailsPlayer[];
  thief: TailsThief | null;
  box: TailsFires;
  end: TailsEnd | null;
}

/** T2: an iguana card. */
export interface TailsIguana {
  start: number;
  flames: number;
}

/** A card played in this round. */
export interface TailsLaid {
  seat: TailsWho;
  card: string;
  value: number;
}

export interface TailsPlayer {
  seat: number;
  /** in hand and den together */
  cards: string[];
  /** has chosen for this round */
  ready: boolean;
  /** T4: how many cards it has to choose now */
  to_choose: number;
  /** how many of the cards are chosen */
  holds: number;
  /** which they are, if this seat may know it */
  chosen: string[] | null;
  /** T5: cards shown not to be among them */
  lacks: string[];
  played: string[];
  exhausted: string[];
  piles: TailsPile[];
  flames: number;
}

/** T9: a blaze pile. */
export interface TailsPile {
  card: string;
  /** by which it can be stolen; null: a trickster's cannot (T10) */
  value: number | null;
  fires: TailsFires;
}

/** What lies under an opossum, or in the box: iguana cards by start value, campfires by seat. */
export interface TailsFires {
  flames: number;
  iguanas: number[];
  campfires: number[];
}

/** T14. */
export interface TailsThief {
  /** in rising order: nobody knows the true one */
  pile: number[];
  /** the last card laid on top */
  reserve: number[];
  played: number[];
}

export interface TailsEnd {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface TailsBlazed {
  type: "blaze";
  seat: number;
  value: number;
}

export interface TailsIguanaSeen {
  type: "iguana";
  round: number;
  start: number;
  flames: number;
  left: number;
}

export interface TailsChosen {
  type: "chosen";
  seat: number;
  count: number;
  /** null: only the one who chose them knows (T18) */
  cards: string[] | null;
}

export interface TailsHuntBegan {
  type: "hunt";
  seat: number;
  value: number;
}

export interface TailsPlayed {
  type: "played";
  seat: TailsWho;
  card: string;
  value: number;
}

export interface TailsPassed {
  type: "passed";
  seat: TailsWho;
}

export interface TailsRaised {
  type: "raised";
  value: number;
  must_open: boolean;
}

export interface TailsThiefDrew {
  type: "drawn";
  value: number;
  kept: boolean;
}

export interface TailsWon {
  type: "won";
  seat: TailsWho;
  card: string;
  value: number;
  start: number;
  flames: number;
}

export interface TailsStolen {
  type: "stolen";
  seat: TailsWho;
  of: number;
  value: number;
  flames: number;
  /** by start value */
  iguanas: number[];
  /** by seat */
  campfires: number[];
}

export interface TailsRecovered {
  type: "recovered";
  seat: number;
  cards: string[];
}

export interface TailsExhausted {
  type: "exhausted";
  seat: number;
  cards: string[];
}

export interface TailsEnded {
  type: "end";
}

export type TailsEvent =
  | TailsBlazed
  | TailsIguanaSeen
  | TailsChosen
  | TailsHuntBegan
  | TailsPlayed
  | TailsPassed
  | TailsRaised
  | TailsThiefDrew
  | TailsWon
  | TailsStolen
  | TailsRecovered
  | TailsExhausted
  | TailsEnded;

// ---- by game

/** What belongs to a game, by its name. */
export type GameName = keyof Views;

export interface Views {
  feurio: FeurioView;
  flashpoint: FlashpointView;
  tails: TailsView;
}

export interface Events {
  feurio: FeurioEvent;
  flashpoint: FlashpointEvent;
  tails: TailsEvent;
}

export interface Options {
  feurio: FeurioOptions;
  flashpoint: FlashpointOptions;
  tails: TailsOptions;
}
