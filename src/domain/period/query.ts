import type { Granularity } from '../../contract/analysis/period';
import { toDayNumber } from '../day';
import { addDays, FIRST_DAY } from './calendar';
import { type Comparison, comparisons } from './comparison';
import { countUnits, getEndOfData, getNewestUnits, getUnitStart, type Period, type Until } from './period';

/** Constraints of a screen's period. */
export type PeriodRules = {
  granularity: Granularity;
  /** Maximum number of units. */
  max: number;
  /** Presets offered by name: the newest 7, 30, 90 … units. */
  presets: readonly number[];
  /** Default preset. */
  preset: number;
  /** Yesterday by default (docs/domain.md 1.6). */
  until?: Until;
};

/** Selected period: the newest `last` units, relative to today, or a fixed period. */
export type PeriodChoice = { last: number } | Period;

/** Why the period or the comparison in the URL cannot be used. */
export type PeriodProblem = 'notADate' | 'notWhole' | 'reversed' | 'tooEarly' | 'future' | 'tooLong' | 'notAComparison';

export type PeriodState = {
  period: Period;
  choice: PeriodChoice;
  comparison: Comparison;
  /** Problems in the URL; the preset, or no comparison, is used instead. */
  problems: PeriodProblem[];
};

/** URL parameters of a period. */
export const dayParams = ['last', 'from', 'before'] as const;
type Param = (typeof dayParams)[number] | 'compare';
type Read = (name: Param) => string | null;

function readPeriod(from: string, before: string, { granularity, max, until }: PeriodRules, today: string) {
  if (toDayNumber(from) === undefined || toDayNumber(before) === undefined) return 'notADate';
  if (before <= from) return 'reversed';
  if (from !== getUnitStart(granularity, from) || before !== getUnitStart(granularity, before)) return 'notWhole';
  if (from < FIRST_DAY) return 'tooEarly';
  if (before > getEndOfData(granularity, today, until)) return 'future';
  return countUnits(granularity, { from, before }) > max ? 'tooLong' : { from, before };
}

function readLast(text: string, { max }: PeriodRules) {
  if (!/^[1-9]\d*$/.test(text)) return 'notADate';
  return Number(text) > max ? 'tooLong' : { last: Number(text) };
}

function readChoice(read: Read, rules: PeriodRules, today: string): PeriodChoice | PeriodProblem {
  const [last, from, before] = [read('last'), read('from'), read('before')];
  if (from !== null || before !== null) return readPeriod(from ?? '', before ?? '', rules, today);
  return last === null ? { last: rules.preset } : readLast(last, rules);
}

function resolvePeriod(
  choice: PeriodChoice,
  { granularity, until }: PeriodRules,
  today: string,
  newest: string | undefined,
) {
  if (!('last' in choice)) return choice;
  return choice.last === 1 && newest !== undefined
    ? { from: newest, before: addDays(newest, 1) }
    : getNewestUnits(granularity, choice.last, today, until);
}

/**
 * Parses the period and the comparison from the URL. Invalid values fall back to the preset and are listed in
 * `problems`.
 *
 * @param read reads a URL parameter
 * @param today today's business day
 * @param newest for a one-day screen: the newest day with figures, which replaces yesterday (docs/domain.md 6.13)
 */
export function parsePeriod(read: Read, rules: PeriodRules, today: string, newest?: string): PeriodState {
  const problems: PeriodProblem[] = [];
  let choice = readChoice(read, rules, today);
  if (typeof choice === 'string') {
    problems.push(choice);
    choice = { last: rules.preset };
  }
  const said = read('compare') ?? 'none';
  const comparison = comparisons.find((one) => one === said);
  if (!comparison) problems.push('notAComparison');
  return {
    period: resolvePeriod(choice, rules, today, newest),
    choice,
    comparison: comparison ?? 'none',
    problems,
  };
}

/** URL parameters of a choice; null removes a parameter. `parsePeriod` reads the same choice back. */
export function formatPeriod(
  choice: PeriodChoice,
  comparison: Comparison,
  { preset }: PeriodRules,
): Record<Param, string | null> {
  const isRelative = 'last' in choice;
  return {
    last: isRelative && choice.last !== preset ? String(choice.last) : null,
    from: isRelative ? null : choice.from,
    before: isRelative ? null : choice.before,
    compare: comparison === 'none' ? null : comparison,
  };
}
