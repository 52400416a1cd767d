// Whether this browser may call its person when it is their turn, and how that is arranged.

import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { settings } from "../lib/settings.svelte";

/** `unable`: this browser shows nothing; `blocked`: its person said no to it. */
export type Reach = "unable" | "blocked" | "ready";

export function reach(): Reach {
  if (!("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Whether it is arranged now; false when the person says no. Raises `Refused`. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  if (me.profile?.alerts && "serviceWorker" in navigator && "PushManager" in window) await wake();
  return true;
}

/** The host may wake this browser, also while no page is open. */
async function wake(): Promise<void> {
  const worker = await navigator.serviceWorker.register(`/sw.js?lang=${settings.language}`);
  const { key } = await ask("GET /api/push-key");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  me.learn(
    await ask("PUT /api/me/push", {
      body: { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    }),
  );
}

export async function unsubscribe(): Promise<void> {
  if (me.profile?.push) me.learn(await ask("DELETE /api/me/push"));
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** base64url as the browser wants it. */
export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
