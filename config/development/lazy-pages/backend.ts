import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';

type Stats = { hash: string; hasErrors(): boolean };
type Compiler = {
  watching?: { invalidate(done: () => void): void };
  hooks: { done: { tap(name: string, act: (stats: Stats) => void): void } };
};
type Module = { resource?: string };
type LazyModule = { client: string; data: string; active: boolean };
type Backend = { module(original: Module): LazyModule; dispose(done: () => void): void };

export const LAZY_PAGES = '/__lazy-pages';

/**
 * Which pages are compiled: those that were opened, for as long as the server runs. webpack's own backend is a server
 * on a port of its own, and forgets a page when its tab is closed.
 */
export function lazyPages(root: string, client: string, first: readonly string[]) {
  const known = new Set<string>();
  const opened = new Set(first);
  let recompile: ((done: () => void) => void) | undefined;
  let latest: Stats | undefined;

  const backend = (compiler: Compiler, ready: (error: null, backend: Backend) => void) => {
    recompile = (done) => compiler.watching?.invalidate(done);
    compiler.hooks.done.tap('LazyPages', (stats) => {
      latest = stats;
    });
    ready(null, {
      module({ resource = '' }) {
        const page = relative(root, resource).replaceAll('\\', '/');
        known.add(page);
        return { client, data: page, active: opened.has(page) };
      },
      dispose: (done) => done(),
    });
  };

  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method !== 'POST' || pathname !== LAZY_PAGES) return next();
    const page = searchParams.get('page') ?? '';
    if (!known.has(page) || !recompile) {
      response.statusCode = 404;
      response.end();
      return;
    }
    const answer = () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ hash: latest && !latest.hasErrors() ? latest.hash : null }));
    };
    if (opened.has(page)) return answer();
    opened.add(page);
    recompile(answer);
  };

  return { backend, middleware };
}
