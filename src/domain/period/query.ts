import type { Granularity } from '../../contract/analysis/period';
import { dayNumber } from '../day';
import { addDays, FIRST_DAY } from './calendar';
import { type Comparison, comparisons } from './comparison';
import { endOfData, newestUnits, type Period, type Until, unitStart, unitsIn } from './period';

/** What a screen's period can be. */
export type PeriodRules = {
  granularity: Granularity;
  /** The most units of one period. */
  max: number;
  /** The newest 7, 30, 90 … units, offered by name. */
  presets: readonly number[];
  /** The preset that is shown before anybody chooses. */
  preset: number;
  /** By default yesterday (docs/domain.md 1.6). */
  until?: Until;
};

/** What has been chosen: the newest `last` units, whichever day it is read on, or days that stay. */
export type PeriodChoice = { last: number } | Period;

/** Why an address names no period, or no comparison, that can be shown. */
export type PeriodProblem = 'notADate' | 'notWhole' | 'reversed' | 'tooEarly' | 'future' | 'tooLong' | 'notAComparison';

export type PeriodState = {
  period: Period;
  choice: PeriodChoice;
  comparison: Comparison;
  /** What the address said and could not be followed; the preset, or no comparison, stands in for it. */
  problems: PeriodProblem[];
};

/** The parameters that name the days of a period. */
export const dayParams = ['last', 'from', 'before'] as const;
type Param = (typeof dayParams)[number] | 'compare';
type Read = (name: Param) => string | null;

function readPeriod(from: string, before: string, { granularity, max, until }: PeriodRules, today: string) {
  if (dayNumber(from) === undefined || dayNumber(before) === undefined) return 'notADate';
  if (before <= from) return 'reversed';
  if (from !== unitStart(granularity, from) || before !== unitStart(granularity, before)) return 'notWhole';
  if (from < FIRST_DAY) return 'tooEarly';
  if (before > endOfData(granularity, today, until)) return 'future';
  return unitsIn(granularity, { from, before }) > max ? 'tooLong' : { from, before };
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

function periodOf(
  choice: PeriodChoice,
  { granularity, until }: PeriodRules,
  today: string,
  newest: string | undefined,
) {
  if (!('last' in choice)) return choice;
  return choice.last === 1 && newest !== undefined
    ? { from: newest, before: addDays(newest, 1) }
    : newestUnits(granularity, choice.last, today, until);
}

/**
 * The period and the comparison that an address names. What cannot be followed falls back to the
 * preset, and is said.
 *
 * @param read reads a parameter of the address
 * @param today the business day
 * @param newest for a screen of one day: the newest one that has figures, which stands for yesterday (docs/domain.md 6.13)
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
    period: periodOf(choice, rules, today, newest),
    choice,
    comparison: comparison ?? 'none',
    problems,
  };
}

/** The parameters of a choice, null for one that has to go. `parsePeriod` gives the same choice back. */
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
