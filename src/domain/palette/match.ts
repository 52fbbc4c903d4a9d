import { fold } from '../fold';

/** How well a word fits a text: the whole, its beginning, that of a word in it, anywhere; 0: not at all. */
function fitOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return text.length === word.length ? 4 : 3;
  return startsWord(text, word, at) ? 2 : 1;
}

function startsWord(text: string, word: string, first: number) {
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * How well a text that was typed fits something with several names: each of its words has to stand in one of them, in
 * any case and width.
 *
 * @returns 0 where it does not, or nothing was typed; else more the better its worst word fits, and of equals the more
 * the better all do
 */
export function matchScore(typed: string, names: readonly string[]): number {
  const words = wordsOf(typed);
  const texts = names.map(fold);
  const fits = words.map((word) => Math.max(0, ...texts.map((text) => fitOf(word, text))));
  if (fits.length === 0 || fits.includes(0)) return 0;
  return Math.min(...fits) + fits.reduce((sum, fit) => sum + fit, 0) / (fits.length * 10);
}

/** The things that fit, the best first; equals in their order. */
export function bestMatches<Thing>(
  typed: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
) {
  return things
    .map((thing) => ({ thing, score: matchScore(typed, namesOf(thing)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}
