// What a screen reader is told: events politely, whose turn it is and how it ended at once. And toasts for the eye.
// Whoever announces does not depend on what was announced before: nothing here is tracked when it is read.

import { untrack } from "svelte";
import type { Fault } from "./wire";
import { texts } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  rule: string;
  /** where on the screen it belongs; null: below */
  at: { x: number; y: number } | null;
}

const SHOWN = 4000; // milliseconds; longer where there is more to read

class Announcer {
  polite = $state("");
  assertive = $state("");
  toasts = $state<Toast[]>([]);
  #ids = 0;
  #gathered: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Sentences that come together are told together, so that none cuts off another. */
  tell(sentence: string): void {
    this.#gathered.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = anew(
        untrack(() => this.polite),
        this.#gathered.join(" "),
      );
      this.#gathered = [];
    }, 250);
  }

  alert(sentence: string): void {
    this.assertive = anew(
      untrack(() => this.assertive),
      sentence,
    );
  }

  toast(text: string, rule = "", at: Toast["at"] = null): void {
    this.#ids += 1;
    const id = this.#ids;
    this.toasts = [...untrack(() => this.toasts).slice(-2), { id, text, rule, at }];
    this.alert(rule ? `${text} (${rule})` : text);
    setTimeout(() => this.dismiss(id), SHOWN + 30 * text.length);
  }

  refused(fault: Fault, at: Toast["at"] = null): void {
    this.toast(texts.refusal(fault), fault.rule, at);
  }

  /** What was answered is done with. */
  clear(): void {
    this.toasts = [];
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

/** The same sentence again is a change too, or nobody hears it. */
function anew(before: string, sentence: string): string {
  return before === sentence ? `${sentence} ` : sentence;
}

export const announcer = new Announcer();
