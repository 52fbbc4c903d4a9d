import type { WorkbenchCounts } from '../../src/contract/workbench';
import { countExpiringLinks } from '../channel-link/filter';
import { countFollowUps } from '../follow-up/filter';
import { projectsBy } from '../project/filter';
import { recordsBy } from '../record/filter';
import { countReportsBy } from '../report/filter';
import { hintsBy } from '../result-hint/filter';
import { followUpsWaiting, recordsWaiting, reportsWaiting } from './queues';

/** Number of items in each queue, with the same filters as the lists. */
export function workbenchCounts(asked: { mine?: boolean }, operatorId: string): WorkbenchCounts {
  const records = recordsBy(recordsWaiting(asked), operatorId);
  const anybodys = recordsBy(recordsWaiting({}), operatorId);
  const { followUpsToday, followUpsOverdue, adverseToAcknowledge } = followUpsWaiting(asked, Date.now());
  const [today = 0, overdue = 0, adverse = 0] = countFollowUps(
    [followUpsToday, followUpsOverdue, adverseToAcknowledge],
    operatorId,
  );
  const reports = reportsWaiting(asked);
  const reviewRequest = asked.mine ? 'mine' : 'any';
  const [pendingReports = 0, reportsInReview = 0] = countReportsBy(
    [reports.pendingReports, reports.reportsInReview],
    operatorId,
  );
  return {
    redFlags: anybodys.filter(({ redFlagCount }) => redFlagCount > 0).length,
    submittedRecords: records.filter(({ status }) => status === 'submitted').length,
    recordsToContact: records.filter(({ status }) => status === 'approved').length,
    followUpsToday: today,
    followUpsOverdue: overdue,
    pendingReports,
    adverseToAcknowledge: adverse,
    expiringLinks: countExpiringLinks(),
    recordsInReview: records.filter(({ status }) => status === 'reviewing').length,
    reportsInReview,
    hintsToReview: hintsBy({ reviewRequest }, undefined, { id: operatorId }).length,
    quizzesToReview: projectsBy({ reviewRequest }, undefined, { id: operatorId }).length,
  };
}
