import type { ChannelFunnel, ChannelTrackSummary } from '@/contract/channel-track';
import { type ChannelEvent, channelEvents } from '@/contract/limits/track';
import { toPercent } from '@/domain/analysis/figure';
import type { Unit } from '@/domain/analysis/metrics';
import type { Report, ReportRow } from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import type { channelTrackTexts } from '@/locales/channelTrack';
import type { TextOf } from '@/utils/text';

type ChannelTrackText = TextOf<typeof channelTrackTexts>;

export const funnelSteps = [
  'scanUv',
  'register',
  'start',
  'submit',
  'signed',
] as const satisfies (keyof ChannelFunnel)[];

/** People at each step, with the rate of the previous step and of the first one. */
export const getFunnelReport = (t: ChannelTrackText, funnel: ChannelFunnel): Report => ({
  dimension: t('funnel.step'),
  columns: [
    { key: 'people', title: t('funnel.people'), unit: 'people' },
    { key: 'stepRate', title: t('funnel.stepRate'), unit: 'percent' },
    { key: 'rate', title: t('funnel.rate'), unit: 'percent' },
  ],
  rows: funnelSteps.map((step, place): ReportRow => {
    const before = funnelSteps[place - 1];
    return {
      key: step,
      label: t(`funnel.${step}`),
      cells: {
        people: funnel[step],
        stepRate: before === undefined ? null : toPercent(funnel[step], funnel[before]),
        rate: toPercent(funnel[step], funnel.scanUv),
      },
      reason: before === undefined ? 'notElapsed' : 'noBase',
    };
  }),
});

/**
 * Events per day and type.
 *
 * @param eventTypes event types to include
 * @param running date of the day that is not over
 */
export function getDaysReport(
  t: ChannelTrackText,
  days: ChannelTrackSummary['days'],
  eventTypes: readonly ChannelEvent[],
  running: string | undefined,
  formatRunning: (label: string) => string,
): Report {
  const rows = days.map(({ date, counts }): ReportRow => {
    const cells = Object.fromEntries(eventTypes.map((type) => [type, counts[type] ?? 0]));
    return {
      key: date,
      label: date,
      cells: { ...cells, total: Object.values(cells).reduce((sum, count) => sum + count, 0) },
    };
  });
  const keys = [...eventTypes, 'total'];
  const sumColumn = (key: string) => rows.reduce((sum, { cells }) => sum + Number(cells[key]), 0);
  return {
    dimension: t('days.date'),
    columns: [
      ...eventTypes.map((key) => ({ key, title: t(`event.${key}`), unit: 'times' as const })),
      { key: 'total', title: t('days.total'), unit: 'times' },
    ],
    rows: markRunning(rows, running, formatRunning),
    summary: [
      { key: 'sum', label: t('days.total'), cells: Object.fromEntries(keys.map((key) => [key, sumColumn(key)])) },
    ],
  };
}

/** Event types in a comma-separated filter value; all types if it is undefined. */
export function parseEventTypes(filterValue: string | undefined): ChannelEvent[] {
  const names = filterValue?.split(',');
  return channelEvents.filter((type) => names?.includes(type) ?? true);
}

const rankedUnits = {
  scanUv: 'people',
  followCount: 'people',
  register: 'people',
  start: 'people',
  submit: 'people',
  signed: 'people',
  conversionRate: 'percent',
} as const satisfies Partial<Record<keyof ChannelTrackSummary['ranking'][number], Unit>>;

const rankedTitles = {
  scanUv: 'figure.scanUv',
  followCount: 'figure.followCount',
  register: 'figure.registerCount',
  start: 'figure.startCount',
  submit: 'figure.submitCount',
  signed: 'figure.signedCount',
  conversionRate: 'figure.conversionRate',
} as const;

const rankedFigures = Object.keys(rankedUnits) as (keyof typeof rankedUnits)[];

/** Figures of each channel, including its descendants. */
export const getRankingReport = (t: ChannelTrackText, ranking: ChannelTrackSummary['ranking']): Report => ({
  dimension: t('ranking.channel'),
  columns: rankedFigures.map((key) => ({ key, title: t(rankedTitles[key]), unit: rankedUnits[key] })),
  rows: ranking.map(
    (row): ReportRow => ({
      key: row.channelId,
      label: row.channelName,
      cells: Object.fromEntries(rankedFigures.map((key) => [key, row[key]])),
      reason: 'noBase',
    }),
  ),
});
