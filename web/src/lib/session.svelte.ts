// A visit to one table: everything its socket tells, and everything one can ask of it.

import { announcer } from "./announce.svelte";
import { fault, Refused } from "./api";
import { attempt } from "./attempt";
import { EventLog, shared } from "./log.svelte";
import { TableSocket, type Asking } from "./socket";
import { say } from "./texts.svelte";
import type { ChatLine, Fault, Target, TableInfo, Telling, Thought, Told, Update, Welcome, You } from "./wire";

export type Connection = { state: "opening" } | { state: "open" } | { state: "lost"; until: number };

const MOST_CHAT = 300;

/** What a board must be told when the match moved. */
export interface News {
  told: Told[];
  /** the first time, or after the match went back: nothing to animate */
  instant: boolean;
  /** happened while one was away */
  missed: boolean;
  /** the match went back first */
  back: boolean;
  /** what happened, as far as everybody before this screen may know it */
  events: Told["events"];
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  here = $state.raw<number[]>([]);
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connection = $state.raw<Connection>({ state: "opening" });
  /** the code with which the table closed for good */
  ended = $state<number | null>(null);
  /** when the last telling came, on this machine's clock */
  heard = $state(0);
  readonly log: EventLog;

  #number = 0;
  #step: number | null = null;
  #takebacks = 0;
  #socket: TableSocket;
  #ahead = 0; // how far the server's clock is ahead of ours, in milliseconds

  readonly id: string;
  private readonly news: (news: News) => void;
  private readonly pinged: (person: number, target: Target) => void;

  constructor(id: string, news: (news: News) => void, pinged: (person: number, target: Target) => void) {
    this.id = id;
    this.news = news;
    this.pinged = pinged;
    this.log = new EventLog(id, () => {
      const [only, other] = this.you?.seats ?? [];
      return only === undefined || other !== undefined ? null : only;
    });
    this.#socket = new TableSocket(id, {
      hear: (telling) => this.#hear(telling),
      held: () => (this.#step === null ? {} : { step: this.#step, takebacks: this.#takebacks }),
      lost: (wait) => (this.connection = { state: "lost", until: Date.now() + wait }),
      back: () => (this.connection = { state: "open" }),
      ended: (code) => (this.ended = code),
    });
    addEventListener("online", this.#socket.open);
    addEventListener("offline", this.#socket.drop);
  }

  leave(): void {
    removeEventListener("online", this.#socket.open);
    removeEventListener("offline", this.#socket.drop);
    this.#socket.close();
  }

  retry = (): void => this.#socket.open();

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  personName(person: number): string {
    return this.table?.people.find((one) => one.person === person)?.name ?? "?";
  }

  /** Seats of one's own that the match waits for. */
  get awaited(): number[] {
    const { table, you } = this;
    if (!table || !you || table.phase !== "playing") return [];
    return you.seats.filter((seat) => table.actors.includes(seat) && !table.seats[seat]?.away);
  }

  /** Ask the table for something; a refusal is shown. Whether it was done. */
  ask = async (asking: Asking): Promise<boolean> => {
    return (await attempt(this.#socket.send(asking))) !== null;
  };

  /** Do something on a seat of one's own; raises `Refused`. */
  act = (seat: number, action: string): Promise<unknown> =>
    this.#socket.send({ do: "act", seat, action, seen: this.#number });

  chance = (outcome: string): Promise<boolean> => this.ask({ do: "chance", outcome, seen: this.#number });

  /** Take back; where it is not free the others are asked. */
  undo = (): Promise<boolean> => this.ask({ do: "undo", seen: this.#number, ask: !(this.you?.undo?.free ?? true) });

  /** Why nothing can be done there: always a refusal, which is the answer. */
  why = async (seat: number, target: Target): Promise<Fault | null> => {
    try {
      await this.#socket.send({ do: "why", seat, target });
      return null;
    } catch (problem) {
      return problem instanceof Refused ? problem.fault : fault("no-answer");
    }
  };

  /** What a good player would do on a seat of one's own; null where it is refused. */
  advise = async (seat: number): Promise<Thought | null> => {
    const answer = await attempt(this.#socket.send({ do: "advise", seat }));
    return answer?.tell === "advised" ? answer.thought : null;
  };

  read = (): void => {
    this.unread = 0;
  };

  #hear(telling: Telling): void {
    switch (telling.tell) {
      case "welcome":
      case "update":
        this.#take(telling);
        break;
      case "said":
        this.chat = [...this.chat, telling.line].slice(-MOST_CHAT);
        if (telling.line.person !== this.you?.person) {
          this.unread += 1;
          announcer.tell(
            say("web-talk-said", { name: this.personName(telling.line.person), said: chatWords(telling.line) }),
          );
        }
        break;
      case "presence":
        this.here = telling.here;
        break;
      case "pinged":
        this.pinged(telling.person, telling.target);
        break;
      case "refused":
        if (telling.id === null) announcer.refused(telling);
        break;
      case "done":
      case "advised":
      case "gone":
        break; // the socket knows
    }
  }

  /** A question that is gone while the match neither went back nor on was answered by a no, or by silence. */
  #tellUndo(telling: Welcome | Update): void {
    const asked = this.table?.undo;
    if (asked && !telling.table.undo && telling.table.phase === "playing")
      announcer.toast(say(telling.now < asked.until ? "web-undo-declined" : "web-undo-lapsed"));
  }

  #take(telling: Welcome | Update): void {
    const first = this.#step === null;
    const back = telling.tell === "update" ? telling.back_to : telling.since < (this.#step ?? 0) ? telling.since : null;
    if (telling.step === this.#step && back === null) this.#tellUndo(telling);
    this.#number = telling.number;
    this.#step = telling.step;
    this.#takebacks = telling.takebacks;
    this.#ahead = telling.now - Date.now();
    this.heard = Date.now();
    this.table = telling.table;
    this.you = telling.you;
    if (telling.tell === "welcome") {
      this.here = telling.here;
      this.chat = telling.chat;
    }
    this.log.take(telling);
    if (telling.told.length || telling.tell === "welcome") {
      this.told = telling.told;
      this.news({
        told: telling.told,
        instant: first || back !== null,
        missed: telling.tell === "welcome",
        back: back !== null && !first,
        events: first ? [] : shared(telling.told),
      });
    }
  }
}

/** What somebody said, in the language of whoever reads it. */
export function chatWords(line: ChatLine): string {
  return line.phrase ? say(`phrase-${line.phrase}`) : (line.text ?? "");
}
