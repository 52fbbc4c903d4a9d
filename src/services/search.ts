import type { Found, FoundThing } from '@/contract/search';
import { guard, listOf } from './guard';
import { postQuery } from './http';

const isSearchResult = guard<FoundThing>({ id: 'text', kind: 'text', no: 'text', status: 'text' });
const isFound = guard<Found>({ things: listOf(isSearchResult), totals: 'object' });

/**
 * Searches by a number or code, or by a name that is not a person's (src/contract/search).
 * @param text 2 to 64 code points
 */
export const searchEntities = (text: string, signal?: AbortSignal) =>
  postQuery('/search', { text }, { errors: 'inline', shape: isFound, signal });
