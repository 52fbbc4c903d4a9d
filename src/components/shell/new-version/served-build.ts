/** A build is known by its entry, whose name holds a hash; in development it does not, and nothing is compared. */
const ENTRY = /\/umi\.[\da-f]{8,}\.js$/;
const TIMEOUT_MS = 10_000;

/** Files that a page names, as whole addresses. */
const getFiles = (page: Document) => [
  ...[...page.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  ...[...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
];

/** Where the entry lies among these files; undefined where they are not the console's. */
const getPath = (files: readonly string[]) => files.find((file) => ENTRY.test(file))?.replace(ENTRY, '');

/** Whether this document knows which build it is of. */
export const hasBuild = () => getPath(getFiles(document)) !== undefined;

/**
 * Asks which build the server gives out now, by the page that a reload would get. Anything but the console's own page,
 * such as an error, a proxy's sign-in or no answer, says nothing.
 *
 * @returns its identity, and whether it is another one than this document's
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
    // This document has loaded styles of screens since: it is of the same build when it has all that the page names.
    return { id: served.join(), isOther: !served.every((file) => own.includes(file)) };
  } catch {
    return;
  } finally {
    clearTimeout(timer);
  }
}
