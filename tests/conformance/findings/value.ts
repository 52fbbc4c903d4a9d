/** What may be said of a word: those of an enum, and no name, number or text of a person. */
const isWord = (text: string) => /^[a-zA-Z][a-zA-Z-]{0,31}$/.test(text);

/** `1 item`, `2 items` */
export const plural = (count: number | bigint, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A value in a report: its kind, and never what it holds, which may be about somebody's health. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'empty string' : 'string';
  return typeof value;
}

/** The same, with the value itself where it is a single word or a flag. */
export function wordOf(value: unknown): string {
  if (typeof value === 'string' && isWord(value)) return `"${value}"`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `${kindOf(value)} of ${sizeOf(value)}`;
  return kindOf(value);
}

/** How long a value is, for one that is too long or too short: `12 characters`; a number says only its kind. */
export function sizeOf(value: unknown): string {
  if (typeof value === 'string') return plural([...value].length, 'character');
  return Array.isArray(value) ? plural(value.length, 'item') : kindOf(value);
}

/** How long a form is said before it is cut. */
const MAX_FORM = 24;

/** The form of a text without what it says: `0000-00-00 00:00` of a time, `Xxxx` of a name. */
export function formOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') return kindOf(value);
  const signs = [...value];
  const form = signs.slice(0, MAX_FORM).map((sign) => {
    if (/\p{N}/u.test(sign)) return '0';
    // The two letters of ISO 8601 say where a time is wrong, and nothing of anybody.
    if (/[TZ]/.test(sign)) return sign;
    if (/\p{Lu}/u.test(sign)) return 'X';
    return /[\p{L}\p{M}]/u.test(sign) ? 'x' : sign;
  });
  return `"${form.join('')}${signs.length > MAX_FORM ? '…' : ''}"`;
}
