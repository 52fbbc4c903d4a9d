import { useLocation } from '@umijs/max';
import { Alert } from 'antd';
import type { EventFigures } from '@/contract/event-track';
import type { EventTrackFilter } from '@/contract/event-track-list';
import type { Unit } from '@/domain/analysis/metrics';
import { addDays, daysBetween } from '@/domain/period/calendar';
import { ComparedNote } from '@/features/analysis/ComparedNote';
import { FigureStrip } from '@/features/analysis/FigureStrip';
import { FiguresFailed } from '@/features/analysis/FiguresFailed';
import type { MetricCard } from '@/features/analysis/MetricCards';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { useReport } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventSummary } from '@/services/event-track';
import { getEventHref } from './event-href';

/** Query key of the figures. */
export const eventSummaryKey = ['eventTrack', 'summary'];

const figures: Record<'events' | 'sessions' | 'people' | 'errors', { unit: Unit; of: (of: EventFigures) => number }> = {
  events: { unit: 'times', of: ({ events }) => events },
  sessions: { unit: 'times', of: ({ sessions }) => sessions },
  people: { unit: 'people', of: ({ members, devices }) => members + devices },
  errors: { unit: 'times', of: ({ errors }) => errors },
};
type FigureName = keyof typeof figures;
const figureNames = Object.keys(figures) as FigureName[];

/** Figures of the listed events, in a line. */
export function Figures({ filter }: { filter: EventTrackFilter }) {
  const t = useText(eventTrackTexts);
  const { search } = useLocation();
  const read = useReport(eventSummaryKey, filter, getEventSummary);
  const { data, error, reload } = read;
  const toCard = (name: FigureName): MetricCard => {
    const { unit, of } = figures[name];
    const value = data ? of(data.total) : null;
    return {
      key: name,
      title: t(`figure.${name}`),
      unit,
      value,
      ...(data?.earlier && { compared: { value, base: of(data.earlier) } }),
      ...(name === 'people' && data && { lacks: t('figure.peopleOf', data.total) }),
      ...(name === 'errors' && value !== null && value > 0 && { href: getEventHref(search, 'error') }),
    };
  };

  if (error !== undefined && !data) return <FiguresFailed title={t('figures.failed')} error={error} onRetry={reload} />;
  return (
    <>
      <StaleFigures read={read} />
      {data?.isMemberKnown === false && (
        <Alert
          type="info"
          showIcon
          style={{ marginBlockEnd: 8 }}
          title={t('memberUnknown', { memberNo: filter.memberNo ?? '' })}
        />
      )}
      <FigureStrip isLoading={!data} isStale={read.stale !== undefined} cards={figureNames.map(toCard)} />
    </>
  );
}

/** What the changes of the figures compare. */
export function FiguresNote({ filter, running }: { filter: EventTrackFilter; running: string | undefined }) {
  const { data } = useReport(eventSummaryKey, filter, getEventSummary);
  const { from, before } = filter;
  const compared = { from: addDays(from, -daysBetween(from, before)), before: from };
  return data?.earlier && <ComparedNote compared={compared} isRunning={running !== undefined} />;
}
