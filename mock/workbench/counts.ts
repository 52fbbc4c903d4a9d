import type { WorkbenchCounts } from '../../src/contract/workbench';
import { countExpiringLinks } from '../channel-link/filter';
import { countFollowUps } from '../follow-up/filter';
import { findProjects } from '../project/filter';
import { findRecords } from '../record/filter';
import { countReportsByFilter } from '../report/filter';
import { findHints } from '../result-hint/filter';
import { getFollowUpFilters, getRecordsFilter, getReportFilters } from './queues';

/** Number of items in each queue, with the same filters as the lists. */
export function getWorkbenchCounts(filter: { mine?: boolean }, operatorId: string): WorkbenchCounts {
  const records = findRecords(getRecordsFilter(filter), operatorId);
  const allRecords = findRecords(getRecordsFilter({}), operatorId);
  const { followUpsToday, followUpsOverdue, adverseToAcknowledge } = getFollowUpFilters(filter, Date.now());
  const [today = 0, overdue = 0, adverse = 0] = countFollowUps(
    [followUpsToday, followUpsOverdue, adverseToAcknowledge],
    operatorId,
  );
  const reports = getReportFilters(filter);
  const reviewRequest = filter.mine ? 'mine' : 'any';
  const [pendingReports = 0, reportsInReview = 0] = countReportsByFilter(
    [reports.pendingReports, reports.reportsInReview],
    operatorId,
  );
  return {
    redFlags: allRecords.filter(({ redFlagCount }) => redFlagCount > 0).length,
    submittedRecords: records.filter(({ status }) => status === 'submitted').length,
    recordsToContact: records.filter(({ status }) => status === 'approved').length,
    followUpsToday: today,
    followUpsOverdue: overdue,
    pendingReports,
    adverseToAcknowledge: adverse,
    expiringLinks: countExpiringLinks(),
    recordsInReview: records.filter(({ status }) => status === 'reviewing').length,
    reportsInReview,
    hintsToReview: findHints({ reviewRequest }, undefined, { id: operatorId }).length,
    quizzesToReview: findProjects({ reviewRequest }, undefined, { id: operatorId }).length,
  };
}
