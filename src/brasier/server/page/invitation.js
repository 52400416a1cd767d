// Coming in by a link.

import { element, labelled } from "./elements.js";
import { Refused, request } from "./server.js";

export function showInvitation(page, code) {
  const { word } = page;
  const name = nameField(page);
  const form = element(
    "form",
    {
      class: "panel",
      onsubmit: (event) => {
        event.preventDefault();
        page.attempt(async () => {
          await page.saveName(name.value.trim());
          await joinBy(page, { code });
        });
      },
    },
    element("h1", {}, word("join-title")),
    labelled(word("your-name"), name),
    element("button", { class: "primary", type: "submit" }, word("join-do")),
  );
  page.show(form);
}

export function nameField(page) {
  return element("input", {
    value: page.me.name ?? page.texts.say("you"),
    maxlength: 30,
    required: true,
    autocomplete: "nickname",
  });
}

export async function joinBy(page, wish) {
  const { table } = await request("POST", "/api/join", wish);
  page.goTo(table);
}

export function codeForm(page, act = (work) => page.attempt(work)) {
  const field = element("input", { autocomplete: "off", spellcheck: "false" });
  const join = (event) => {
    event.preventDefault();
    act(async () => {
      if (!field.value.trim()) throw new Refused({ code: "no-code", rule: "", facts: {} });
      await joinBy(page, { code: codeIn(field.value) });
    });
  };
  const submit = element("button", { type: "submit" }, page.word("join"));
  return element("form", { class: "inline", onsubmit: join }, labelled(page.word("code"), field), submit);
}

// The code in what somebody typed or pasted: a link has it at its end.
function codeIn(text) {
  return text.trim().replace(/\/+$/, "").split("/").pop();
}
