import { useMemo } from 'react';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { type Comparison, getComparedPeriod } from '@/domain/period/comparison';
import { findRunningUnit } from '@/domain/period/period';
import { formatPeriod, type PeriodChoice, type PeriodRules, parsePeriod } from '@/domain/period/query';
import { useQueryParams } from '@/hooks/useQueryParams';
import { serverNow } from '@/utils/clock';

/** The period that the query of a URL names, or the screen's default one. */
export function getPeriod(search: string, rules: PeriodRules) {
  const query = new URLSearchParams(search);
  return parsePeriod((name) => query.get(name), rules, toBusinessDay(serverNow())).period;
}

/**
 * The period of a screen and what it is compared with, held in the address: sharing it, reloading and
 * Back give the same figures.
 *
 * @param rules a constant, or memoised
 * @param newest for a screen of one day: the newest one that has figures
 */
export function usePeriod(rules: PeriodRules, newest?: string) {
  const { read, patch } = useQueryParams();
  const today = toBusinessDay(serverNow());
  const state = useMemo(() => parsePeriod(read, rules, today, newest), [read, rules, today, newest]);
  const { period, choice, comparison } = state;
  const compared = useMemo(
    () => getComparedPeriod(rules.granularity, period, comparison),
    [rules.granularity, period, comparison],
  );
  return {
    ...state,
    rules,
    today,
    /** The newest day that has figures, where that is not yesterday: it stands for yesterday. */
    behind: newest !== undefined && newest < addDays(today, -1) ? newest : undefined,
    /** The day, week or month of the period that is not over, whose figures still grow; undefined where all are over. */
    running: findRunningUnit(rules.granularity, period, today),
    /** Undefined without comparison. */
    compared,
    setChoice: (next: PeriodChoice) => patch(formatPeriod(next, comparison, rules)),
    setComparison: (next: Comparison) => patch(formatPeriod(choice, next, rules)),
  };
}

export type PeriodView = ReturnType<typeof usePeriod>;
