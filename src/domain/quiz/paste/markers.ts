import { answerHead, namedNumber, pageBreak, pageNumber, sectionHead } from './vocabulary';

export type Marker =
  | { kind: 'section'; length: number }
  | { kind: 'number'; style: string; number: number; length: number }
  /** `place` is 0-based when the marker identifies the option, as B does; null for a box or a bullet. */
  | { kind: 'option'; place: number | null; length: number }
  | { kind: 'answer' | 'separator' | 'none'; length: 0 };

/** Bullets and boxes of Word's symbol fonts are private-use characters without meaning elsewhere. */
const SYMBOLS: Record<string, string> = { '\uf0a8': '□', '\uf06f': '□', '\uf0a3': '□', '\uf071': '□', '\uf0a1': '○' };

/** Converts full-width digits, letters and brackets to half width, keeping the number of characters. */
export const toHalfWidth = (line: string) =>
  line.replace(/[\uff01-\uff5e\u3000\u00a0\t\ue000-\uf8ff]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
    if (code < 0xe000) return ' ';
    return SYMBOLS[character] ?? '\u2022';
  });

const SEPARATOR = /^[\s\-=_*~.\u2014\u2026\u00b7]{3,}$|^- ?\d{1,4} ?-$/;
const NUMBERS: [string, RegExp][] = [
  ['paren', /^\((\d{1,3})\)[.:\u3001 ]*/],
  ['close', /^(\d{1,3})\)[ ]*/],
  ['square', /^\[(\d{1,3})\][ ]*/],
  // 1.5 is a decimal number, not question 1; so is 1.1.
  ['dot', /^(\d{1,3}) ?(?:[.:](?!\d)|\u3001)[ ]*/],
];
const LETTER = /^(?:\(([a-z]{1,2})\)[.:\u3001]?|([a-z]{1,2})[.\u3001:)](?!\w)|([a-z])[.\u3001:)])[ ]*/i;
const BOX = /^(?:[□☐☑☒○◯◻▢⬜●■]|\[ ?[x ]?\]|\( ?\))[ ]*/i;
const BULLET = /^[\u2022·▪◆◇►➢‣–*-](?: +|(?=[^\s\d\u2022*=_-]))/;
const CIRCLED = /^[\u2460-\u2473][.\u3001 ]*/;

/** 0-based index of A, B … Z, AA, AB … */
const parseLetters = (letters: string) =>
  [...letters.toUpperCase()].reduce((place, letter) => (place + 1) * 26 + letter.charCodeAt(0) - 65, -1);

export const toLetters = (place: number) =>
  (place >= 26 ? String.fromCharCode(64 + Math.floor(place / 26)) : '') + String.fromCharCode(65 + (place % 26));

/** Marker at the start of a narrowed, trimmed line. `expected` is the index of the next option. */
export function readMarker(line: string, expected: number): Marker {
  if (SEPARATOR.test(line) || pageNumber.test(line) || pageBreak.test(line)) return { kind: 'separator', length: 0 };
  if (answerHead.test(line)) return { kind: 'answer', length: 0 };
  const section = sectionHead.exec(line);
  if (section) return { kind: 'section', length: section[0].length };
  const named = namedNumber.exec(line);
  if (named) {
    return {
      kind: 'number',
      style: 'named',
      number: Number(named[1] ?? named[2] ?? named[3]),
      length: named[0].length,
    };
  }
  for (const [style, expression] of NUMBERS) {
    const found = expression.exec(line);
    if (found) return { kind: 'number', style, number: Number(found[1]), length: found[0].length };
  }
  return optionMarker(line, expected) ?? { kind: 'none', length: 0 };
}

/** Style of questions whose number is followed only by a space. */
export const SPACED = 'spaced';

/**
 * A number or letter followed only by a space, `1 Age` or `A Yes`, could also be ordinary words. It counts only if it
 * is the next one; a first letter only if the next line starts with the next letter.
 */
export function readSpacedMarker(line: string, number: number | null, place: number, next: string): Marker | null {
  const [head = '', rest = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  if (rest === '' || head.length > 3) return null;
  if (number !== null && /^\d{1,3}$/.test(head) && Number(head) === number)
    return { kind: 'number', style: SPACED, number, length: head.length + 1 };
  if (head !== toLetters(place) || (place === 0 && !next.startsWith('B '))) return null;
  return { kind: 'option', place, length: head.length + 1 };
}

function optionMarker(line: string, expected: number): Marker | null {
  const lettered = LETTER.exec(line);
  const letters = lettered?.[1] ?? lettered?.[2] ?? lettered?.[3];
  // Two letters are a word unless they come next after Z.
  if (lettered && letters && (letters.length === 1 || parseLetters(letters) === expected)) {
    return { kind: 'option', place: parseLetters(letters), length: lettered[0].length };
  }
  const circled = CIRCLED.exec(line);
  if (circled) return { kind: 'option', place: line.charCodeAt(0) - 0x2460, length: circled[0].length };
  const plain = BOX.exec(line) ?? BULLET.exec(line);
  return plain ? { kind: 'option', place: null, length: plain[0].length } : null;
}

/**
 * Positions of the options on a narrowed line, with the lengths of their markers: `A. Yes  B. No`, `□ Yes □ No`,
 * `①Yes②No`. A single marker does not count.
 */
export function findOptions(line: string, expected: number): { at: number; length: number; place: number | null }[] {
  return lettersOn(line, expected) ?? circledOn(line) ?? boxesOn(line) ?? [];
}

function lettersOn(line: string, expected: number) {
  const first = optionMarker(line, expected);
  let next = first?.kind === 'option' && first.place !== null && /^[(a-z]/i.test(line) ? first.place : 0;
  const found: { at: number; length: number; place: number }[] = [];
  for (const match of line.matchAll(/(^|[^a-z])\(?([a-z])[).:\u3001]+ */gi)) {
    if (parseLetters(match[2] as string) !== next) continue;
    const lead = (match[1] as string).length;
    found.push({ at: match.index + lead, length: match[0].length - lead, place: next });
    next += 1;
  }
  return found.length > 1 ? found : null;
}

function circledOn(line: string) {
  const found = [...line.matchAll(/[\u2460-\u2473][.\u3001 ]*/g)];
  return found.length > 1
    ? found.map(({ 0: text, index }) => ({ at: index, length: text.length, place: text.charCodeAt(0) - 0x2460 }))
    : null;
}

function boxesOn(line: string) {
  const found = [...line.matchAll(/(?:[□☐☑☒○◯◻▢⬜●■]|\[[ x]?\]) */gi)];
  return found.length > 1 ? found.map(({ 0: text, index }) => ({ at: index, length: text.length, place: null })) : null;
}
