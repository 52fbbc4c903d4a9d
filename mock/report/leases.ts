import { lease as limit } from '../../src/contract/limits/lease';
import type { OperatorRow } from '../fixtures/operators';
import { getLeaseKey, type LeaseRow } from '../lease/lease-row';
import type { ReportRow } from './report-row';

const LEASE_MS = limit.reportSeconds * 1000;

/** Leases of reports under review, claimed from the list. */
export const buildReviewLeases = (reports: readonly ReportRow[], operators: readonly OperatorRow[]) =>
  new Map(
    reports.flatMap(({ id, status, claimedAt, reviewerId }): [string, LeaseRow][] => {
      const operator = operators.find((one) => one.id === reviewerId);
      if (status !== 'reviewing' || !claimedAt || !operator) return [];
      const since = Date.parse(claimedAt);
      return [
        [
          getLeaseKey('report', id),
          {
            id: `report-${id}`,
            operatorId: operator.id,
            operatorName: operator.name,
            windowId: null,
            since,
            until: since + LEASE_MS,
          },
        ],
      ];
    }),
  );
