import { createPluginManager } from '@@/core/plugin';
import { readdirSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { server } from '../../tests/server';

type Call = (...given: unknown[]) => Promise<unknown>;

// File downloads have no guard; the other modules are helpers of the calls.
const isOther = /\.test\.|^(as-of|file|get-by-id|guard|http|own-versions|query-client|request-config|resource)\.ts$/;
const files = readdirSync(import.meta.dirname).filter((file) => !isOther.test(file));
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `${import.meta.dirname}/${file}`)),
);
const functions = modules
  .flatMap((exported) => Object.entries(exported))
  .filter((entry): entry is [string, Call] => !/^is[A-Z]/.test(entry[0]) && typeof entry[1] === 'function');
// These only build the URL of a file, which the browser loads itself.
const isUrl = ([name]: [string, Call]) => name.endsWith('Url');
const calls = functions.filter((entry) => !isUrl(entry));

/** Calls without data in their answer. */
const promisesNothing = /^(login|logout|delete|order|release)/;
/** Calls that answer null if there is nothing. */
const mayBeNone = /^claimNext/;
const promising = calls.filter(([name]) => !promisesNothing.test(name));

// Every call gets arguments from which it can build a request: an id, an entity, a query, a file or a signal.
const thing = () => Object.assign(new File(['x'], 'x.csv'), { id: '1', version: 1, toString: () => '1' });
const signal = () => Object.assign(new AbortController().signal, { id: '1' });
const givenTo = (name: string) => {
  if (name === 'listCategories') return [signal()];
  if (name.endsWith('Lease')) return ['/things/1', '1', '1'];
  return [thing(), name === 'uploadImport' ? thing() : signal()];
};

beforeEach(() => void createPluginManager());

/** The screens of the analysis do not show failures of these calls. */
const isShownNowhere = /^(getPortraitDays|listReportStatus)$/;

test('functions named after a URL return it without a request', () => {
  const urls = functions.filter(isUrl).map(([, build]) => build('1', {}, 'en-US'));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect(url).toEqual(expect.any(String));
});

test('shows no message for a failed read, because its component shows the failure', async () => {
  server.use(
    http.get('*/api/admin/v1/*', () => new HttpResponse(null, { status: 500 })),
    http.all('*/api/admin/v1/*', () => HttpResponse.json({ success: true, data: null })),
  );
  const outcomes = await Promise.all(
    calls.map(async ([name, call]) => {
      const error = await call(...givenTo(name)).catch((reason: unknown) => reason);
      const hasFailed = error instanceof AppError && error.status === 500;
      return { name, hasFailed, isShown: hasFailed && error.handled };
    }),
  );
  expect(outcomes.filter(({ hasFailed }) => hasFailed).length).toBeGreaterThan(40);
  const shown = outcomes.flatMap(({ name, isShown }) => (isShown ? [name] : []));
  expect(shown.filter((name) => !isShownNowhere.test(name))).toEqual([]);
});

test('refuses a malformed answer of every call', async () => {
  expect(promising.length).toBeGreaterThan(60);
  for (const data of [null, 'done', { list: null, total: 1 }]) {
    server.use(http.all('*/api/admin/v1/*', () => HttpResponse.json({ success: true, data })));
    const outcomes = await Promise.all(
      promising
        .filter(([name]) => data !== null || !mayBeNone.test(name))
        .map(async ([name, call]) => {
          const error = await call(...givenTo(name)).catch((reason: unknown) => reason);
          const isMalformed = error instanceof AppError && error.kind === 'malformed';
          return isMalformed ? [] : [name];
        }),
    );
    expect(outcomes.flat(), JSON.stringify(data)).toEqual([]);
  }
});
