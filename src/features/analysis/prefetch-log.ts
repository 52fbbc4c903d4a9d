import { prefetchList } from '@/components/list/prefetch-list';
import type { Period } from '@/domain/period/period';
import { dayParams, type PeriodRules } from '@/domain/period/query';
import { getPeriod } from './usePeriod';
import { prefetchReport } from './useReport';

type Log = {
  list: Omit<Parameters<typeof prefetchList>[0], 'filter' | 'tabs'>;
  rules: PeriodRules;
  /** Query key of the figures above the log. */
  summaryKey: readonly string[];
  summary: (period: Period) => Promise<unknown>;
};

/** Creates `prefetch` (session/prefetch) of a screen with figures above a log; only for URLs without filters. */
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
