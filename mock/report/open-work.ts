import { iso } from '../clock';
import { Fault } from '../fault';
import { handoverMessages } from '../handover/messages';
import type { OpenWork } from '../handover/open-work';
import { messages } from '../messages';
import { notify } from '../notification/notify';
import { state } from '../state';
import { log } from '../store/log';
import { find } from '../store/update';
import { checkAction } from './claim';
import { getReportStatusAt, reportLeases } from './table';

const getReport = (id: string) => find(state().world.reports, id);
const isClaimedBy = (operatorId: string, id: string, now: number) =>
  reportLeases.find(id, now)?.operatorId === operatorId;

/** Open reports of an operator: those that they have claimed, while the lease is valid. */
export const openReportWork: OpenWork = {
  kind: 'reports',
  idsOf: (operatorId, now) =>
    state().world.reports.flatMap((row) =>
      getReportStatusAt(row, now) === 'reviewing' && isClaimedBy(operatorId, row.id, now) ? [row.id] : [],
    ),
  labelOf: (id) => getReport(id).reportNo,
  give(id, { from, to, operatorName }, now) {
    const report = getReport(id);
    if (getReportStatusAt(report, now) !== 'reviewing' || !isClaimedBy(from.id, id, now))
      throw new Fault({ ...messages.notFound, ...handoverMessages.noLongerOpen });
    // The first reader of a critical value could only block it for the second one.
    checkAction(report, 'review', to);
    reportLeases.give(id, { operator: to, windowId: null }, now);
    report.status = 'reviewing';
    report.reviewerId = to.id;
    report.claimedAt = iso(now);
    report.version += 1;
    const changes = [{ field: 'reviewerId', from: from.name, to: to.name }];
    log({ entityType: 'report', entityId: id, action: 'handover', changes, operatorName });
    const subject = { kind: 'handover', entityType: 'report', entityId: id, label: report.reportNo } as const;
    notify(to.id, subject, { byName: operatorName });
  },
};
