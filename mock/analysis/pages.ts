import type { VisitPageRow, VisitPages } from '../../src/contract/analysis/page';
import type { Window } from '../../src/contract/analysis/period';
import { analysis as limit } from '../../src/contract/limits/analysis';
import { state } from '../state';
import { sortBy } from '../store/list';
import { find } from '../store/update';
import { getAvailability } from './availability';
import { getFiguresOrigin } from './data-range';
import { buildPages, type PageFigures } from './fixtures/pages';
import { toPageName } from './page-table';
import { requireDayNumber } from './periods';
import { getWindowPeriods } from './window';

const getMostVisited = <Row extends { pagePath: string }>(rows: readonly Row[]) =>
  sortBy(
    rows.map((row) => ({ ...row, id: row.pagePath })),
    '-pageVisitPv',
  ).slice(0, limit.maxPages);

/** Most visited pages of a window; the platform returns a limited number of pages for each day. */
export function getVisitPages(window: Window, sort: string): VisitPages {
  const { given, reported } = getAvailability('pages', getWindowPeriods('pages', window));
  const figures = given.flatMap(({ from }) => getMostVisited(buildPages(getFiguresOrigin(), requireDayNumber(from))));
  const paths = [...new Set(figures.map(({ pagePath }) => pagePath))];
  const rows = paths.map((path) => getRow(path, figures, given.length));
  return { ...reported, days: given.length, rows: sortBy(getMostVisited(rows), sort) };
}

/**
 * Sums a page's figures over all days.
 * @param dayCount number of days in the window, including those without the page
 */
function getRow(path: string, figures: PageFigures[], dayCount: number): VisitPageRow & { id: string } {
  const days = figures.filter(({ pagePath }) => pagePath === path);
  const sum = (figure: (day: PageFigures) => number) => days.reduce((all, day) => all + figure(day), 0);
  const pageVisitPv = sum((day) => day.pageVisitPv);
  // Visitors cannot be summed over days, because a person may come on several days: use the daily mean.
  const people = (figure: (day: PageFigures) => number) => Math.round((sum(figure) / dayCount) * 100) / 100;
  return {
    id: path,
    ...toPageName(find(state().world.analysis.pageNames, path)),
    pageVisitPv,
    pageVisitUv: people((day) => day.pageVisitUv),
    pageStaytimePv: Math.round((sum((day) => day.pageStaytimePv * day.pageVisitPv) / pageVisitPv) * 100) / 100,
    entrypagePv: sum((day) => day.entrypagePv),
    exitpagePv: sum((day) => day.exitpagePv),
    pageSharePv: sum((day) => day.pageSharePv),
    pageShareUv: people((day) => day.pageShareUv),
  };
}
