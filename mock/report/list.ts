import type { z } from 'zod';
import { reportTabs } from '../../src/contract/limits/report';
import type { ReportDetail, ReportFilter, ReportListed, reportSorts } from '../../src/contract/report';
import { page } from '../store/list';
import { reportsBy, sortReports } from './filter';

type Filter = z.output<typeof ReportFilter>;
type Query = Filter & { current: number; pageSize: number; sort?: (typeof reportSorts)[number] };
type Tab = (typeof reportTabs)[number];

const toListed = ({
  files: _,
  rejectReasonCode: __,
  reviewComment: ___,
  conclusion: ____,
  abnormalItems: _____,
  voidReason: ______,
  ...listed
}: ReportDetail): ReportListed => listed;

/** A page of reports. */
export function reportsPage({ current, pageSize, sort, ...filter }: Query, operatorId: string) {
  const { list, total } = page(sortReports(reportsBy(filter, operatorId), sort), current, pageSize);
  return { list: list.map(toListed), total };
}

const isInTab: Record<Tab, (report: ReportDetail) => boolean> = {
  pending: ({ status }) => status === 'pending',
  reviewingMine: ({ isMine }) => isMine,
  needMore: ({ status }) => status === 'needMore',
  all: () => true,
};

/** How many reports each tab has, `status` and `reviewer` left aside. */
export function reportCounts({ status: _, reviewer: __, ...filter }: Filter, operatorId: string) {
  const reports = reportsBy(filter, operatorId);
  return Object.fromEntries(reportTabs.map((tab) => [tab, reports.filter(isInTab[tab]).length])) as Record<Tab, number>;
}
