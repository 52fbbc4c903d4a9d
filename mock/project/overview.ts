import { funnelSteps, project as limit } from '../../src/contract/limits/project';
import type { FunnelDays, ProjectOverview } from '../../src/contract/project-figures';
import type { Project } from '../../src/contract/project-list';
import { toRoundedPercent } from '../../src/domain/analysis/figure';
import { addDays } from '../../src/domain/period/calendar';
import { hasReached } from '../../src/domain/record-status';
import { businessDay, businessDayNumber, DAY_MS, dayNumberStart, iso } from '../clock';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { matchDayBefore, matchDayFrom } from '../store/list';
import { getFigures } from './figures';
import type { ProjectRow } from './fixtures';

type Step = (typeof funnelSteps)[number];

/** Funnel steps of a project type: patient education has no quiz, and only studies enroll. */
const getSteps = (type: Project['type']) =>
  funnelSteps.filter((step) => (type === 'education' ? step === 'view' : step !== 'enrolled' || type === 'recruit'));

function getFunnel(
  row: ProjectRow,
  all: readonly RecordRow[],
  now: number,
  days: FunnelDays,
): ProjectOverview['funnel'] {
  const { startedFrom, startedBefore } = days;
  const isWhole = startedFrom === undefined && startedBefore === undefined;
  const [isFrom, isBefore] = [matchDayFrom(startedFrom ?? ''), matchDayBefore(startedBefore ?? '9999-12-31')];
  const records = isWhole ? all : all.filter(({ startedAt }) => isFrom(startedAt) && isBefore(startedAt));
  const idleViewCount = isWhole ? row.idleViewCount : countIdleViewsIn(row, now, days);
  const figures = getFigures({ type: row.type, idleViewCount }, records);
  const counts: Record<Step, number> = {
    view: figures.viewCount,
    start: figures.startCount,
    submit: figures.recordCount,
    qualified: figures.qualifiedCount,
    referred: records.filter((record) => hasReached('referred', record)).length,
    enrolled: records.filter((record) => hasReached('enrolled', record)).length,
  };
  return getSteps(row.type).map((step, place, steps) => {
    const before = steps[place - 1];
    return { step, count: counts[step], rate: before ? toRoundedPercent(counts[step], counts[before]) : null };
  });
}

/** First and last day, as day numbers, on which members could open the page; null if never. */
function getOnlineDays({ status, publishedAt, updatedAt }: ProjectRow, now: number) {
  if (publishedAt === null) return null;
  const isOver = status === 'finished' || status === 'archived';
  return {
    first: businessDayNumber(Date.parse(publishedAt)),
    last: businessDayNumber(isOver ? Date.parse(updatedAt) : now),
  };
}

/** Relative activity of a day; it varies from day to day, and counts only the elapsed part of today. */
function getActivity(day: number, now: number) {
  const wobble = 60 + ((day * 7919) % 81);
  return wobble * Math.min(1, Math.max(0, (now - dayNumberStart(day)) / DAY_MS));
}

/** Returns a function that gives the page views without a started record for a day number. */
function createIdleViewCounter(row: ProjectRow, now: number): (day: number) => number {
  const online = getOnlineDays(row, now);
  if (online === null) return () => 0;
  let all = 0;
  for (let day = online.first; day <= online.last; day += 1) all += getActivity(day, now);
  return (day) =>
    day < online.first || day > online.last || all === 0
      ? 0
      : Math.floor((row.idleViewCount * getActivity(day, now)) / all);
}

/** Page views without a started record in a range of days. */
function countIdleViewsIn(row: ProjectRow, now: number, { startedFrom, startedBefore }: FunnelDays) {
  const online = getOnlineDays(row, now);
  if (online === null) return 0;
  const countOn = createIdleViewCounter(row, now);
  let views = 0;
  for (let day = online.first; day <= online.last; day += 1) {
    const date = businessDay(dayNumberStart(day));
    if (date >= (startedFrom ?? '') && date < (startedBefore ?? '9999-12-31')) views += countOn(day);
  }
  return views;
}

function getTrend(row: ProjectRow, records: readonly RecordRow[], now: number): ProjectOverview['trend'] {
  const today = businessDay(now);
  const countIdleViews = createIdleViewCounter(row, now);
  const isOn = (day: string) => (at: string | null) => at !== null && businessDay(Date.parse(at)) === day;
  return Array.from({ length: limit.trendDays }, (_, place) => {
    const ago = limit.trendDays - 1 - place;
    const date = addDays(today, -ago);
    const on = isOn(date);
    const startCount = records.filter(({ startedAt }) => on(startedAt)).length;
    const submitted = records.filter(({ submittedAt }) => on(submittedAt));
    return {
      date,
      viewCount: countIdleViews(businessDayNumber(now) - ago) + startCount,
      startCount,
      submitCount: submitted.length,
      qualifiedCount: submitted.filter((record) => hasReached('qualified', record)).length,
      isRunning: ago === 0,
    };
  });
}

/**
 * Funnel and recent trend of a project, from its records (docs/domain.md 6.2).
 *
 * @param days range of the funnel only
 */
export function getOverview(row: ProjectRow, days: FunnelDays = {}): ProjectOverview {
  const now = Date.now();
  const records = state().world.records.filter(({ projectId }) => projectId === row.id);
  return { asOf: iso(now), funnel: getFunnel(row, records, now, days), trend: getTrend(row, records, now) };
}
