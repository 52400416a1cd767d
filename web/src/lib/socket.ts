// The socket of one table. It comes back by itself; what was asked and not answered is told as lost.

import { ask, fault, Refused } from "./api";
import type { Command, Done, GameName, Hello, Telling, Welcome } from "./wire";

/** Codes after which coming back makes no sense. */
export const CLOSED = { program: 4400, guest: 4401, stranger: 4403, none: 4404, deleted: 4410 } as const;
const FINAL: number[] = [CLOSED.program, CLOSED.stranger, CLOSED.none, CLOSED.deleted];
export const WAITS = [500, 1000, 2000, 4000, 8000]; // milliseconds before each attempt to come back
const SILENCE = 12_000; // an attempt that takes longer than this has failed

export type Asking = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export interface Ears {
  hear(telling: Telling<GameName>): void;
  held(): Omit<Hello, "do" | "id">;
  lost(wait: number): void;
  back(): void;
  ended(code: number): void;
}

interface Waiting {
  resolve(answer: Done | Welcome): void;
  reject(reason: Refused): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ids = 0;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private deleted = false;
  private left = false;

  private readonly table: string;
  private readonly ears: Ears;

  constructor(
    table: string,
    ears: Ears,
  ) {
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
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.socket?.close();
  }

  /** Resolves when the server says it is done; raises `Refused`. */
  send(asking: Asking): Promise<Done | Welcome> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(fault("connection-lost")));
    this.ids += 1;
    const id = this.ids;
    this.socket.send(JSON.stringify({ id, ...asking }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private told(telling: Telling<GameName>): void {
    if (telling.tell === "welcome") {
      clearTimeout(this.patience);
      this.attempts = 0;
      this.ears.back();
    }
    if (telling.tell === "gone") this.deleted = true;
    this.ears.hear(telling);
    if (telling.tell !== "welcome" && telling.tell !== "done" && telling.tell !== "refused") return;
    const answered = telling.id === null ? undefined : this.waiting.get(telling.id);
    if (!answered || telling.id === null) return;
    this.waiting.delete(telling.id);
    if (telling.tell === "refused") answered.reject(new Refused(telling));
    else answered.resolve(telling);
  }

  private async dropped(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.socket) return; // an older one, given up already
    this.socket = null;
    clearTimeout(this.patience);
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    for (const { reject } of this.waiting.values()) reject(new Refused(fault("connection-lost")));
    this.waiting.clear();
    if (this.left) return;
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
