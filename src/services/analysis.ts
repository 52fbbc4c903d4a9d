import type { PeriodsQuery, PortraitQuery, VisitPageQuery } from '@/contract/analysis';
import type { Distribution } from '@/contract/analysis/distribution';
import type { PageName, PageNameInput, VisitPages } from '@/contract/analysis/page';
import type { Window } from '@/contract/analysis/period';
import type { Portrait } from '@/contract/analysis/portrait';
import type { ReportStatus, SyncInput } from '@/contract/analysis/status';
import type { DailySummary, Retain, VisitTrend } from '@/contract/analysis/trend';
import type { Job } from '@/contract/job';
import { get, post, put } from './http';

/** How many users of each period came again. */
export const getRetain = (query: PeriodsQuery) => get<Retain>('/analysis/retain', query);
export const getDailySummary = (days: Window) => get<DailySummary>('/analysis/daily-summary', days);
export const getVisitTrend = (query: PeriodsQuery) => get<VisitTrend>('/analysis/visit-trend', query);
export const getPortrait = (query: PortraitQuery) => get<Portrait>('/analysis/portrait', query);
export const getDistribution = (days: Window) => get<Distribution>('/analysis/distribution', days);
export const getVisitPages = (query: VisitPageQuery) => get<VisitPages>('/analysis/pages', query);

/** @throws AppError 404 for a page that was never visited */
export const getVisitPageName = (pagePath: string) => get<PageName>('/analysis/pages/name', { pagePath });

/** @throws AppError 409 when `version` is no longer the newest */
export const nameVisitPage = (input: PageNameInput) =>
  put<PageName>('/analysis/pages/name', input, { skipErrorHandler: true });

/** How far each report goes, and how its last sync went. */
export const listReportStatus = () => get<ReportStatus[]>('/analysis/status');

/** Fetches a report from the platform once more, as a job. */
export const startSync = (input: SyncInput) => post<Job>('/analysis/sync', input);
