import type { BulkResult } from '../../src/contract/bulk';
import type { HotwordSuggestion } from '../../src/contract/hotword';
import { hotword as limit } from '../../src/contract/limits/hotword';
import { fold } from '../../src/domain/fold';
import { getNextSort } from '../../src/domain/next-place';
import type { Language } from '../language';
import { type Message, message } from '../messages';
import { state } from '../state';
import { create } from '../store/create';
import type { Act } from '../store/update';
import type { HotwordRow } from './fixtures';
import { hotwordMessages } from './messages';
import { hasMaxHotwords, isTaken } from './rules';
import { isSensitive } from './sensitive';
import { hotwordTable } from './table';

/** Search terms that can be hotwords and are not yet, most frequent first. */
export const getSuggestions = (): HotwordSuggestion[] =>
  state()
    .world.searchTerms.filter(({ word }) => !getProblem(word))
    .sort((a, b) => b.searchCount - a.searchCount || (a.word < b.word ? -1 : 1));

const getTerm = (word: string) => state().world.searchTerms.find((term) => fold(term.word) === fold(word));

function getProblem(word: string): Message | undefined {
  if (!getTerm(word)) return hotwordMessages.wordNotSearched;
  if ([...word].length > limit.maxWordLength) return hotwordMessages.wordTooLong;
  if (isSensitive(word)) return hotwordMessages.wordSensitive;
  if (hasMaxHotwords()) return hotwordMessages.hotwordsFull;
  return isTaken(word) ? hotwordMessages.hotwordTaken : undefined;
}

/** Adds suggestions as disabled hotwords at the end of the order. */
export function importWords(words: readonly string[], language: Language, by: Pick<Act, 'operatorName'>): BulkResult {
  const result: BulkResult = { done: 0, failed: [] };
  for (const word of new Set(words)) {
    const problem = getProblem(word);
    if (problem) result.failed.push({ id: word, label: word, reason: message(problem, language) });
    else {
      addHotword(word, by);
      result.done += 1;
    }
  }
  return result;
}

function addHotword(word: string, by: Pick<Act, 'operatorName'>) {
  create(
    hotwordTable,
    (base): HotwordRow => ({
      ...base,
      word,
      linkType: 'none',
      target: null,
      highlighted: false,
      source: 'auto',
      searchCount: getTerm(word)?.searchCount ?? 0,
      sort: getNextSort(hotwordTable.rows().map(({ sort }) => sort)),
      validFrom: null,
      validTo: null,
      status: 'disabled',
    }),
    { action: 'import', ...by },
  );
}
