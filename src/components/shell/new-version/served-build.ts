/** The entry file name contains the hash of the build; in development it does not, and nothing is compared. */
const ENTRY = /\/umi\.[\da-f]{8,}\.js$/;
const TIMEOUT_MS = 10_000;

/** Absolute URLs of the scripts and styles of a page. */
const getFiles = (page: Document) => [
  ...[...page.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  ...[...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
];

/** Path of the entry among these files; undefined if they are not the console's. */
const getPath = (files: readonly string[]) => files.find((file) => ENTRY.test(file))?.replace(ENTRY, '');

/** Whether this document has a build hash. */
export const hasBuild = () => getPath(getFiles(document)) !== undefined;

/**
 * Fetches the page that a reload would get, to find out which build the server has. Any response but the console's own
 * page, such as an error or a proxy's sign-in page, gives undefined.
 *
 * @returns the id of the build, and whether it differs from that of this document
 */
export async function fetchServedBuild(): Promise<{ id: string; isOther: boolean } | undefined> {
  const own = getFiles(document);
  if (getPath(own) === undefined) return;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch('/index.html', { cache: 'no-store', signal: giveUp.signal });
    if (!answer.ok) return;
    const served = getFiles(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (getPath(served) !== getPath(own)) return;
    // This document may have loaded more styles since: the build is the same if it has all files of the page.
    return { id: served.join(), isOther: !served.every((file) => own.includes(file)) };
  } catch {
    return;
  } finally {
    clearTimeout(timer);
  }
}
