import { prefetchList } from '@/components/list/prefetch-list';
import type { Period } from '@/domain/period/period';
import { dayParams, type PeriodRules } from '@/domain/period/query';
import { getPeriod } from './usePeriod';
import { prefetchReport } from './useReport';

type Log = {
  list: Omit<Parameters<typeof prefetchList>[0], 'filter' | 'tabs'>;
  rules: PeriodRules;
  /** The figures above the log: the key of their read, and the service. */
  summaryKey: readonly string[];
  summary: (period: Period) => Promise<unknown>;
};

/** `prefetch` of a screen that shows a log below its figures (session/prefetch), when its URL names nothing but a period. */
export const prefetchLog =
  ({ list, rules, summaryKey, summary }: Log) =>
  (search: string) => {
    const isPeriod = (name: string) => (dayParams as readonly string[]).includes(name);
    if (![...new URLSearchParams(search).keys()].every(isPeriod)) return undefined;
    const { from, before } = getPeriod(search, rules);
    return Promise.all([
      prefetchList({ ...list, filter: () => ({ from, before }) })(''),
      prefetchReport(summaryKey, { from, before }, summary),
    ]);
  };
