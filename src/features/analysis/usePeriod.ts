import { useMemo } from 'react';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { type Comparison, getComparedPeriod } from '@/domain/period/comparison';
import { findRunningUnit } from '@/domain/period/period';
import { formatPeriod, type PeriodChoice, type PeriodRules, parsePeriod } from '@/domain/period/query';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useToday } from '@/hooks/useToday';
import { serverNow } from '@/utils/clock';

/** Period in the query of a URL, or the default one. */
export function getPeriod(search: string, rules: PeriodRules) {
  const query = new URLSearchParams(search);
  return parsePeriod((name) => query.get(name), rules, toBusinessDay(serverNow())).period;
}

/**
 * Period and comparison of a screen, kept in the URL so that sharing, reloading and Back show the same figures.
 *
 * @param rules constant or memoized
 * @param newest newest day with figures, for a screen of one day
 */
export function usePeriod(rules: PeriodRules, newest?: string) {
  const { read, patch } = useQueryParams();
  const today = useToday();
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
    /** Newest day with figures, if it is before yesterday; replaces yesterday in presets. */
    behind: newest !== undefined && newest < addDays(today, -1) ? newest : undefined,
    /** Unit of the period that is not over, whose figures still grow; undefined if all are over. */
    running: findRunningUnit(rules.granularity, period, today),
    /** Undefined without comparison. */
    compared,
    setChoice: (next: PeriodChoice) => patch(formatPeriod(next, comparison, rules)),
    setComparison: (next: Comparison) => patch(formatPeriod(choice, next, rules)),
  };
}

export type PeriodView = ReturnType<typeof usePeriod>;
