// As much of Markdown as the rulebooks use: headings, paragraphs, lists, tables, drawings; inside a line: bold,
// emphasis, code and links. Read into plain values, so that nothing is ever put into the page as HTML.

export type Inline = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };

export type Block =
  | { kind: "heading"; level: number; rule: string | null; text: string }
  | { kind: "paragraph"; line: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "drawing"; text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)|\b([FPT]\d{1,2})\b/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [, strong, em, code, link, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    else found.push({ kind: "text", text: link ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split("\n");
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(lines[at] ?? "")) taken.push(lines[at++] ?? "");
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (!line.trim()) at += 1;
    else if (line.startsWith("```")) {
      at += 1;
      found.push({ kind: "drawing", text: take((one) => !one.startsWith("```")).join("\n") });
      at += 1;
    } else if (line.startsWith("#")) {
      at += 1;
      found.push(heading(line));
    } else if (line.startsWith("|")) found.push(table(take((one) => one.startsWith("|"))));
    else if (LIST.test(line)) found.push(list(take((one) => LIST.test(one))));
    else
      found.push({ kind: "paragraph", line: inline(take((one) => one.trim() !== "" && !STARTS.test(one)).join(" ")) });
  }
  return found;
}

const LIST = /^(?:[-*]|\d+\.) /;
const STARTS = /^(?:#|```|\||[-*] |\d+\. )/;

function heading(line: string): Block {
  const level = line.length - line.replace(/^#+/, "").length;
  const text = line.slice(level).trim();
  const [number = "", ...title] = text.split(" · ");
  const isRule = title.length > 0 && /^[FPT]\d+$/.test(number);
  return { kind: "heading", level, rule: isRule ? number : null, text: isRule ? title.join(" · ") : text };
}

function list(lines: string[]): Block {
  return {
    kind: "list",
    ordered: /^\d/.test(lines[0] ?? ""),
    items: lines.map((line) => inline(line.replace(LIST, ""))),
  };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
