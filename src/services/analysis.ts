import type { PeriodsQuery, PortraitQuery, VisitPageQuery } from '@/contract/analysis';
import type { Distribution, DistributionItem, SourceItem } from '@/contract/analysis/distribution';
import type { PageName, PageNameInput, VisitPageRow, VisitPages } from '@/contract/analysis/page';
import type { Missing, Window } from '@/contract/analysis/period';
import type { Portrait, PortraitDays, PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import type { ReportStatus, SyncInput } from '@/contract/analysis/status';
import type {
  DailySummary,
  DailySummaryRow,
  Retain,
  RetainCohort,
  RetainRow,
  VisitTrend,
  VisitTrendRow,
} from '@/contract/analysis/trend';
import { toDayNumber } from '@/domain/day';
import { type Guard, guard, isText, listOf } from './guard';
import { get, post, put } from './http';
import { isJob } from './job';

const isFigure = (value: unknown): value is number | null => value === null || Number.isFinite(value);

/**
 * Guard of rows whose figures are numbers or null. Screens add and divide them, so an invalid one would turn sums into
 * NaN.
 */
const withFigures =
  <Row>(isRow: Guard<Row>, names: readonly (keyof Row)[]): Guard<Row> =>
  (value): value is Row =>
    isRow(value) && names.every((name) => isFigure(value[name]));

const hasDate = guard<Missing>({ refDate: 'text', reason: 'text' });
const isMissing = (value: unknown): value is Missing =>
  hasDate(value) && toDayNumber(value.refDate.length === 7 ? `${value.refDate}-01` : value.refDate) !== undefined;
const areMissing = listOf(isMissing);

const rowsOf = <Row>(isRow: Guard<Row>) => ({ missing: areMissing, rows: listOf(isRow) }) as const;

const isCell = guard<RetainCohort['cells'][number]>({ key: 'count', value: 'count' });
const isCohort = guard<RetainCohort>({ base: 'count', cells: listOf(isCell) });
const isRetain = guard<Retain>(rowsOf(guard<RetainRow>({ refDate: 'text', new: isCohort, active: isCohort })));
const isSummaryRow = guard<DailySummaryRow>({ refDate: 'text' });
const isDailySummary = guard<DailySummary>(
  rowsOf(withFigures(isSummaryRow, ['visitTotal', 'visitTotalDelta', 'sharePv', 'shareUv'])),
);
const isTrendRow = withFigures(guard<VisitTrendRow>({ refDate: 'text' }), [
  'sessionCnt',
  'visitPv',
  'visitUv',
  'visitUvNew',
  'stayTimeUv',
  'stayTimeSession',
  'visitDepth',
]);
const isVisitTrend = guard<VisitTrend>(rowsOf(isTrendRow));
const isGroup = withFigures(guard<DistributionItem>({}), ['key', 'value']);
const isDistribution = guard<Distribution>({
  days: 'count',
  missing: areMissing,
  source: listOf(withFigures(guard<SourceItem>({}), ['key', 'value', 'uv'])),
  stayTime: listOf(isGroup),
  depth: listOf(isGroup),
});
const isPageRow = withFigures(guard<VisitPageRow>({ pagePath: 'text', version: 'count' }), [
  'pageVisitPv',
  'pageVisitUv',
  'pageStaytimePv',
  'entrypagePv',
  'exitpagePv',
  'pageSharePv',
  'pageShareUv',
]);
const isVisitPages = guard<VisitPages>({ days: 'count', ...rowsOf(isPageRow) });
const isPageName = guard<PageName>({ pagePath: 'text', version: 'count' });
const isReportStatus = guard<ReportStatus>({ report: 'text', state: 'text', failed: 'array' });

const hasPeople = guard<PortraitItem>({ value: 'count' });
const areItems = listOf((value): value is PortraitItem => hasPeople(value) && isText(value.name));
const isSide = guard<PortraitSide>({
  province: areItems,
  city: areItems,
  gender: areItems,
  platform: areItems,
  device: areItems,
  age: areItems,
});
const isSnapshot = guard<NonNullable<Portrait['snapshot']>>({ new: isSide, active: isSide });
const isReport = guard<Portrait>({ missing: areMissing });
const isPortrait = (value: unknown): value is Portrait =>
  isReport(value) && (value.snapshot === null || isSnapshot(value.snapshot));

const haveMissing = guard<PortraitDays>({ missing: areMissing });
const isDayOrNull = (value: unknown) => value === null || (isText(value) && toDayNumber(value) !== undefined);
const isPortraitDays = (value: unknown): value is PortraitDays =>
  haveMissing(value) && isDayOrNull(value.oldest) && isDayOrNull(value.newest);

// The screen shows a failure in place of the figures or above the stale ones.
const inPlace = { errors: 'inline' } as const;

/** Retention: how many users of each period came back. */
export const getRetain = (query: PeriodsQuery) => get('/analysis/retain', query, { ...inPlace, shape: isRetain });
export const getDailySummary = (days: Window) =>
  get('/analysis/daily-summary', days, { ...inPlace, shape: isDailySummary });
export const getVisitTrend = (query: PeriodsQuery) =>
  get('/analysis/visit-trend', query, { ...inPlace, shape: isVisitTrend });
export const getPortrait = (query: PortraitQuery) =>
  get('/analysis/portrait', query, { ...inPlace, shape: isPortrait });
/** The days with a stored portrait. */
export const getPortraitDays = () => get('/analysis/portrait/days', undefined, { shape: isPortraitDays });
export const getDistribution = (days: Window) =>
  get('/analysis/distribution', days, { ...inPlace, shape: isDistribution });
export const getVisitPages = (query: VisitPageQuery) =>
  get('/analysis/pages', query, { ...inPlace, shape: isVisitPages });

/** @throws AppError 404 for a page that was never visited */
export const getVisitPageName = (pagePath: string) =>
  get('/analysis/pages/name', { pagePath }, { errors: 'inline', shape: isPageName });

/** @throws AppError 409 when `version` is no longer the newest */
export const nameVisitPage = (input: PageNameInput) =>
  put('/analysis/pages/name', input, { errors: 'caller', shape: isPageName });

/** Available periods and sync state of each report. */
export const listReportStatus = () => get('/analysis/status', undefined, { shape: listOf(isReportStatus) });

/** Starts a job that fetches a report from the platform again. */
export const startSync = (input: SyncInput) => post('/analysis/sync', input, { shape: isJob });
