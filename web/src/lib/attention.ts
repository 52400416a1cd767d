// Call somebody whose turn it is while the page lies behind others.

import { settings } from "./settings.svelte";

let shown: Notification | null = null;

export function attend(sentence: string, table: string): void {
  if (!document.hidden || !settings.chosen.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    shown = new Notification("Brasier", { body: sentence, tag: table, icon: "/icons/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      dismissed();
    };
  } catch {
    shown = null; // some phones show notifications only through the service worker, when the server sends one
  }
}

export function dismissed(): void {
  shown?.close();
  shown = null;
}
