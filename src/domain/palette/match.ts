import { fold } from '../fold';
import { hasPinyin } from '../pinyin';

/** Score of a word in a text: 4 whole text, 3 start of the text, 2 start of a word, 1 anywhere or by pinyin, 0 no match. */
function scoreWord(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at < 0) return hasPinyin(text, word) ? 1 : 0;
  if (at === 0) return text.length === word.length ? 4 : 3;
  return startsWord(text, word, at) ? 2 : 1;
}

function startsWord(text: string, word: string, first: number) {
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const splitWords = (text: string) =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Score of a search text against an item's names, ignoring case and width: each of its words has to occur in some name.
 *
 * @returns 0 when a word is missing or the text is empty; otherwise higher for a better worst word, and among equals
 * higher for a better average
 */
export function matchScore(typed: string, names: readonly string[]): number {
  const words = splitWords(typed);
  const texts = names.map(fold);
  const fits = words.map((word) => Math.max(0, ...texts.map((text) => scoreWord(word, text))));
  if (fits.length === 0 || fits.includes(0)) return 0;
  return Math.min(...fits) + fits.reduce((sum, fit) => sum + fit, 0) / (fits.length * 10);
}

/** The matching items, best first; ties keep their order. */
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
