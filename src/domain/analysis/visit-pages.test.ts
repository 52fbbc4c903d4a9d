import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filterComparedPages,
  filterPages,
  formatPageSort,
  getRankingMetric,
  pageLabel,
  pageMetrics,
  parseMinVisits,
  parsePageSort,
  sortPages,
  withExitRate,
} from './visit-pages';

const page = (pagePath: string, pageName: string | null, pageVisitPv: number, exitpagePv: number) =>
  withExitRate({
    pagePath,
    pageName,
    version: 1,
    pageVisitPv,
    pageVisitUv: null,
    pageStaytimePv: 3.5,
    entrypagePv: 0,
    exitpagePv,
    pageSharePv: 0,
    pageShareUv: null,
  });
const home = page('pages/index', '首页', 200, 30);
const quiz = page('pages/quiz', 'Quiz Ａ', 80, 60);
const bare = page('pages/bare', null, 0, 0);
const pages = [home, quiz, bare];
const paths = (rows: readonly { pagePath: string }[]) => rows.map(({ pagePath }) => pagePath);
const sorted = (text: string) => {
  const sort = parsePageSort(text);
  if (!sort) throw new Error(`${text} is not a sort`);
  return paths(sortPages(pages, sort));
};

test('the exit rate is exits divided by visits: 30 of 200 are 15%, null without visits', () => {
  expect(pages.map(({ exitRate }) => exitRate)).toEqual([15, 75, null]);
});

test('shows the path of a page without a name', () => {
  expect(pages.map(pageLabel)).toEqual(['首页', 'Quiz Ａ', 'pages/bare']);
});

test('sorts unknown figures last in both directions, and ties by path', () => {
  expect(sorted('-exitRate')).toEqual(['pages/quiz', 'pages/index', 'pages/bare']);
  expect(sorted('exitRate')).toEqual(['pages/index', 'pages/quiz', 'pages/bare']);
  expect(sorted('-pageVisitUv')).toEqual(['pages/bare', 'pages/index', 'pages/quiz']);
});

test.each(['', '-', 'visits', '--exitRate', 'version', '__proto__', 'pagePath'])('%j is not a sort', (text) => {
  expect(parsePageSort(text)).toBeUndefined();
});

test('parsing a formatted sort gives it back', () => {
  for (const by of [...pageMetrics, 'label'] as const) {
    for (const isDescending of [true, false]) {
      expect(parsePageSort(formatPageSort({ by, isDescending }))).toEqual({ by, isDescending });
    }
  }
});

test('finds a page by part of its name or path, ignoring case and width', () => {
  const found = (keyword: string, isUnnamedOnly = false) =>
    paths(filterPages(pages, { keyword, isUnnamedOnly, minVisits: 0 }));
  expect(found(' quiz a ')).toEqual(['pages/quiz']);
  expect(found('PAGES/')).toEqual(['pages/index', 'pages/quiz', 'pages/bare']);
  expect(found('', true)).toEqual(['pages/bare']);
  expect(found('首页', true)).toEqual([]);
});

test('leaves out pages with fewer visits than the minimum', () => {
  const { keyword, isUnnamedOnly } = { keyword: '', isUnnamedOnly: false };
  fc.assert(
    fc.property(fc.nat(300), (minVisits) => {
      const kept = filterPages(pages, { keyword, isUnnamedOnly, minVisits });
      expect(kept).toEqual(pages.filter(({ pageVisitPv }) => pageVisitPv >= minVisits));
    }),
  );
  expect(['20', '0', '-1', '1.5', 'x', null].map(parseMinVisits)).toEqual([20, 0, 0, 0, 0, 0]);
  expect(getRankingMetric({ by: 'exitRate', isDescending: true })).toBe('exitRate');
  expect(getRankingMetric({ by: 'label', isDescending: false })).toBe('pageVisitPv');
});

test('compares a total with the same pages when there is a minimum of visits, otherwise with all that match', () => {
  const others = [
    page('pages/index', '首页', 10, 0),
    page('pages/quiz', 'Quiz Ａ', 90, 0),
    page('pages/gone', null, 70, 0),
  ];
  const compared = (minVisits: number, keyword = '') => {
    const filter = { keyword, isUnnamedOnly: false, minVisits };
    return paths(filterComparedPages(others, filterPages(pages, filter), filter));
  };
  expect(compared(100)).toEqual(['pages/index']);
  expect(compared(0)).toEqual(['pages/index', 'pages/quiz', 'pages/gone']);
  expect(compared(0, 'quiz')).toEqual(['pages/quiz']);
});

test('sorting keeps every page', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string(), fc.nat(9), fc.nat(9)), { selector: ([path]) => path }),
      fc.constantFrom(...pageMetrics),
      fc.boolean(),
      (list, by, isDescending) => {
        const rows = list.map(([path, visits, exits]) => page(path, null, visits, exits));
        const shown = sortPages(rows, { by, isDescending });
        expect([...shown].sort((a, b) => (a.pagePath < b.pagePath ? -1 : 1))).toEqual(
          [...rows].sort((a, b) => (a.pagePath < b.pagePath ? -1 : 1)),
        );
        const known = shown.flatMap((row) => row[by] ?? []);
        expect(known).toEqual([...known].sort((a, b) => (isDescending ? b - a : a - b)));
      },
    ),
  );
});
