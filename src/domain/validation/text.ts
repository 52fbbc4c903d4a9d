/**
 * How text that somebody has typed is taken (docs/domain.md 6, Conventions): trimmed, counted in code points.
 *
 * Control characters, marks of writing direction (U+202E and its like), zero-width spaces, byte order marks, soft
 * hyphens and halves of surrogate pairs are taken away rather than refused: they are invisible, so nobody could find
 * what to correct, and they come along with numbers copied from a phone's contacts. The joiners of emoji and
 * of Indic and Persian script (U+200C, U+200D) stay, as text reads differently without them.
 */
const INVISIBLE =
  /[\p{Cs}\u00AD\u180E\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/gu;

/** White space, and what shows nothing although it is none: joiners, fillers, the empty Braille cell. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** `text` as it is kept: without what is invisible and without white space at its ends; '' when nothing is left to see. */
export function cleanText(text: string) {
  const clean = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();
  return clean.replace(BLANK, '') === '' ? '' : clean;
}

/** The same for a field of one line: line ends and tabs become a space. */
export const cleanLine = (text: string) => cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));

/** Length in code points, as all limits of the contract are meant. */
export const lengthOf = (text: string) => [...text].length;

/** The dots between the parts of a name, and the apostrophes in it, as keyboards write them. */
const DOTS = /[•・･．‧∙⋅●・]/g;
const QUOTES = /[‘’‛ʼʹ′＇]/g;

/** Each kind of middle dot as `·`, each kind of apostrophe as `'`. */
export const plainMarks = (text: string) => text.replace(DOTS, '·').replace(QUOTES, "'");

/** The name of a person as it is kept: 阿卜杜拉•买买提 with `·`, O’Brien with `'`. A full stop of any width between Chinese characters is a dot, too. */
export const cleanName = (text: string) =>
  plainMarks(cleanLine(text).replace(/(?<=[A-Za-z])．/g, '.')).replace(
    /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu,
    '·',
  );
