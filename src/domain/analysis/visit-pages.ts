import type { VisitPageRow } from '../../contract/analysis/page';
import { createKeywordMatcher } from '../fold';
import { type Figure, getExitRate } from './figure';
import type { MetricName } from './metrics';

/** Figures of a page (docs/domain.md 6.13), in display order. */
export const pageMetrics = [
  'pageVisitPv',
  'pageVisitUv',
  'pageStaytimePv',
  'entrypagePv',
  'exitpagePv',
  'exitRate',
  'pageSharePv',
  'pageShareUv',
] as const satisfies readonly MetricName[];
export type PageMetric = (typeof pageMetrics)[number];

/** A page with its `getExitRate`, in percent of its visits. */
export type PageWithRate = VisitPageRow & { exitRate: Figure };

/** Adds `getExitRate` to a page. */
export const withExitRate = (row: VisitPageRow): PageWithRate => ({
  ...row,
  exitRate: getExitRate(row.exitpagePv, row.pageVisitPv),
});

/** Display name of a page: its path until an operator has named it. */
export const pageLabel = ({ pageName, pagePath }: Pick<VisitPageRow, 'pageName' | 'pagePath'>) => pageName ?? pagePath;

export type PageSort = { by: PageMetric | 'label'; isDescending: boolean };

export const defaultPageSort: PageSort = { by: 'pageVisitPv', isDescending: true };

/**
 * @param text a field, prefixed with `-` when descending
 * @returns undefined for an unknown field
 */
export function parsePageSort(text: string): PageSort | undefined {
  const name = text.replace(/^-/, '');
  const by = ([...pageMetrics, 'label'] as const).find((one) => one === name);
  return by && { by, isDescending: text.startsWith('-') };
}

/** URL value of a sort. `parsePageSort` reads it back. */
export const formatPageSort = ({ by, isDescending }: PageSort) => `${isDescending ? '-' : ''}${by}`;

const compareText = (a: string, b: string) => a.localeCompare(b, 'zh-CN');

/** Sorts pages; unknown figures come last in both directions, and ties are sorted by path. */
export function sortPages(rows: readonly PageWithRate[], { by, isDescending }: PageSort): PageWithRate[] {
  const sign = isDescending ? -1 : 1;
  const compare = (a: PageWithRate, b: PageWithRate) => {
    if (by === 'label') return sign * compareText(pageLabel(a), pageLabel(b));
    const [figureOfA, figureOfB] = [a[by], b[by]];
    if (figureOfA === null || figureOfB === null) return Number(figureOfA === null) - Number(figureOfB === null);
    return sign * (figureOfA - figureOfB);
  };
  return [...rows].sort((a, b) => compare(a, b) || (a.pagePath < b.pagePath ? -1 : 1));
}

/**
 * @param keyword part of the name or path, ignoring case and width
 * @param isUnnamedOnly only pages without a name
 * @param minVisits leaves out pages with fewer visits, because a rate of a few visits would lead any ranking by chance
 */
export function filterPages<Row extends Pick<VisitPageRow, 'pageName' | 'pagePath' | 'pageVisitPv'>>(
  rows: readonly Row[],
  { keyword, isUnnamedOnly, minVisits }: { keyword: string; isUnnamedOnly: boolean; minVisits: number },
): Row[] {
  const isFound = createKeywordMatcher(keyword);
  return rows.filter(
    ({ pageName, pagePath, pageVisitPv }) =>
      pageVisitPv >= minVisits && (!isUnnamedOnly || pageName === null) && isFound(pageName, pagePath),
  );
}

/**
 * Pages of a compared period that correspond to the `shown` ones. A minimum selects pages by the visits of their own
 * period, so with one these are the same pages; without one, pages that only the compared period has count, too.
 */
export const filterComparedPages = (
  others: readonly PageWithRate[],
  shown: readonly PageWithRate[],
  filter: Parameters<typeof filterPages>[1],
): PageWithRate[] => {
  const paths = new Set(shown.map(({ pagePath }) => pagePath));
  const found = filterPages(others, { ...filter, minVisits: 0 });
  return filter.minVisits > 0 ? found.filter(({ pagePath }) => paths.has(pagePath)) : found;
};

const MOST_VISITS = 1_000_000;

/**
 * @param text URL value
 * @returns 0 when it is not a positive whole number
 */
export const parseMinVisits = (text: string | null) =>
  text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MOST_VISITS) : 0;

/** Figure that the chart ranks pages by: the sorted one, or visits when sorted by name. */
export const getRankingMetric = ({ by }: PageSort): PageMetric => (by === 'label' ? 'pageVisitPv' : by);
