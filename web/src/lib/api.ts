// Requests over HTTP, typed by the routes of the server.

import type { Api, Fault } from "./wire";

export class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

export function fault(code: string): Fault {
  return { code, rule: "", facts: {} };
}

type Route = keyof Api;
type Body<R extends Route> = Api[R] extends { body: infer B } ? B : undefined;
type Query<R extends Route> = Api[R] extends { query: infer Q } ? Q : undefined;

interface Asked<R extends Route> {
  table?: string;
  game?: string;
  code?: string;
  query?: Query<R>;
  body?: Body<R>;
}

/** The answer; raises `Refused` with the server's reason, or with one of our own. */
export async function ask<R extends Route>(route: R, asked: Asked<R> = {}): Promise<Api[R]["answer"]> {
  const { table = "", game = "", code = "", query, body } = asked;
  const [method, path] = route.split(" ") as [string, string];
  const places = { table, game, code };
  const address = path.replace(/\{(table|game|code)\}/, (_, place: keyof typeof places) =>
    encodeURIComponent(places[place]),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const plain = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(search ? `${address}?${search}` : address, {
      method,
      cache: "no-store",
      headers: body === undefined ? {} : { "Content-Type": plain ? "text/plain; charset=utf-8" : "application/json" },
      body: body === undefined ? null : plain ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused(fault("no-answer"));
  }
  const text = await response.text();
  const speaksJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  if (response.ok) return (speaksJson ? JSON.parse(text) : text) as Api[R]["answer"];
  throw new Refused(speaksJson ? (JSON.parse(text) as Fault) : fault("no-answer"));
}
