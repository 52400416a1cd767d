import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blocks, inline } from "./markdown";

const BOOKS = join(process.cwd(), "..", "src", "brasier", "texts", "rules");

test("a line has bold, emphasis, code and numbers of rules", () => {
  expect(inline("**Fire** *spreads*, see P17 and `end`.")).toEqual([
    { kind: "strong", text: "Fire" },
    { kind: "text", text: " " },
    { kind: "em", text: "spreads" },
    { kind: "text", text: ", see " },
    { kind: "rule", text: "P17" },
    { kind: "text", text: " and " },
    { kind: "code", text: "end" },
    { kind: "text", text: "." },
  ]);
});

test("a heading with a number is a rule", () => {
  expect(blocks("### F14 · Free accesses\n\nText.\n")).toEqual([
    { kind: "heading", level: 3, rule: "F14", text: "Free accesses" },
    { kind: "paragraph", line: [{ kind: "text", text: "Text." }] },
  ]);
});

test("a drawing keeps every space", () => {
  expect(blocks("```text\n+-- +\n|   |\n```\n")).toEqual([{ kind: "drawing", text: "+-- +\n|   |" }]);
});

test.each(readdirSync(BOOKS).filter((name) => name.endsWith(".md")))("nothing of %s is lost", (name) => {
  const source = readFileSync(join(BOOKS, name), "utf-8");
  const found = blocks(source);
  const rules = found.flatMap((block) => (block.kind === "heading" && block.rule ? [block.rule] : []));
  expect(rules).toEqual([...source.matchAll(/^### (\w+) · /gm)].map((match) => match[1]));
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const told = found.flatMap((block) => {
    if (block.kind === "heading") return [block.rule ?? "", block.text];
    if (block.kind === "drawing") return ["text", block.text];
    if (block.kind === "paragraph") return block.line.map((part) => part.text);
    if (block.kind === "list") return block.items.flat().map((part) => part.text);
    return [...block.head, ...block.rows.flat()].flat().map((part) => part.text);
  });
  const plain = source.replace(/^\d+\. /gm, "").replace(/\]\([^)]*\)/g, "]");
  expect(words(told.join(" "))).toEqual(words(plain));
});
