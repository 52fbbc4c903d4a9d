import { plainMarks } from './validation/text';

/** What shows nothing: zero-width characters, byte order marks, soft hyphens, joiners. */
const visible = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/**
 * `text` as words are compared and searched: without regard to case, width, space around it, invisible characters and
 * how the dots and quotes of names are written (docs/domain.md 6, Conventions).
 */
export const fold = (text: string) =>
  plainMarks(visible(visible(text).normalize('NFKC').toLowerCase()).normalize('NFKC'))
    .replaceAll('.', '·')
    .trim();

/** A number as it is searched for: in capitals, without space and what is invisible. */
export const cleanNumber = (typed: string) => fold(typed).replaceAll(/\s/g, '').toUpperCase();

/**
 * The rule of every keyword: finds any part of a text, as both are folded.
 *
 * @returns whether one of `texts` contains what was typed
 */
export function partFinder(typed: string) {
  const part = fold(typed);
  return (...texts: readonly (string | null | undefined)[]) =>
    texts.some((text) => text != null && fold(text).includes(part));
}
