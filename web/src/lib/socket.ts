// The socket of one table. It comes back by itself; what was asked and not answered is told as lost.

import { ask, fault, Refused } from "./api";
import type { Advised, Command, Done, GameName, Hello, Telling, Welcome } from "./wire";

/** Codes after which coming back makes no sense. */
export const CLOSED = { program: 4400, guest: 4401, stranger: 4403, none: 4404, deleted: 4410 } as const;
const FINAL: number[] = [CLOSED.program, CLOSED.stranger, CLOSED.none, CLOSED.deleted];
export const WAITS = [500, 1000, 2000, 4000, 8000]; // milliseconds before each attempt to come back
const SILENCE = 12_000; // an attempt that takes longer than this has failed
const PATIENCE = 8000; // so has a connection that leaves a question unanswered for so long
const LISTENS = 20_000; // when nothing was heard for so long, ask whether anybody is there

export type Asking = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export type Answer = Done | Welcome | Advised;

export interface Ears {
  hear(telling: Telling<GameName>): void;
  held(): Omit<Hello, "do" | "id">;
  lost(wait: number): void;
  back(): void;
  ended(code: number): void;
}

interface Waiting {
  late: ReturnType<typeof setTimeout>;
  resolve(answer: Answer): void;
  reject(reason: Refused): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ids = 0;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private deleted = false;
  private left = false;

  private readonly table: string;
  private readonly ears: Ears;

  constructor(table: string, ears: Ears) {
    this.table = table;
    this.ears = ears;
    this.open();
  }

  open = (): void => {
    if (this.left || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    this.patience = setTimeout(() => this.dropped(socket, 0), SILENCE);
    socket.onopen = () => void this.send({ do: "hello", ...this.ears.held() }).catch(() => undefined);
    socket.onmessage = (message: MessageEvent<string>) => this.told(JSON.parse(message.data) as Telling<GameName>);
    socket.onclose = (closed) => this.dropped(socket, closed.code);
  };

  /** The network went: do not wait for the system to notice. */
  drop = (): void => {
    if (this.socket) this.dropped(this.socket, 0);
  };

  close(): void {
    this.left = true;
    const { socket } = this;
    if (socket) void this.dropped(socket, 0);
    clearTimeout(this.retry);
  }

  /** Resolves when the server says it is done, or answers; raises `Refused`. */
  send(asking: Asking): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(fault("connection-lost")));
    this.ids += 1;
    const id = this.ids;
    const { socket } = this;
    socket.send(JSON.stringify({ id, ...asking }));
    const late = setTimeout(() => void this.dropped(socket, 0), PATIENCE);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, late }));
  }

  /** Whoever only waits hears nothing of a connection that went silently: look from time to time. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(async () => {
      if (socket !== this.socket) return;
      const there = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).catch(
        () => null,
      );
      if (there) this.listen(socket);
      else void this.dropped(socket, 0);
    }, LISTENS);
  }

  private told(telling: Telling<GameName>): void {
    if (this.socket) this.listen(this.socket);
    if (telling.tell === "welcome") {
      clearTimeout(this.patience);
      this.attempts = 0;
      this.ears.back();
    }
    if (telling.tell === "gone") this.deleted = true;
    this.ears.hear(telling);
    if (!("id" in telling) || telling.id === null) return;
    const answered = this.waiting.get(telling.id);
    if (!answered) return;
    this.waiting.delete(telling.id);
    clearTimeout(answered.late);
    if (telling.tell === "refused") answered.reject(new Refused(telling));
    else answered.resolve(telling);
  }

  private async dropped(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.socket) return; // an older one, given up already
    this.socket = null;
    clearTimeout(this.patience);
    clearTimeout(this.quiet);
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    unanswered.forEach(({ late }) => clearTimeout(late));
    if (this.left) return; // nobody is there any more to be told
    for (const { reject } of unanswered) reject(new Refused(fault("answer-lost")));
    const reason = this.deleted ? CLOSED.deleted : code;
    if (FINAL.includes(reason)) {
      this.left = true;
      this.ears.ended(reason);
      return;
    }
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 0;
    this.attempts += 1;
    this.ears.lost(wait);
    if (reason === CLOSED.guest) await ask("GET /api/me").catch(() => undefined); // a new cookie
    clearTimeout(this.retry);
    this.retry = setTimeout(this.open, wait);
  }
}
