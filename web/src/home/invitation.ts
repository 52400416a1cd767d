// What somebody was given to come to a table: a code read aloud, or a link with everything around it.

export type Way = { code: string } | { table: string };

const WORD = /^[0-9a-hjkmnp-tv-z]{8,40}$/;
const LINK = /\/(join|tables|replay)\/([^/?#\s]+)/i;

/** null: neither a code nor a link. */
export function readInvitation(text: string): Way | null {
  const link = LINK.exec(text);
  const word = plain(link?.[2] ?? text);
  if (!WORD.test(word)) return null;
  return link && link[1]?.toLowerCase() !== "join" ? { table: word } : { code: word };
}

/** Codes have no letters that look like digits: whoever reads an O has seen a 0. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\s.·–-]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
}

export function addressOf(way: Way): string {
  return "code" in way ? `/join/${way.code}` : `/tables/${way.table}`;
}
