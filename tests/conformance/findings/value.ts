/** What may be said of a word: those of an enum, and no name, number or text of a person. */
const isWord = (text: string) => /^[a-zA-Z][a-zA-Z-]{0,31}$/.test(text);

/** A value in a report: its kind, and never what it holds, which may be about somebody's health. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'empty string' : 'string';
  return typeof value;
}

/** The same, with the value itself where it is a single word, a flag or a count. */
export function wordOf(value: unknown): string {
  if (typeof value === 'string' && isWord(value)) return `"${value}"`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `${kindOf(value)} of ${[...value].length} characters`;
  return kindOf(value);
}
