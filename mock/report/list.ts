import type { z } from 'zod';
import { reportTabs } from '../../src/contract/limits/report';
import type { ReportFilter, reportSorts } from '../../src/contract/report-list';
import { state } from '../state';
import { page } from '../store/list';
import { find } from '../store/update';
import { countReportsByFilter, findReports, sortReports } from './filter';
import { createReportPresenter } from './table';

type Filter = z.output<typeof ReportFilter>;
type Query = Filter & { current: number; pageSize: number; sort?: (typeof reportSorts)[number] };
type Tab = (typeof reportTabs)[number];

export function getReportsPage({ current, pageSize, sort, ...filter }: Query, operatorId: string) {
  const { list, total } = page(sortReports(findReports(filter, operatorId), sort), current, pageSize);
  const present = createReportPresenter(Date.now(), operatorId);
  return { list: list.map(({ id }) => present(find(state().world.reports, id))), total };
}

const tabFilters: Record<Tab, Pick<Filter, 'status' | 'reviewer' | 'ownFirstReading'>> = {
  pending: { status: ['pending'], ownFirstReading: false },
  reviewingMine: { status: ['reviewing'], reviewer: 'me' },
  needMore: { status: ['needMore'] },
  all: {},
};

/** Number of reports of each tab; the conditions of the tab replace those of the filter. */
export function getReportCounts(filter: Filter, operatorId: string) {
  const filters = reportTabs.map((tab) => ({ ...filter, ...tabFilters[tab] }));
  const counts = countReportsByFilter(filters, operatorId);
  return Object.fromEntries(reportTabs.map((tab, place) => [tab, counts[place]])) as Record<Tab, number>;
}
