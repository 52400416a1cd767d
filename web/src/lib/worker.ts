// The service worker: shows alerts the server sends, and says so where there is no network.

import type { Language } from "./settings.svelte";

export function serviceWorker(language: Language): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined); // the page works without it
}
