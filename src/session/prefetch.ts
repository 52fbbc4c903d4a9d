import { getSessionNumber } from '@/session/forget';
import type { SessionState } from '@/session/state';

type Page = { prefetch?: (search: string) => Promise<unknown> | undefined } | undefined;

/** Drawing the page a second time, with the answer in it, would take longer than this. */
const PATIENCE_MS = 100;

/**
 * Asks for the first data of the page that a visit begins with as soon as it is known that somebody is signed in, while
 * shell and page are yet to be drawn. It is what the page would ask itself, and the page takes the answer
 * from the cache (services/query-client).
 *
 * @param loading the code of the page
 * @param asking who is signed in
 * @param search of the address
 * @returns who is signed in, once the answer is there or is not to be waited for
 */
export async function prefetchFirstPage(loading: Promise<Page>, asking: Promise<SessionState>, search: string) {
  const session = getSessionNumber();
  const state = await asking;
  if (!state.currentUser) return state;
  // In another tab somebody may have signed out meanwhile.
  const reading = loading.then((page) => (session === getSessionNumber() ? page?.prefetch?.(search) : undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([reading, patience]);
  // The answer may have been that nobody is, any more.
  return session === getSessionNumber() ? state : {};
}
