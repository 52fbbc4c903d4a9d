import type { FollowFigures, FollowSummary } from '@/contract/follow-summary';
import type { Unit } from '@/domain/analysis/metrics';
import type { Report, ReportColumn, ReportRow } from '@/domain/analysis/report';
import type { FigureName } from '@/domain/follow-up/figures';
import type { followSummaryTexts } from '@/locales/followSummary';
import type { TextOf } from '@/utils/text';

export const units: Record<FigureName, Unit> = {
  due: 'times',
  pending: 'times',
  done: 'times',
  overdue: 'times',
  unreachable: 'times',
  refused: 'times',
  cancelled: 'times',
  completionRate: 'percent',
  onTimeRate: 'percent',
  avgDelayHours: 'hours',
  newAdverse: 'times',
};
const names = Object.keys(units) as FigureName[];

type Words = TextOf<typeof followSummaryTexts>;

const getColumns = (t: Words): ReportColumn[] => names.map((key) => ({ key, title: t(key), unit: units[key] }));
/** Row of a report; our own figures are null only if there is nothing to divide by. */
const toRow = (figures: FollowFigures): Pick<ReportRow, 'cells' | 'reasons'> => ({
  cells: Object.fromEntries(names.map((name) => [name, figures[name]])),
  reasons: Object.fromEntries(names.flatMap((name) => (figures[name] === null ? [[name, 'noBase' as const]] : []))),
});

/** Figures by day. */
export const buildTrendReport = (t: Words, days: FollowSummary['days']): Report => ({
  dimension: t('date'),
  columns: getColumns(t),
  rows: days.map((day) => ({ key: day.date, label: day.date, ...toRow(day) })),
});

/** Number of follow-ups by outcome. */
export const buildOutcomeReport = (
  t: Words,
  outcomes: FollowSummary['outcomes'],
  getLabel: (outcome: string) => string,
): Report => ({
  dimension: t('outcome'),
  columns: [{ key: 'count', title: t('count'), unit: 'times' }],
  rows: outcomes.map(({ outcome, count }) => ({ key: outcome, label: getLabel(outcome), cells: { count } })),
});

/** Key of groups without an id (no assignee, no project); also the value of the list's filters. */
const NONE = 'none';

/** Figures by operator or project. */
export const buildGroupReport = (
  t: Words,
  dimension: string,
  groups: FollowSummary['byAssignee'],
  noName: string,
): Report => ({
  dimension,
  columns: getColumns(t),
  rows: groups.map((group) => ({ key: group.id ?? NONE, label: group.name ?? noName, ...toRow(group) })),
});
