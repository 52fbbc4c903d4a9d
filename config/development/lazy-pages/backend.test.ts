import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { LAZY_PAGES, lazyPages } from './backend';

const LOGIN = 'src/pages/user/login/index.tsx';
const LIST = 'src/pages/member/member-list/index.tsx';

/** A compiler that ends when the test says so, and what the browser can do with the pages. */
function start() {
  const { backend, middleware } = lazyPages('/console', '/client.ts', [LOGIN]);
  const ends: (() => void)[] = [];
  let tell: (stats: { hash: string; hasErrors(): boolean }) => void = () => {};
  let pages: { module(original: { resource?: string }): { data: string; active: boolean } } | undefined;
  backend(
    {
      watching: { invalidate: (done) => void ends.push(done) },
      hooks: {
        done: {
          tap: (_, act) => {
            tell = act;
          },
        },
      },
    },
    (_, ready) => {
      pages = ready;
    },
  );
  const isCompiled = (page: string) => pages?.module({ resource: `/console/${page}` }).active;
  const compiled = (hash: string, hasErrors = false) => {
    tell({ hash, hasErrors: () => hasErrors });
    for (const end of ends.splice(0)) end();
  };
  const request = (method: string, url: string) => {
    const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn() };
    const next = vi.fn();
    middleware({ method, url } as IncomingMessage, response as unknown as ServerResponse, next);
    return { response, next };
  };
  const open = (page: string) => request('POST', `${LAZY_PAGES}?page=${encodeURIComponent(page)}`).response;
  return { isCompiled, compiled, request, open, asked: () => ends.length };
}

let server: ReturnType<typeof start>;
beforeEach(() => {
  server = start();
});

test('what everybody sees first is compiled at once, another page once it is opened', () => {
  expect([server.isCompiled(LOGIN), server.isCompiled(LIST)]).toEqual([true, false]);
  const response = server.open(LIST);
  expect(response.end).not.toHaveBeenCalled();
  server.compiled('abc');
  expect(response.end).toHaveBeenCalledExactlyOnceWith('{"hash":"abc"}');
  expect(server.isCompiled(LIST)).toBe(true);
});

test('a page that is compiled is not compiled again', () => {
  server.isCompiled(LIST);
  server.open(LIST);
  server.compiled('abc');
  expect(server.open(LIST).end).toHaveBeenCalledExactlyOnceWith('{"hash":"abc"}');
  expect(server.asked()).toBe(0);
});

test('where the code has an error there is no update to be fetched', () => {
  server.isCompiled(LIST);
  const response = server.open(LIST);
  server.compiled('abc', true);
  expect(response.end).toHaveBeenCalledExactlyOnceWith('{"hash":null}');
});

test.each(['', '../../etc/passwd', 'src/pages/nowhere/index.tsx'])('%j is no page, and compiles nothing', (page) => {
  server.isCompiled(LIST);
  expect(server.open(page)).toMatchObject({ statusCode: 404 });
  expect(server.asked()).toBe(0);
});

test('whatever else is asked for is for others to answer', () => {
  for (const { next, response } of [server.request('GET', LAZY_PAGES), server.request('POST', '/api/admin/v1/login')]) {
    expect(next).toHaveBeenCalledOnce();
    expect(response.end).not.toHaveBeenCalled();
  }
});
