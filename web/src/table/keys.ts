// Whether keys belong to what has the focus, so that no letter typed there is a command.

export function isTyping(press: KeyboardEvent): boolean {
  const { target } = press;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || !!target.closest("dialog")
  );
}
