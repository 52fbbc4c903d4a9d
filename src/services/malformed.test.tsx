import { createPluginManager } from '@@/core/plugin';
import { readdirSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { getPresentation } from '@/errors/catalogue';
import { setUi } from '@/errors/ui';
import { isDeep } from '../../tests/deep';
import { openScreen } from '../../tests/screen';
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

type Answer = () => Response;
const raw =
  (body: string | null, status = 200, type = 'application/json'): Answer =>
  () =>
    new HttpResponse(body, { status, headers: { 'Content-Type': type } });
const refusal =
  (showType: number, status = 200): Answer =>
  () =>
    HttpResponse.json({ success: false, errorCode: 'E', errorMessage: 'refused', showType, data: {} }, { status });

/** Every kind of failure with the error that it becomes; a timeout is in tests/spec/section-8-errors.test.tsx. */
const failures: [name: string, answer: Answer, error: Partial<AppError>, how?: string][] = [
  ['a 500 without a body', raw(null, 500), { kind: 'http', status: 500 }],
  ['a 502 with HTML', raw('<h1>502</h1>', 502, 'text/html'), { kind: 'http', status: 502 }],
  ['a 200 with HTML', raw('<html></html>', 200, 'text/html'), { kind: 'malformed' }],
  ['an empty body', raw(''), { kind: 'malformed' }],
  ['truncated JSON', raw('{"success":true,"data":{"list":[{"id"'), { kind: 'malformed' }],
  ['null', raw('null'), { kind: 'malformed' }],
  ['a 429', raw(null, 429), { kind: 'http', status: 429 }],
  ['a cut connection', () => HttpResponse.error(), { kind: 'network' }],
  // The other ones are in the deep tier.
  ...(isDeep ? [0, 1, 2, 3, 4, 9] : [4]).map((showType): (typeof failures)[number] => [
    `showType ${showType}`,
    refusal(showType),
    { kind: 'business', showType, serverMessage: 'refused', errorCode: 'E' },
    ['silent', 'warning', 'error', 'error', 'notification'][showType] ?? 'page',
  ]),
];

/** Shows nothing; without it, messages would wait for the next test that renders the console. */
const quietUi = { message: { open: () => {} }, notification: { error: () => {} } } as never;

// All calls share the code that reads these answers, so a sample is enough on push.
const sample = isDeep ? calls : calls.filter((_, place) => place % 10 === 0);

describe('every call', () => {
  beforeEach(() => {
    openScreen(() => null);
    setUi(quietUi);
  });

  test.each(failures)('rejects %s with an error that says so', async (_, answer, expected, how = 'error') => {
    server.use(http.all('*/api/admin/v1/*', answer));
    const wrong = await Promise.all(
      sample.map(async ([name, call]) => {
        const error = await call(...givenTo(name)).then(
          () => 'no error',
          (reason: unknown) => reason,
        );
        if (!(error instanceof AppError)) return [{ name, error }];
        const isExpected = Object.entries(expected).every(([key, value]) => error[key as keyof AppError] === value);
        return isExpected && getPresentation(error).how === how ? [] : [{ name, error }];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});
