import { analysisApi } from '../../src/contract/analysis';
import { type Report, reports } from '../../src/contract/analysis/status';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { getOrigin } from '../log/origin';
import { distribution } from './distribution';
import { buildAnalysis } from './fixtures/world';
import { getPageName, namePage } from './page-table';
import { visitPages } from './pages';
import { portrait, portraitDays } from './portrait';
import { getStatus } from './status';
import { syncPeriod } from './sync';
import { dailySummary, retain, visitTrend } from './trend';
import { periodsToSync } from './window';

const syncWorker: Worker<Report> = {
  type: 'syncAnalysis',
  work: (_, refDate, report) => syncPeriod(report, refDate),
};

export const analysis: Entity = {
  fixtures: { analysis: ({ now }, { seed }) => buildAnalysis(seed, now) },
  workers: [syncWorker],
  handlers: [
    handle(analysisApi.retain, ({ query: { granularity, ...window } }) => retain(granularity, window)),

    handle(analysisApi.dailySummary, ({ query }) => dailySummary(query)),

    handle(analysisApi.visitTrend, ({ query: { granularity, ...window } }) => visitTrend(granularity, window)),

    handle(analysisApi.portrait, ({ query: { span, endDate } }) => portrait(Number(span), endDate)),

    handle(analysisApi.portraitDays, () => portraitDays()),

    handle(analysisApi.distribution, ({ query }) => distribution(query)),

    handle(analysisApi.pages, ({ query: { sort, ...window } }) => visitPages(window, sort)),

    handle(analysisApi.pageName, ({ query }) => getPageName(query.pagePath)),

    handle(analysisApi.namePage, ({ body, operator }) => namePage(body, operator.name)),

    handle(analysisApi.status, () => reports.map(getStatus)),

    handle(analysisApi.sync, ({ body: { report, ...window }, operator, language, request, requestId }) => {
      const job = startJob(syncWorker, report, {
        kind: 'sync',
        entity: 'analysis',
        action: report,
        rowIds: periodsToSync(report, window).map(({ refDate }) => refDate),
        operator,
        origin: getOrigin({ request, requestId }),
        language,
      });
      return toJob(job, language);
    }),
  ],
};
