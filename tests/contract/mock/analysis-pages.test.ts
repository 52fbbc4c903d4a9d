import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysisApi } from '@/contract/analysis';
import { PageName, VisitPages, visitPageSorts } from '@/contract/analysis/page';
import { analysis as limit } from '@/contract/limits/analysis';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { READY, read } from './analysis';
import { send, sessionCookie } from './server';

const world = getWorld(0, READY);
const oneDay = { from: '2026-11-19', before: '2026-11-20' };
const pagePath = 'pages/webview/index';
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: READY });
  resetState(copyWorld(world));
  cookie = await sessionCookie();
});
afterEach(() => void vi.useRealTimers());

const pages = (query: Record<string, string> = {}) =>
  read(analysisApi.pages, VisitPages, { ...oneDay, ...query }, cookie);
const getRow = async (path: string) => {
  const row = (await pages()).rows.find((one) => one.pagePath === path);
  if (!row) throw new Error(`${path} was not visited`);
  return row;
};
const name = (body: unknown) => send(analysisApi.namePage, { body, cookie });

describe('pages', () => {
  test('are sorted by visits, most visited first', async () => {
    const { rows } = await pages();
    expect(rows[0]).toMatchObject({ pagePath: 'pages/index/index', pageName: '首页' });
    expect(rows).toEqual((await pages({ sort: '-pageVisitPv' })).rows);
    expect(rows.some(({ pageName }) => pageName === null)).toBe(true);
  });

  test('are the same rows in each order', async () => {
    for (const sort of visitPageSorts) {
      const { rows } = await pages({ sort });
      const field = sort.replace('-', '') as keyof (typeof rows)[number];
      const known = rows.map((row) => row[field]).filter((value) => value !== null);
      const ascending = [...known].sort((a, b) => (a < b ? -1 : Number(a > b)));
      expect(known, sort).toEqual(sort.startsWith('-') ? ascending.reverse() : ascending);
      expect(rows.slice(known.length).every((row) => row[field] === null)).toBe(true);
      const paths = (list: typeof rows) => list.map((row) => row.pagePath).sort();
      expect(paths(rows)).toEqual(paths((await pages()).rows));
    }
  });

  test('cannot be sorted by other fields', async () => {
    for (const sort of ['visits', 'version', '__proto__']) {
      expect((await send(analysisApi.pages, { query: { ...oneDay, sort }, cookie })).status, sort).toBe(422);
    }
  });
});

describe('the name of a page', () => {
  test('can be set, changed and removed, and each step is in the change log', async () => {
    let { version } = await getRow(pagePath);
    for (const pageName of ['活动网页', '  网页容器  ', null]) {
      const { status, data } = await name({ pagePath, pageName, version });
      expect(status).toBe(200);
      const named = PageName.parse(data);
      expect(named).toEqual({ pagePath, pageName: pageName?.trim() ?? null, version: version + 1 });
      expect(await getRow(pagePath)).toMatchObject(named);
      version = named.version;
    }
    expect(state().changeLog.map(({ changes }) => changes)).toEqual([
      [{ field: 'pageName', from: null, to: '活动网页' }],
      [{ field: 'pageName', from: '活动网页', to: '网页容器' }],
      [{ field: 'pageName', from: '网页容器', to: null }],
    ]);
    expect(state().changeLog[0]).toMatchObject({
      entityType: 'page',
      entityId: pagePath,
      action: 'rename',
      operatorName: '林晓',
    });
  });

  test('with a stale version is refused with the current one', async () => {
    const { version } = await getRow(pagePath);
    await name({ pagePath, pageName: '网页容器', version });
    const { status, data } = await name({ pagePath, pageName: '别的名称', version });
    expect(status).toBe(409);
    expect(data).toEqual({ current: { pagePath, pageName: '网页容器', version: version + 1 } });
    expect((await getRow(pagePath)).pageName).toBe('网页容器');
  });

  test('is refused on the field that is wrong', async () => {
    for (const [title, wrong, field] of [
      ['a blank name', { pageName: '  ' }, 'pageName'],
      ['a name that is too long', { pageName: '页'.repeat(limit.maxPageNameLength + 1) }, 'pageName'],
      ['no name', { pageName: undefined }, 'pageName'],
      ['no path', { pagePath: '' }, 'pagePath'],
      ['no version', { version: undefined }, 'version'],
    ] as const) {
      const { status, data } = await name({ pagePath, pageName: '网页', version: 1, ...wrong });
      expect([status, data], title).toEqual([422, { fieldErrors: { [field]: expect.any(String) } }]);
      expect(state().changeLog).toEqual([]);
    }
  });

  test('may be as long as the limit, in code points', async () => {
    const { status } = await name({ pagePath, pageName: '𠮷'.repeat(limit.maxPageNameLength), version: 1 });
    expect(status).toBe(200);
  });

  test('is read by path', async () => {
    const { data } = await send(analysisApi.pageName, { query: { pagePath }, cookie });
    const { pageName, version } = await getRow(pagePath);
    expect(PageName.parse(data)).toEqual({ pagePath, pageName, version });
    const other = await send(analysisApi.pageName, { query: { pagePath: 'pages/none' }, cookie });
    expect(other.status).toBe(404);
  });

  test('of a page without visits is 404', async () => {
    expect((await name({ pagePath: 'pages/none', pageName: '网页', version: 1 })).status).toBe(404);
  });
});
