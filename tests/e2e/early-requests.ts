import type { WatchedPage } from './browser';

type EarlyRequest = { path: string; isRendered: boolean };

/**
 * Records the API requests of each page load, and whether a heading was rendered before each request.
 *
 * @returns a function that reads the requests for `path` since the last load
 */
export async function recordRequests(page: WatchedPage) {
  await page.addInitScript(() => {
    const recorded: { path: string; isRendered: boolean }[] = [];
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
      const { pathname } = new URL(String(args[1]), window.location.origin);
      recorded.push({
        path: pathname.replace('/api/admin/v1', ''),
        isRendered: document.querySelector('h1') !== null,
      });
      return open.apply(this, args as Parameters<typeof open>);
    };
    Object.assign(window, { recordedRequests: recorded });
  });
  return (path: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { recordedRequests: EarlyRequest[] }).recordedRequests.filter(
          (request) => request.path === wanted,
        ),
      path,
    );
}
