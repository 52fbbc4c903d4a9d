import { getSessionNumber } from '@/session/forget';
import type { SessionState } from '@/session/state';

type Page = { prefetch?: (search: string) => Promise<unknown> | undefined } | undefined;

/** A second render with the data would take longer than this. */
const PATIENCE_MS = 100;

/**
 * Prefetches the first data of the page as soon as the current user is known, before shell and page render. The page
 * finds the answer in the cache (services/query-client).
 *
 * @param loading code of the page
 * @param asking the current user
 * @param search query of the URL
 * @returns the session state, when the data is there or has taken too long
 */
export async function prefetchFirstPage(loading: Promise<Page>, asking: Promise<SessionState>, search: string) {
  const session = getSessionNumber();
  const state = await asking;
  if (!state.currentUser) return state;
  // The operator may have signed out in another tab meanwhile.
  const reading = loading.then((page) => (session === getSessionNumber() ? page?.prefetch?.(search) : undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([reading, patience]);
  // The prefetch may have ended the session with a 401.
  return session === getSessionNumber() ? state : {};
}
