import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VisitPages } from '../../src/contract/analysis/page';
import { analysis as limit } from '../../src/contract/limits/analysis';
import { getWorld } from '../../tests/world';
import { resetState } from '../state';
import { getFiguresOrigin } from './data-range';
import { type MiniPage, miniPages } from './fixtures/page-list';
import { buildPages } from './fixtures/pages';
import { getVisitPages } from './pages';
import { requireDayNumber } from './periods';

/** More pages than the platform returns, in descending order of visits. */
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

test('returns the most visited pages of a day, up to the limit', () => {
  const all = buildPages(getFiguresOrigin(), requireDayNumber('2026-11-19')).map(({ pageVisitPv }) => pageVisitPv);
  expect(all.length).toBeGreaterThan(limit.maxPages);
  const { rows } = VisitPages.parse(getVisitPages({ from: '2026-11-19', before: '2026-11-20' }, '-pageVisitPv'));
  const most = all.sort((a, b) => b - a).slice(0, limit.maxPages);
  expect(rows.map(({ pageVisitPv }) => pageVisitPv)).toEqual(most);
});

test('counts a page of several days only on the days on which it is among the most visited, up to the limit', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const given = days.flatMap((day) =>
    buildPages(getFiguresOrigin(), requireDayNumber(day))
      .sort((a, b) => b.pageVisitPv - a.pageVisitPv || (a.pagePath < b.pagePath ? -1 : 1))
      .slice(0, limit.maxPages),
  );
  const { rows } = VisitPages.parse(getVisitPages({ from: '2026-11-17', before: '2026-11-20' }, 'pageVisitPv'));
  expect(rows).toHaveLength(limit.maxPages);
  for (const { pagePath, pageVisitPv } of rows) {
    const visits = given.filter((row) => row.pagePath === pagePath).reduce((all, row) => all + row.pageVisitPv, 0);
    expect(pageVisitPv).toBe(visits);
  }
  const visits = rows.map((row) => row.pageVisitPv);
  expect(visits).toEqual([...visits].sort((a, b) => a - b));
});
