import type { VisitPageRow } from '../../contract/analysis/page';
import { partFinder } from '../fold';
import { exitRate, type Figure } from './figure';
import type { MetricName } from './metrics';

/** The figures of a page (docs/domain.md 6.13), in the order in which they are shown. */
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

/** A page with what is computed of its figures: `exitRate`, in percent of its visits. */
export type PageWithRate = VisitPageRow & { exitRate: Figure };

/** A page with its exits in percent of its visits. */
export const withExitRate = (row: VisitPageRow): PageWithRate => ({
  ...row,
  exitRate: exitRate(row.exitpagePv, row.pageVisitPv),
});

/** What an operator calls a page: its path until somebody has named it. */
export const pageLabel = ({ pageName, pagePath }: Pick<VisitPageRow, 'pageName' | 'pagePath'>) => pageName ?? pagePath;

export type PageSort = { by: PageMetric | 'label'; isDescending: boolean };

export const defaultPageSort: PageSort = { by: 'pageVisitPv', isDescending: true };

/** @param text a field, with `-` in front when descending; @returns undefined for what is no sort */
export function parsePageSort(text: string): PageSort | undefined {
  const name = text.replace(/^-/, '');
  const by = ([...pageMetrics, 'label'] as const).find((one) => one === name);
  return by && { by, isDescending: text.startsWith('-') };
}

/** What the address says of a sort. `parsePageSort` gives the same one back. */
export const formatPageSort = ({ by, isDescending }: PageSort) => `${isDescending ? '-' : ''}${by}`;

const compareText = (a: string, b: string) => a.localeCompare(b, 'zh-CN');

/** Sorted pages; what is not known comes last either way, and equal ones go by path. */
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
 * @param keyword a part of the name or the path, without regard to case and width
 * @param isUnnamedOnly only pages that nobody has named
 * @param minVisits leaves out pages of fewer visits: a rate of a few says nothing, and would lead any ranking
 */
export function filterPages<Row extends Pick<VisitPageRow, 'pageName' | 'pagePath' | 'pageVisitPv'>>(
  rows: readonly Row[],
  { keyword, isUnnamedOnly, minVisits }: { keyword: string; isUnnamedOnly: boolean; minVisits: number },
): Row[] {
  const isFound = partFinder(keyword);
  return rows.filter(
    ({ pageName, pagePath, pageVisitPv }) =>
      pageVisitPv >= minVisits && (!isUnnamedOnly || pageName === null) && isFound(pageName, pagePath),
  );
}

const MOST_VISITS = 1_000_000;

/** @param text what the address says; @returns 0 for what is no number of visits */
export const parseMinVisits = (text: string | null) =>
  text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MOST_VISITS) : 0;

/** The figure by which a chart of pages is drawn: that by which they are sorted, visits where that is their name. */
export const rankedBy = ({ by }: PageSort): PageMetric => (by === 'label' ? 'pageVisitPv' : by);
