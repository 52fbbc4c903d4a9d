import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportStatuses } from '../../contract/limits/report';
import { getReviewDueAt } from '../due';
import { getNextReportStates, isReviewOverdue } from './report-status';

const HOUR_MS = 3_600_000;
const UPLOADED = Date.parse('2026-11-20T23:30:00+08:00');

describe('the states of a report (docs/domain.md 6.12)', () => {
  test('are decided in review only, and voided is final', () => {
    const from = (to: (typeof reportStatuses)[number]) =>
      reportStatuses.filter((status) => getNextReportStates(status).includes(to));
    for (const verdict of ['approved', 'rejected', 'needMore'] as const) expect(from(verdict)).toEqual(['reviewing']);
    expect(from('reviewing')).toEqual(['pending', 'approved', 'rejected']);
    expect(from('pending')).toEqual(['reviewing', 'needMore']);
    expect(from('voided')).toEqual(reportStatuses.filter((status) => status !== 'voided'));
  });

  test('always have a review between two verdicts', () => {
    const verdicts: string[] = ['approved', 'rejected', 'needMore'];
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (choices) => {
        let status = 'pending' as (typeof reportStatuses)[number];
        let wasReviewed = false;
        for (const choice of choices) {
          const next = getNextReportStates(status);
          if (next.length === 0) break;
          status = next[choice % next.length] as (typeof reportStatuses)[number];
          if (verdicts.includes(status)) expect(wasReviewed).toBe(true);
          wasReviewed = status === 'reviewing';
        }
      }),
    );
  });
});

describe('the deadline of a review', () => {
  const upload = { uploaded: UPLOADED, reopened: null };

  test('is a day after the upload, and is paused while waiting for the member', () => {
    expect(getReviewDueAt(upload)).toBe(UPLOADED + 24 * HOUR_MS);
    expect(getReviewDueAt(upload, 5 * HOUR_MS) - getReviewDueAt(upload)).toBe(5 * HOUR_MS);
  });

  test('counts from the last reopening, whenever it was uploaded', () => {
    const hours = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 1000 }), (later, waited) => {
        const reopened = UPLOADED + later * HOUR_MS;
        const slaDueAt = new Date(getReviewDueAt({ uploaded: UPLOADED, reopened }, waited)).toISOString();
        expect(Date.parse(slaDueAt)).toBe(reopened + 24 * HOUR_MS + waited);
        expect(isReviewOverdue({ status: 'reviewing', slaDueAt }, reopened)).toBe(false);
      }),
    );
  });

  test('is overdue only for reports that wait for an operator', () => {
    const slaDueAt = new Date(getReviewDueAt(upload)).toISOString();
    const late = (now: number) => reportStatuses.filter((status) => isReviewOverdue({ status, slaDueAt }, now));
    expect(late(getReviewDueAt(upload) - 1)).toEqual([]);
    expect(late(getReviewDueAt(upload))).toEqual(['pending', 'reviewing']);
  });
});
