// Single keys of the table that work wherever the focus is.

import type { Play } from "../lib/play.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameName } from "../lib/wire";

interface Commands {
  /** say where the match is */
  recall: () => void;
  undo: () => void;
  /** the large button */
  go: () => void;
  /** the table in words, or the board */
  read: () => void;
  log: () => void;
  help: () => void;
}

export function matchKey(press: KeyboardEvent, play: Play<GameName>, commands: Commands): void {
  if (press.defaultPrevented || isTyping(press) || press.ctrlKey || press.metaKey) return;
  if (press.altKey) {
    if (press.code === "KeyR") commands.recall();
    return;
  }
  if (press.key === " " && play.telling) play.skip();
  else if (press.key === "Escape") play.drop();
  else if (!settings.chosen.letters) return;
  else if (press.key === "u" || press.key === "U") commands.undo();
  else if (press.key === "g" || press.key === "G") commands.go();
  else if (press.key === "t" || press.key === "T") commands.read();
  else if (press.key === "l" || press.key === "L") commands.log();
  else if (press.key === "?") commands.help();
  else return;
  press.preventDefault();
}

/** Whether keys belong to what has the focus, so that no letter typed there is a command. */
export function isTyping(press: KeyboardEvent): boolean {
  const { target } = press;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || !!target.closest("dialog")
  );
}
