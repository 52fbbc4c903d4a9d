import { useCallback, useMemo } from 'react';
import type { Member } from '@/contract/member';
import { toPersonFilter } from '@/domain/palette/person';
import { useRead } from '@/hooks/useRead';
import { useStateFor } from '@/hooks/useStateFor';
import { listMembers } from '@/services/member';

/** Further people are shown by Member List. */
const MAX_SHOWN = 10;

type Answer =
  | { status: 'asked' }
  | { status: 'failed'; error: unknown }
  | { status: 'found'; members: readonly Member[]; total: number };

/**
 * Searches members by name or phone number, as Member List does, but only when the operator asks for it, never while
 * they type.
 *
 * @returns `ask` is undefined if the text is neither; `answer` is the one to this text
 */
export function usePersonSearch(text: string) {
  const filter = toPersonFilter(text);
  const [isAsked, setIsAsked] = useStateFor(text, () => false);
  const { data, error, isFetching, refetch } = useRead(
    ['search', 'people', filter],
    ({ signal }) => listMembers({ ...filter, current: 1, pageSize: MAX_SHOWN }, { signal }),
    { enabled: isAsked, isUncached: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setIsAsked` is a new function on every render
  const ask = useCallback(() => (isAsked ? void refetch() : setIsAsked(true)), [isAsked, refetch, text]);
  const answer = useMemo((): Answer | undefined => {
    if (!isAsked) return undefined;
    if (!isFetching && error) return { status: 'failed', error };
    return !isFetching && data ? { status: 'found', members: data.list, total: data.total } : { status: 'asked' };
  }, [isAsked, isFetching, data, error]);
  return { ask: filter && ask, answer };
}
