type Hot = { status(): string; check(autoApply: true): Promise<unknown> };
declare const module: { hot: Hot };
declare const __webpack_hash__: string;

type Page = { data: string; active: boolean };

/**
 * Runs in the browser, called by webpack where a page is imported: one that is not compiled yet is asked for, and
 * comes as a hot update. Once compiled it stays so.
 */
export function keepAlive({ data, active }: Page) {
  if (!active) void compile(data);
  return () => {};
}

async function compile(page: string) {
  const answer = await fetch(`/__lazy-pages?page=${encodeURIComponent(page)}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${page} is not compiled: ${answer.status}`);
  const { hash }: { hash: string | null } = await answer.json();
  // Umi's client passes over an update that was there before it was connected, as when two tabs open the same page.
  if (hash && hash !== __webpack_hash__ && module.hot.status() === 'idle') await module.hot.check(true);
}
