// Copy a link, and say that it is done.

import { announcer } from "./announce.svelte";
import { say } from "./texts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announcer.toast(say("web-copied"));
  } catch {
    announcer.toast(say("web-copy-yourself", { text })); // not allowed here: then it can be read and marked
  }
}
