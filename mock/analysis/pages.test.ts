import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VisitPages } from '../../src/contract/analysis/page';
import { analysis as limit } from '../../src/contract/limits/analysis';
import { getWorld } from '../../tests/world';
import { resetState } from '../state';
import { type MiniPage, miniPages } from './fixtures/page-list';
import { getPages } from './fixtures/pages';
import { visitPages } from './pages';
import { toNumber } from './periods';
import { origin } from './today';

/** A mini program of more pages than the platform gives, the last ones little visited. */
const manyPages = Array.from({ length: 230 }, (_, at) => ({
  path: `pages/p${at}`,
  name: null,
  visits: 300 - at,
  entry: 1,
  exit: 1,
  stay: 10,
  shares: 1,
}));
const [...kept] = miniPages;
beforeAll(() => void (miniPages as MiniPage[]).splice(0, Infinity, ...manyPages));
afterAll(() => void (miniPages as MiniPage[]).splice(0, Infinity, ...kept));

const NOW = Date.parse('2026-11-21T15:00:00+08:00');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  resetState(getWorld(0, NOW));
});
afterEach(() => void vi.useRealTimers());

test('of a day the most visited pages are given, and no more', () => {
  const all = getPages(origin(), toNumber('2026-11-19')).map(({ pageVisitPv }) => pageVisitPv);
  expect(all.length).toBeGreaterThan(limit.maxPages);
  const { rows } = VisitPages.parse(visitPages({ from: '2026-11-19', before: '2026-11-20' }, '-pageVisitPv'));
  const most = all.sort((a, b) => b - a).slice(0, limit.maxPages);
  expect(rows.map(({ pageVisitPv }) => pageVisitPv)).toEqual(most);
});

test('of several days a page counts on those on which it is among them, and no more are given either', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const given = days.flatMap((day) =>
    getPages(origin(), toNumber(day))
      .sort((a, b) => b.pageVisitPv - a.pageVisitPv || (a.pagePath < b.pagePath ? -1 : 1))
      .slice(0, limit.maxPages),
  );
  const { rows } = VisitPages.parse(visitPages({ from: '2026-11-17', before: '2026-11-20' }, 'pageVisitPv'));
  expect(rows).toHaveLength(limit.maxPages);
  for (const { pagePath, pageVisitPv } of rows) {
    const visits = given.filter((row) => row.pagePath === pagePath).reduce((all, row) => all + row.pageVisitPv, 0);
    expect(pageVisitPv).toBe(visits);
  }
  const visits = rows.map((row) => row.pageVisitPv);
  expect(visits).toEqual([...visits].sort((a, b) => a - b));
});
