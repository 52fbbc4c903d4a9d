import { analysisApi } from '../../src/contract/analysis';
import { type Report, reports } from '../../src/contract/analysis/status';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { getOrigin } from '../log/origin';
import { getDistribution } from './distribution';
import { buildAnalysis } from './fixtures/world';
import { getPageName, namePage } from './page-table';
import { getVisitPages } from './pages';
import { getPortrait, getPortraitDays } from './portrait';
import { getStatus } from './status';
import { syncPeriod } from './sync';
import { getDailySummary, getRetention, getVisitTrend } from './trend';
import { getPeriodsToSync } from './window';

const syncWorker: Worker<Report> = {
  type: 'syncAnalysis',
  work: (_, refDate, report) => syncPeriod(report, refDate),
};

export const analysis: Entity = {
  fixtures: { analysis: ({ now }, { seed }) => buildAnalysis(seed, now) },
  workers: [syncWorker],
  handlers: [
    handle(analysisApi.retain, ({ query: { granularity, ...window } }) => getRetention(granularity, window)),

    handle(analysisApi.dailySummary, ({ query }) => getDailySummary(query)),

    handle(analysisApi.visitTrend, ({ query: { granularity, ...window } }) => getVisitTrend(granularity, window)),

    handle(analysisApi.portrait, ({ query: { span, endDate } }) => getPortrait(Number(span), endDate)),

    handle(analysisApi.portraitDays, () => getPortraitDays()),

    handle(analysisApi.distribution, ({ query }) => getDistribution(query)),

    handle(analysisApi.pages, ({ query: { sort, ...window } }) => getVisitPages(window, sort)),

    handle(analysisApi.pageName, ({ query }) => getPageName(query.pagePath)),

    handle(analysisApi.namePage, ({ body, operator }) => namePage(body, operator.name)),

    handle(analysisApi.status, () => reports.map(getStatus)),

    handle(analysisApi.sync, ({ body: { report, ...window }, operator, language, request, requestId }) => {
      const job = startJob(syncWorker, report, {
        kind: 'sync',
        entity: 'analysis',
        action: report,
        rowIds: getPeriodsToSync(report, window).map(({ refDate }) => refDate),
        operator,
        origin: getOrigin({ request, requestId }),
        language,
      });
      return toJob(job, language);
    }),
  ],
};
