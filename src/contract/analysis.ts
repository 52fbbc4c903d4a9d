import { z } from 'zod';
import { Distribution } from './analysis/distribution';
import { PageName, PageNameInput, PageNameQuery, VisitPages, visitPageSorts } from './analysis/page';
import { granularities, Window } from './analysis/period';
import { Portrait, PortraitDays, portraitSpans } from './analysis/portrait';
import { ReportStatusList, SyncInput } from './analysis/status';
import { DailySummary, Retain, VisitTrend } from './analysis/trend';
import { day } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';

const PeriodsQuery = Window.extend({ granularity: z.enum(granularities) });
export type PeriodsQuery = z.input<typeof PeriodsQuery>;

const PortraitQuery = z.object({
  span: z.enum(portraitSpans),
  /** Day of the snapshot and last day of its span; yesterday at the latest. */
  endDate: day,
});
export type PortraitQuery = z.input<typeof PortraitQuery>;

const VisitPageQuery = Window.extend({ sort: z.enum(visitPageSorts).default('-pageVisitPv') });
export type VisitPageQuery = z.input<typeof VisitPageQuery>;

const refused = '422 for a window that is reversed, too long, not of whole periods, or not over';

/** Reports of the mini-program platform, which the server fetches and stores (docs/domain.md 1). */
export const analysisApi = {
  retain: defineEndpoint({
    method: 'GET',
    path: '/analysis/retain',
    summary: `How many users of each period came again. ${refused}`,
    query: PeriodsQuery,
    data: Retain,
  }),
  dailySummary: defineEndpoint({
    method: 'GET',
    path: '/analysis/daily-summary',
    summary: `How many users there are so far, and how often it was shared, by day. ${refused}`,
    query: Window,
    data: DailySummary,
  }),
  visitTrend: defineEndpoint({
    method: 'GET',
    path: '/analysis/visit-trend',
    summary: `Opens, visits, people and stay of each period. ${refused}`,
    query: PeriodsQuery,
    data: VisitTrend,
  }),
  portrait: defineEndpoint({
    method: 'GET',
    path: '/analysis/portrait',
    summary: 'Who the users of the last 1, 7 or 30 days were, as of a day. 422 for a day that is not over',
    query: PortraitQuery,
    data: Portrait,
  }),
  portraitDays: defineEndpoint({
    method: 'GET',
    path: '/analysis/portrait/days',
    summary: 'The days that a portrait was kept of',
    data: PortraitDays,
  }),
  distribution: defineEndpoint({
    method: 'GET',
    path: '/analysis/distribution',
    summary: `Opens by source, stay and depth. ${refused}`,
    query: Window,
    data: Distribution,
  }),
  pages: defineEndpoint({
    method: 'GET',
    path: '/analysis/pages',
    summary: `The 200 most visited pages. ${refused}`,
    query: VisitPageQuery,
    data: VisitPages,
  }),
  pageName: defineEndpoint({
    method: 'GET',
    path: '/analysis/pages/name',
    summary: 'What a page is called. 404 for a page that was never visited',
    query: PageNameQuery,
    data: PageName,
    errors: ['NOT_FOUND'],
  }),
  namePage: defineEndpoint({
    method: 'PUT',
    path: '/analysis/pages/name',
    summary: 'Name a page, or take its name away. 404 for a page that was never visited, 409 for a stale version',
    body: PageNameInput,
    data: PageName,
    errors: ['NOT_FOUND'],
  }),
  status: defineEndpoint({
    method: 'GET',
    path: '/analysis/status',
    summary: 'How far each report goes, and whether its last sync went well',
    data: ReportStatusList,
  }),
  sync: defineEndpoint({
    method: 'POST',
    path: '/analysis/sync',
    summary: `Fetch a report once more, as a job. ${refused}`,
    body: SyncInput,
    data: Job,
  }),
};
