// Where a sentence names a rule: F14, P17, T10.

export interface Part {
  text: string;
  /** empty: plain words */
  rule: string;
}

export function ruled(sentence: string): Part[] {
  return sentence
    .split(/\b([FPT]\d{1,2})\b/)
    .map((text, index) => ({ text, rule: index % 2 ? text : "" }))
    .filter((part) => part.text);
}
