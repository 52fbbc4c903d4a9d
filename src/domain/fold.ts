import { normalizeMarks } from './validation/text';

/** Removes invisible characters: zero-width characters, byte order marks, soft hyphens, joiners. */
const removeInvisible = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/**
 * Normalizes text for comparison and search: ignores case, width, surrounding space, invisible characters and the
 * variants of dots and quotes in names (docs/domain.md 6, Conventions).
 */
export const fold = (text: string) =>
  normalizeMarks(removeInvisible(removeInvisible(text).normalize('NFKC').toLowerCase()).normalize('NFKC'))
    .replaceAll('.', '·')
    .trim();

/** Normalizes a record, report or member number for search: upper case, without spaces and invisible characters. */
export const cleanNumber = (typed: string) => fold(typed).replaceAll(/\s/g, '').toUpperCase();

/**
 * The rule of every keyword search: finds any part of a text, both folded.
 *
 * @returns a function that tells whether one of `texts` contains the keyword
 */
export function createKeywordMatcher(typed: string) {
  const part = fold(typed);
  return (...texts: readonly (string | null | undefined)[]) =>
    texts.some((text) => text != null && fold(text).includes(part));
}
