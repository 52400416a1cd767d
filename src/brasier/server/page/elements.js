// The few ways this page touches the document. What comes from outside only ever becomes text.

// An element: `on…` are listeners, `true` and `false` are present and absent, everything else is an attribute.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function button(text, press, attributes = {}) {
  return element("button", { type: "button", onclick: press, ...attributes }, text);
}

export function panel(title, ...children) {
  return element("section", { class: "panel" }, element("h2", {}, title), ...children);
}

let labels = 0;

// A control with its label before it.
export function labelled(text, control, note = "") {
  labels += 1;
  control.id ||= `field-${labels}`;
  if (note) control.setAttribute("aria-describedby", `${control.id}-note`);
  return element(
    "div",
    { class: "field" },
    element("label", { for: control.id }, text),
    control,
    note && element("small", { id: `${control.id}-note` }, note),
  );
}

export function select(choices, chosen, attributes = {}) {
  const options = choices.map(([value, text]) => element("option", { value, selected: value === chosen }, text));
  return element("select", attributes, options);
}

// New children, the focus where it was: on what has the same `data-key`, else on whatever `fallback` names.
export function refill(parent, children, fallback = null) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  parent.replaceChildren(...children.flat().filter(Boolean));
  if (!focused || parent.contains(document.activeElement)) return;
  const same =
    key && [...parent.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key && !one.disabled);
  (same || fallback)?.focus();
}

const live = document.getElementById("live");
const notice = document.getElementById("notice");
let fading = 0;

// Said to whoever listens instead of looking.
export function announce(text) {
  live.textContent = "";
  setTimeout(() => (live.textContent = text), 50); // the same words twice are said twice
}

// Shown and said, for a while.
export function notify(text) {
  clearTimeout(fading);
  notice.textContent = text;
  notice.hidden = false;
  fading = setTimeout(() => (notice.hidden = true), 8000);
}
