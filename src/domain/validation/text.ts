/**
 * Cleaning of entered text (docs/domain.md 6, Conventions): trimmed, counted in code points.
 *
 * Control characters, direction marks (such as U+202E), zero-width spaces, byte order marks, soft hyphens and lone
 * surrogates are removed rather than refused: they are invisible, so nobody could find what to correct, and they come
 * along with numbers copied from a phone's contacts. The joiners of emoji and of Indic and Persian scripts (U+200C,
 * U+200D) are kept, because text reads differently without them.
 */
const INVISIBLE =
  /[\p{Cs}\u00AD\u180E\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/gu;

/** White space, and other characters that show nothing: joiners, fillers, the empty Braille cell. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Cleans text for storage: removes invisible characters and surrounding white space; returns '' when nothing visible is
 * left.
 */
export function cleanText(text: string) {
  const clean = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();
  return clean.replace(BLANK, '') === '' ? '' : clean;
}

/** Like `cleanText` for single-line fields: line breaks and tabs become a space. */
export const cleanLine = (text: string) => cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));

/** Length in code points, as all limits of the contract count. */
export const countCharacters = (text: string) => [...text].length;

/** Variants of the dot between the parts of a name, and of the apostrophe. */
const DOTS = /[•・･．‧∙⋅●・]/g;
const QUOTES = /[‘’‛ʼʹ′＇]/g;

/** Replaces all kinds of middle dots with `·` and all kinds of apostrophes with `'`. */
export const normalizeMarks = (text: string) => text.replace(DOTS, '·').replace(QUOTES, "'");

/**
 * Cleans a person's name for storage: 阿卜杜拉•买买提 with `·`, O’Brien with `'`. A full stop of any width between Chinese
 * characters becomes a middle dot.
 */
export const cleanName = (text: string) =>
  normalizeMarks(cleanLine(text).replace(/(?<=[A-Za-z])．/g, '.')).replace(
    /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu,
    '·',
  );
