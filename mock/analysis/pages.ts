import type { VisitPageRow, VisitPages } from '../../src/contract/analysis/page';
import type { Window } from '../../src/contract/analysis/period';
import { analysis as limit } from '../../src/contract/limits/analysis';
import { state } from '../state';
import { sortBy } from '../store/list';
import { find } from '../store/update';
import { getAnswer } from './answer';
import { getPages, type PageFigures } from './fixtures/pages';
import { toPageName } from './page-table';
import { toNumber } from './periods';
import { origin } from './today';
import { periodsOfWindow } from './window';

const mostVisited = <Row extends { pagePath: string }>(rows: readonly Row[]) =>
  sortBy(
    rows.map((row) => ({ ...row, id: row.pagePath })),
    '-pageVisitPv',
  ).slice(0, limit.maxPages);

/** The most visited pages of a window's days, of those that the platform gives of each day. */
export function visitPages(window: Window, sort: string): VisitPages {
  const { given, reported } = getAnswer('pages', periodsOfWindow('pages', window));
  const figures = given.flatMap(({ from }) => mostVisited(getPages(origin(), toNumber(from))));
  const paths = [...new Set(figures.map(({ pagePath }) => pagePath))];
  const rows = paths.map((path) => getRow(path, figures, given.length));
  return { ...reported, days: given.length, rows: sortBy(mostVisited(rows), sort) };
}

/** A page's figures of all days as one; `asked` is how many days are looked at. */
function getRow(path: string, figures: PageFigures[], asked: number): VisitPageRow & { id: string } {
  const days = figures.filter(({ pagePath }) => pagePath === path);
  const sum = (figure: (day: PageFigures) => number) => days.reduce((all, day) => all + figure(day), 0);
  const pageVisitPv = sum((day) => day.pageVisitPv);
  // People cannot be added up over days: of several there is the mean.
  const people = (figure: (day: PageFigures) => number) => Math.round((sum(figure) / asked) * 100) / 100;
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
