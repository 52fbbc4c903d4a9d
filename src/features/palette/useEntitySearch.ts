import { useDebounce } from 'ahooks';
import { search as limit } from '@/contract/limits/search';
import type { Found } from '@/contract/search';
import { isPersonalNumber } from '@/domain/palette/person';
import { useRead } from '@/hooks/useRead';
import { searchEntities } from '@/services/search';

/** The search starts after this pause in typing. */
const DEBOUNCE_MS = 200;

const noResults: Partial<Found> & Pick<Found, 'things'> = { things: [] };

/** Texts that are too short or too long, and phone numbers, are not searched. */
const isSearchable = (text: string) => {
  const { length } = [...text];
  return length >= limit.minTextLength && length <= limit.maxTextLength && !isPersonalNumber(text);
};

/**
 * Searches on the server for a text as it is typed. Results of an older text are never shown.
 *
 * @param text trimmed
 */
export function useEntitySearch(text: string) {
  const rested = useDebounce(text, { wait: DEBOUNCE_MS });
  const sought = rested === text && isSearchable(text) ? text : undefined;
  const { data, error, isFetching, refetch } = useRead(
    ['search', 'things', sought],
    ({ signal }) => searchEntities(sought ?? '', signal),
    // Not cached, because the text can name a person.
    { enabled: sought !== undefined, isUncached: true },
  );
  return {
    found: data ?? noResults,
    error: error ?? undefined,
    isLoading: isFetching || (isSearchable(text) && rested !== text),
    retry: refetch as () => void,
  };
}
