// The worker behind the page: alerts while no page is open, and the page itself while there is no connection.
//
// The app registers it as /sw.js?lang=fr, so it speaks the language that was chosen. What happens at a table is never
// kept here: only the app's own files and its sentences are, and the network is asked first for all that can change.

const LANGUAGE = new URL(self.location.href).searchParams.get("lang") === "fr" ? "fr" : "en";
const KEPT = "brasier";
const INDEX = "/";
const SENTENCES = `/texts/${LANGUAGE}/pages.ftl`;
const ASSETS = "/assets/"; // another content is another name: what is kept never changes
const TEXTS = "/texts/";
const THEME = "/theme.js";

self.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (address.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (address.pathname.startsWith(TEXTS) || address.pathname === THEME) event.respondWith(newest(request));
});

async function prepare() {
  const kept = await caches.open(KEPT);
  await kept.addAll([SENTENCES, THEME].map((path) => new Request(path, { cache: "no-cache" })));
  await renew(await fetch(INDEX, { cache: "no-cache" }));
}

/** The page that was sent last stands for all of the app's addresses. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(renew(answer.clone()).catch(() => {})); // the connection went: the page before it stays
    return answer;
  } catch (problem) {
    const kept = await caches.match(INDEX);
    if (kept) return kept;
    throw problem;
  }
}

/** A new page has new assets: those of the old one go. */
async function renew(answer) {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const kept = await caches.open(KEPT);
  const before = await kept.match(INDEX);
  const text = await answer.clone().text();
  if (before && (await before.text()) === text) return;
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await kept.addAll(named);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(ASSETS) && !named.includes(pathname)) await kept.delete(url);
  }
  await kept.put(INDEX, answer);
}

async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

async function newest(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await kept.match(request);
    if (found) return found;
    throw problem;
  }
}

// ---- alerts

self.addEventListener("push", (event) => {
  event.waitUntil(announce(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** `data` is {alert, table, game, link}: where to look, never what is there. A push must be shown, whatever it says. */
async function announce(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // not ours: shown without words
  }
  const [house, game] = await Promise.all([sentences("pages"), told.game ? sentences(told.game) : ""]);
  await self.registration.showNotification(sentence(game, `-${told.game}`) ?? "Brasier", {
    body: sentence(house, `alert-${told.alert}`) ?? "",
    lang: LANGUAGE,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    tag: told.table ?? "brasier", // a table has one alert: the newest
    data: told.table ? `/tables/${encodeURIComponent(told.table)}` : "/",
  });
}

async function sentences(part) {
  if (!/^[a-z]+$/.test(part)) return "";
  try {
    const answer = await newest(new Request(`/texts/${LANGUAGE}/${part}.ftl`));
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** A plain sentence of a Fluent file: the ones used here have one line and no variables. */
function sentence(file, name) {
  const line = file.split("\n").find((each) => each.startsWith(`${name} = `));
  return line?.slice(name.length + 3);
}

/** The table: in a page that shows it already, or in a new one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
