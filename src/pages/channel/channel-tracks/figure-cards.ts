import type { ChannelTrackFigures, ChannelTrackSummary } from '@/contract/channel-track';
import type { Unit } from '@/domain/analysis/metrics';
import type { MetricCard } from '@/features/analysis/MetricCards';
import type { channelTrackTexts } from '@/locales/channelTrack';
import type { TextOf } from '@/utils/text';

const figures = [
  ['scanCount', 'scanCount', 'times'],
  ['scanUv', 'scanUv', 'people'],
  ['followCount', 'followCount', 'people'],
  ['unfollowCount', 'unfollowCount', 'people'],
  ['registerCount', 'register', 'people'],
  ['startCount', 'start', 'people'],
  ['submitCount', 'submit', 'people'],
  ['signedCount', 'signed', 'people'],
  ['conversionRate', 'conversionRate', 'percent'],
] as const satisfies readonly [string, keyof ChannelTrackFigures, Unit][];

/** Figures of a period with their change from the previous days; cards without values until `summary` is loaded. */
export const getFigureCards = (
  t: TextOf<typeof channelTrackTexts>,
  summary: ChannelTrackSummary | undefined,
): MetricCard[] =>
  figures.map(([key, name, unit]) => {
    const value = summary ? summary.total[name] : null;
    const base = summary?.before?.total[name];
    return {
      key,
      title: t(`figure.${key}`),
      unit,
      value,
      reason: 'noBase',
      ...(base !== undefined && { compared: { value, base } }),
    };
  });
