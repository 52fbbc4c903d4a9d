import type { HotwordInput } from '../../src/contract/hotword';
import { hotword as limit } from '../../src/contract/limits/hotword';
import { sort as sortLimit } from '../../src/contract/limits/sort';
import { fold } from '../../src/domain/fold';
import { getNextSort } from '../../src/domain/next-place';
import { isMiniProgramPath } from '../../src/domain/validation/mini-program';
import { type Message, messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import type { HotwordRow } from './fixtures';
import { hotwordMessages } from './messages';
import { isSensitive } from './sensitive';
import { getTarget } from './table';

/** Whether another hotword has this word, ignoring case and character width. */
export function isTaken(word: string, exceptId?: string) {
  const folded = fold(word);
  return state().world.hotwords.some((row) => row.id !== exceptId && fold(row.word) === folded);
}

/** Whether the maximum number of hotwords that can be ordered is reached. */
export const hasMaxHotwords = () => state().world.hotwords.length >= sortLimit.maxRows;

/** Whether the maximum number of enabled hotwords is reached, without the hotword `exceptId`. */
export const hasMaxEnabled = (exceptId?: string) =>
  state().world.hotwords.filter(({ id, status }) => id !== exceptId && status === 'enabled').length >= limit.maxEnabled;

function checkTarget({ linkType, target }: HotwordInput): Message | undefined {
  if (linkType === 'none') return undefined;
  if (target === null) return hotwordMessages.targetMissing;
  if (linkType === 'mpPage') return isMiniProgramPath(target) ? undefined : hotwordMessages.mpPathInvalid;
  return getTarget({ linkType, target }) ? undefined : hotwordMessages.targetUnknown;
}

function checkWord(word: string, exceptId?: string): Message | undefined {
  if (isSensitive(word)) return hotwordMessages.wordSensitive;
  return isTaken(word, exceptId) ? hotwordMessages.hotwordTaken : undefined;
}

/**
 * Stored form of an input for `row` or a new hotword.
 * @throws Fault 422 with the errors by field
 */
export function toHotwordFields(input: HotwordInput, row?: HotwordRow): Required<HotwordInput> {
  const id = row?.id;
  const { word, validFrom, validTo, status } = input;
  const isInverted = validFrom !== null && validTo !== null && Date.parse(validFrom) >= Date.parse(validTo);
  refuse({
    word: checkWord(word, id),
    target: checkTarget(input),
    validTo: isInverted ? messages.endNotAfterStart : undefined,
    status: status === 'enabled' && hasMaxEnabled(id) ? hotwordMessages.hotwordsEnabledFull : undefined,
  });
  return {
    ...input,
    target: input.linkType === 'none' ? null : input.target,
    sort: input.sort ?? row?.sort ?? getNextSort(state().world.hotwords.map(({ sort }) => sort)),
  };
}
