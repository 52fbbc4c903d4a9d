import { reportApi, reportLeaseApi } from '../../src/contract/report';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handle } from '../handle';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { createLeaseHandlers } from '../lease/handlers';
import { getOrigin } from '../log/origin';
import { approve, assign, needMore, reject, reopen, voidReport } from './actions';
import { anonymizeReports } from './anonymize';
import { checkAction, claimAll, claimNext } from './claim';
import { reportExport } from './columns';
import { countReports } from './count';
import { findReport, toReport } from './detail';
import { createFileUrl } from './file-url';
import { buildReports } from './fixtures';
import { checkNotHidden } from './hidden';
import { buildReportHistory } from './history';
import { buildReviewLeases } from './leases';
import { getReportCounts, getReportsPage } from './list';
import { reportMessages } from './messages';
import { openReportWork } from './open-work';
import { reportLeases } from './table';
import { uploadReport } from './upload';
import { logView } from './view-log';

type OneReport = { params: { id: string }; body: { version: number } };

const getTarget = ({ params: { id }, body: { version } }: OneReport) => ({ id, version });
const nobody = { id: '', name: '' };

export const report: Entity = {
  fixtures: {
    reports: ({ now, members, projects, records, hospitals, operators }, { random }) => {
      const related = {
        members,
        projects,
        records,
        hospitals: hospitals.slice(0, OLD_HOSPITAL_COUNT),
        operators,
      };
      const reports = buildReports(random(70), now, related);
      countReports(members, reports);
      return reports;
    },
    leases: ({ reports, operators }) => buildReviewLeases(reports, operators),
  },
  history: ({ reports, operators }) => ({ changes: buildReportHistory(reports, operators) }),
  onAnonymize: anonymizeReports,
  openWork: openReportWork,
  exportTable: reportExport,
  handlers: [
    // Before the route by id, so that `counts` is not read as an id.
    handle(reportApi.counts, ({ query, operator }) => getReportCounts(query, operator.id)),
    handle(reportApi.list, ({ query, operator }) => getReportsPage(query, operator.id)),
    handle(reportApi.get, ({ params: { id }, operator, request, requestId }) => {
      const shown = toReport(findReport(id), operator);
      logView(id, operator, getOrigin({ request, requestId }));
      return shown;
    }),
    handle(reportApi.create, ({ body, operator }) => toReport(uploadReport(body, operator), operator)),

    handle(reportApi.claimNext, ({ body, operator }) => {
      const row = claimNext(body, operator);
      return row && toReport(row, operator);
    }),
    handle(reportApi.claimAll, ({ body: { ids }, operator, language }) => claimAll(ids, operator, language)),

    handle(reportApi.approve, (call) => toReport(approve(getTarget(call), call.body, call.operator), call.operator)),
    handle(reportApi.reject, (call) => toReport(reject(getTarget(call), call.body, call.operator), call.operator)),
    handle(reportApi.needMore, (call) => toReport(needMore(getTarget(call), call.body, call.operator), call.operator)),
    handle(reportApi.reopen, (call) =>
      toReport(reopen(getTarget(call), call.body.reason, call.operator), call.operator),
    ),
    handle(reportApi.assign, (call) =>
      toReport(assign(getTarget(call), call.body.reviewerId, call.operator), call.operator),
    ),
    handle(reportApi.void, (call) =>
      toReport(voidReport(getTarget(call), call.body.reason, call.operator), call.operator),
    ),

    handle(reportApi.fileAddress, ({ params, body, operator, request, requestId }) =>
      createFileUrl(params, body, operator, getOrigin({ request, requestId })),
    ),

    ...createLeaseHandlers(reportLeaseApi, {
      check(id) {
        const { status, hidden } = toReport(findReport(id), nobody);
        if (status !== 'pending' && status !== 'reviewing') throw new Fault(reportMessages.reportStatus);
        checkNotHidden(hidden);
      },
      checkWorker: (id, operator) => checkAction(findReport(id), 'review', operator),
      leases: reportLeases,
    }),
  ],
};
