import type { Answer } from '../api/client';
import { about, type Finding } from './findings';
import { kindOf } from './value';

/** Whether a call is meant to return clear values. */
const isReveal = (path: string) => path.endsWith('/reveal');

const mobile = /(?<![\d.])1[3-9]\d{9}(?!\d)/;
const idNumber = /(?<!\d)[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** Whether the check digit is valid by GB 11643-1999. One in eleven other numbers passes by chance. */
function hasCheckDigit(number: string) {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return checkDigits[sum % 11] === number.at(-1)?.toUpperCase();
}

/** The kind of clear personal number in a text; undefined if there is none. */
export function clearIn(text: string): 'mobile number' | 'ID number' | undefined {
  if ((text.match(idNumber) ?? []).some(hasCheckDigit)) return 'ID number';
  return mobile.test(text) ? 'mobile number' : undefined;
}

/**
 * Whether a text is masked by docs/domain.md 5.2: with stars, or an ellipsis in an openid; a mobile number in its
 * middle.
 */
const isMasked = (name: string, text: string) =>
  /[*＊…]/.test(text) && !(/mobileMasked$/i.test(name) && /^1[*＊]{10}$/.test(text));

/** Whether a property holds an id, code, time or URL, whose digits are no phone number. */
const isNoText = (name: string) =>
  /(^id|Id|Ids|ids|No|Code|code|Url|url|path|Path|At|signature|hash|requestId)$/.test(name);

type Leaf = { name: string; path: string; text: string; isBesideItsMask: boolean };

/** All texts in a value, with the name of the innermost property. */
function* leaves(value: unknown, name = '', path = '', isBesideItsMask = false): Generator<Leaf> {
  if (typeof value === 'string') yield { name, path, text: value, isBesideItsMask };
  else if (Array.isArray(value)) for (const item of value) yield* leaves(item, name, `${path}[]`, isBesideItsMask);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* leaves(inner, key, path ? `${path}.${key}` : key, Object.hasOwn(value, `${key}Masked`));
    }
  }
}

/** Finds personal data that is not masked. Findings never contain the value. */
export function privacyFindings(answer: Answer): Finding[] {
  const found: Finding[] = [];
  const source = 'docs/domain.md 5.2';
  for (const { name, path, text, isBesideItsMask } of leaves(answer.json)) {
    const isPromisedMasked = name.endsWith('Masked');
    if (isPromisedMasked && text !== '' && !isMasked(name, text)) {
      const got = /^1[*＊]/.test(text) ? 'a mask of another form' : `clear ${clearIn(text) ?? kindOf(text)}`;
      found.push(about(answer, { where: path, expected: 'masked', got, source }));
      continue;
    }
    if (isBesideItsMask && text !== '' && !isMasked(name, text)) {
      found.push(
        about(answer, { where: path, expected: `${name}Masked alone`, got: 'a clear text beside it', source }),
      );
      continue;
    }
    if (isReveal(answer.call.endpoint.path) || isNoText(name)) continue;
    const clear = clearIn(text);
    if (clear) {
      found.push(about(answer, { where: path, expected: 'no clear personal number', got: clear, source }));
    }
  }
  return found;
}
