/** Whether a text is a single word such as an enum value, and so no personal data. */
const isWord = (text: string) => /^[a-zA-Z][a-zA-Z-]{0,31}$/.test(text);

/** `1 item`, `2 items` */
export const plural = (count: number | bigint, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Describes a value by its type, without its content, which may be health data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'empty string' : 'string';
  return typeof value;
}

/** Describes a value by its type, or by the value itself if it is a single word or a boolean. */
export function wordOf(value: unknown): string {
  if (typeof value === 'string' && isWord(value)) return `"${value}"`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `${kindOf(value)} of ${sizeOf(value)}`;
  return kindOf(value);
}

/** Length of a value, such as `12 characters`; for a value without length its type. */
export function sizeOf(value: unknown): string {
  if (typeof value === 'string') return plural([...value].length, 'character');
  return Array.isArray(value) ? plural(value.length, 'item') : kindOf(value);
}

/** Maximum length of a form; longer ones are truncated. */
const MAX_FORM = 24;

/** Form of a text without its content: `0000-00-00 00:00` for a time, `Xxxx` for a name. */
export function formOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') return kindOf(value);
  const signs = [...value];
  const form = signs.slice(0, MAX_FORM).map((sign) => {
    if (/\p{N}/u.test(sign)) return '0';
    // The letters T and Z of ISO 8601 help to find format errors and are no personal data.
    if (/[TZ]/.test(sign)) return sign;
    if (/\p{Lu}/u.test(sign)) return 'X';
    return /[\p{L}\p{M}]/u.test(sign) ? 'x' : sign;
  });
  return `"${form.join('')}${signs.length > MAX_FORM ? '…' : ''}"`;
}
