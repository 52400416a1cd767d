// The server as this page knows it: requests over HTTP, and the socket of one table that comes back by itself.

export class Refused extends Error {
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }
}

// The answer as JSON; raises `Refused` with the server's reason, or with one of our own.
export async function request(method, path, body, type = "application/json") {
  const wish = { method, cache: "no-store" };
  if (body !== undefined) {
    wish.headers = { "Content-Type": type };
    wish.body = type === "application/json" ? JSON.stringify(body) : body;
  }
  let answer;
  try {
    answer = await fetch(path, wish);
  } catch {
    throw new Refused({ code: "no-answer", rule: "", facts: {} });
  }
  const text = await answer.text();
  if (answer.ok) return answer.headers.get("Content-Type")?.startsWith("application/json") ? JSON.parse(text) : text;
  let fault = { code: "no-answer", rule: "", facts: {} };
  try {
    fault = { ...fault, ...JSON.parse(text) };
  } catch {
    // whatever stands between us and the server does not speak JSON
  }
  throw new Refused(fault);
}

export const CLOSED = { guest: 4401, stranger: 4403, none: 4404, program: 4400, deleted: 4410 };
const WAITS = [500, 1000, 2000, 4000, 8000]; // milliseconds before each attempt to come back

export class Socket {
  // `hear` gets every telling, `held` says what one still holds, `lost` and `back` say how the connection is,
  // `ended` gets the close code after which coming back makes no sense.
  constructor(table, { hear, held, lost, back, ended }) {
    Object.assign(this, { table, hear, held, lost, back, ended });
    this.attempts = 0;
    this.ids = 0;
    this.waiting = new Map();
    this.open();
  }

  open() {
    if (this.socket && this.socket.readyState < WebSocket.CLOSING) return; // it is open, or about to be
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket.onopen = () => this.send("hello", this.held()).catch(() => {});
    this.socket.onmessage = (message) => this.told(JSON.parse(message.data));
    this.socket.onclose = (closed) => this.closed(closed.code);
  }

  told(telling) {
    if (telling.tell === "welcome") {
      this.attempts = 0;
      this.back();
    }
    if (telling.tell === "gone") this.over = CLOSED.deleted;
    this.hear(telling);
    const answered = this.waiting.get(telling.id);
    if (answered && ["welcome", "done", "refused"].includes(telling.tell)) {
      this.waiting.delete(telling.id);
      if (telling.tell === "refused") answered.reject(new Refused(telling));
      else answered.resolve(telling);
    }
  }

  async closed(code) {
    for (const { reject } of this.waiting.values())
      reject(new Refused({ code: "connection-lost", rule: "", facts: {} }));
    this.waiting.clear();
    const reason = this.over ?? code;
    if ([CLOSED.stranger, CLOSED.none, CLOSED.program, CLOSED.deleted].includes(reason)) {
      this.ended(reason);
      return;
    }
    if (reason === CLOSED.guest) await request("GET", "/api/me").catch(() => {});
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)];
    this.attempts += 1;
    this.lost(wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  // Resolves when the server says it is done; raises `Refused`.
  send(what, fields = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused({ code: "connection-lost", rule: "", facts: {} }));
    }
    this.ids += 1;
    const id = this.ids;
    this.socket.send(JSON.stringify({ do: what, id, ...fields }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
