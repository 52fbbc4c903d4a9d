import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adverseDegrees, followUpOutcomes, followUpStatuses, followUpTabs } from '../../contract/limits/follow-up';
import { projectFollowUpPlans } from '../../contract/limits/project';
import { endOfBusinessDay, getPlannedRoundDueAt } from '../due';
import { toBusinessDay } from '../period/calendar';
import { findContactProblems } from './contact-problems';
import { getFollowUpStatus } from './follow-up';
import { findNextPlannedRound } from './next-round';
import { seriousEventReportDueAt } from './serious-event';
import { followUpTabFilters } from './tabs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const instants = fc.integer({ min: NOW - 100 * DAY_MS, max: NOW + 100 * DAY_MS });
const iso = (time: number) => new Date(time).toISOString();

describe('the tabs of follow-ups (docs/domain.md 9)', () => {
  const tabsOf = (kept: (typeof followUpStatuses)[number], dueAt: number) => {
    const status = getFollowUpStatus({ status: kept, dueAt: iso(dueAt) }, NOW);
    const day = toBusinessDay(dueAt);
    return followUpTabs.filter((tab) => {
      const filter = followUpTabFilters(toBusinessDay(NOW))[tab];
      const isInTime = (!filter.dueFrom || day >= filter.dueFrom) && (!filter.dueBefore || day < filter.dueBefore);
      return (!filter.status || filter.status === status) && isInTime;
    });
  };

  test('show each follow-up in one tab and in “all”, except later ones and those that ended without being done', () => {
    fc.assert(
      fc.property(fc.constantFrom(...followUpStatuses), instants, (status, dueAt) => {
        const [one, ...more] = tabsOf(status, dueAt).filter((tab) => tab !== 'all');
        expect(more).toEqual([]);
        const isOpen = status === 'pending' || status === 'overdue';
        const isSoon = toBusinessDay(dueAt) <= toBusinessDay(NOW + 7 * DAY_MS);
        expect(one !== undefined).toBe(status === 'done' || (isOpen && isSoon));
      }),
    );
  });

  test('are split at midnight in Shanghai', () => {
    expect(tabsOf('pending', Date.parse('2026-11-20T23:59:59+08:00'))).toEqual(['overdue', 'all']);
    expect(tabsOf('pending', Date.parse('2026-11-21T00:00:00+08:00'))).toEqual(['today', 'all']);
    expect(tabsOf('pending', Date.parse('2026-11-22T00:00:00+08:00'))).toEqual(['next7Days', 'all']);
    expect(tabsOf('pending', Date.parse('2026-11-28T23:59:59+08:00'))).toEqual(['next7Days', 'all']);
    expect(tabsOf('pending', Date.parse('2026-11-29T00:00:00+08:00'))).toEqual(['all']);
  });
});

describe('the planned rounds (docs/domain.md 6.2)', () => {
  const plans = fc.subarray([...projectFollowUpPlans]);

  test('are counted from the referral, in order, and never due on a past day', () => {
    fc.assert(
      fc.property(plans, instants, instants, (some, referred, now) => {
        const rounds: { plan: (typeof some)[number]; firstDueAt: string; createdAt: string }[] = [];
        for (;;) {
          const next = findNextPlannedRound({ plans: some, rounds, referredAt: referred }, now);
          if (!next) break;
          expect(next.due).toBe(getPlannedRoundDueAt(referred, next.plan));
          expect(next.due).toBeGreaterThanOrEqual(endOfBusinessDay(now));
          expect(rounds.map(({ plan }) => plan)).not.toContain(next.plan);
          rounds.push({ plan: next.plan, firstDueAt: iso(next.due), createdAt: iso(referred) });
        }
        const ahead = some.filter((plan) => getPlannedRoundDueAt(referred, plan) >= endOfBusinessDay(now));
        expect(new Set(rounds.map(({ plan }) => plan))).toEqual(new Set(ahead));
      }),
    );
  });

  test('are the same when the referral is derived from an earlier round', () => {
    fc.assert(
      fc.property(instants, (referred) => {
        const firstDueAt = iso(getPlannedRoundDueAt(referred, 'd7'));
        const rounds = [{ plan: 'd7' as const, firstDueAt, createdAt: iso(referred) }];
        const next = (referredAt: number | null) =>
          findNextPlannedRound({ plans: ['d7', 'd30'], rounds, referredAt }, referred);
        expect(next(null)).toEqual(next(referred));
        expect(next(null)?.plan).toBe('d30');
      }),
    );
    expect(findNextPlannedRound({ plans: ['d7'], rounds: [], referredAt: null }, NOW)).toBeNull();
  });
});

describe('the record of a contact', () => {
  test('requires a next round in the future, none after a death, and consistent serious events', () => {
    fc.assert(
      fc.property(
        fc.record({
          outcome: fc.constantFrom(...followUpOutcomes),
          adverse: fc.constantFrom(...adverseDegrees),
          adverseSerious: fc.boolean(),
          nextAt: fc.option(instants.map(iso)),
        }),
        (result) => {
          const { nextAt, adverseSerious } = findContactProblems(result, NOW);
          const isRight = result.nextAt === null || (result.outcome !== 'deceased' && Date.parse(result.nextAt) > NOW);
          expect(nextAt === undefined).toBe(isRight);
          const isDeathByIt = result.outcome === 'deceased' && result.adverse !== 'none';
          const fits = result.adverseSerious ? result.adverse !== 'none' : !isDeathByIt;
          expect(adverseSerious === undefined).toBe(fits);
        },
      ),
    );
  });

  test('has to be reported within a day for a serious event', () => {
    const doneAt = '2026-11-21T09:30:00.000+08:00';
    const serious = { adverseSerious: true, doneAt, seriousKnownAt: doneAt };
    expect(seriousEventReportDueAt(serious)).toBe('2026-11-22T01:30:00.000Z');
    const seriousKnownAt = '2026-11-24T09:30:00+08:00';
    expect(seriousEventReportDueAt({ ...serious, seriousKnownAt })).toBe('2026-11-25T01:30:00.000Z');
    expect(seriousEventReportDueAt({ ...serious, adverseSerious: false })).toBeNull();
    expect(seriousEventReportDueAt({ adverseSerious: null, doneAt: null, seriousKnownAt: null })).toBeNull();
  });
});
