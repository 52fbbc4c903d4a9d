import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useCallback, useMemo } from 'react';
import { useCopy } from '@/components/copy/useCopy';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import type { RowAction } from '@/components/list/actions';
import type { Filter } from '@/components/list/codec';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import type { ListPanels } from '@/components/list/panels';
import type { EventTrack, EventTrackFilter } from '@/contract/event-track-list';
import { track as limit } from '@/contract/limits/track';
import { formatValue } from '@/domain/event-track/tree';
import type { PeriodRules } from '@/domain/period/query';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { prefetchLog } from '@/features/analysis/prefetch-log';
import { usePeriod } from '@/features/analysis/usePeriod';
import { filteredEventTrackPath } from '@/features/event-track/event-track-path';
import type { TrackedUser } from '@/features/event-track/UserTimeline';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventSummary, listEventTracks } from '@/services/event-track';
import { formatInstant } from '@/utils/date';
import { getActor } from './actor';
import { BetweenPanel } from './BetweenPanel';
import { eventColumns } from './columns';
import { EventDrawer } from './EventDrawer';
import { eventSummaryKey, Figures, FiguresNote } from './Figures';
import { eventFilters } from './filters';
import { Overview } from './Overview';
import { TermsPanel } from './TermsPanel';
import { TimelineDrawer } from './TimelineDrawer';

const NAME = 'eventTrack' as const;
const rules: PeriodRules = {
  granularity: 'day',
  max: limit.maxEventDays,
  presets: [1, limit.defaultDays, limit.maxEventDays],
  preset: limit.defaultDays,
  until: 'today',
};
/** URL parameters of the open drawer: an event, or the sessions of a member or device. */
const OVERLAY_PARAMS = ['id', 'user', 'device'] as const;
const exported: ListExport = { entity: 'eventTrack', isImpersonal: true, isCsv: true };
const toTimelineParams = (who: TrackedUser) =>
  'memberNo' in who ? { user: who.memberNo } : { device: who.anonymousId };

const listSource = { name: NAME, service: listEventTracks, defaultSort: '-occurredAt' };
export const prefetch = prefetchLog({ list: listSource, rules, summaryKey: eventSummaryKey, summary: getEventSummary });

/** The filter fields have the names of EventTrackFilter. */
const toEventFilter = (filter: Filter) => filter as EventTrackFilter;

/** Event Tracks (docs/domain.md 6.11): log of what people do in the mini program, its figures and reports. */
export default function EventTracks() {
  const t = useText(eventTrackTexts);
  const words = useEventLabels();
  const copy = useCopy();
  const { search } = useLocation();
  const view = usePeriod(rules);
  const { from, before } = view.period;
  const scope = useMemo(() => ({ from, before }), [from, before]);
  const fields = useMemo(() => eventFilters(t), [t]);
  const columns = useMemo(() => eventColumns(t), [t]);
  const { running } = view;
  const panels = useMemo(
    (): ListPanels => ({
      rows: t('events.rows'),
      items: [
        {
          key: 'figures',
          label: t('panel.figures'),
          render: (filter) => <Overview filter={toEventFilter(filter)} running={running} />,
        },
        {
          key: 'between',
          label: t('panel.between'),
          render: (filter) => <BetweenPanel filter={toEventFilter(filter)} />,
        },
        { key: 'terms', label: t('panel.terms'), render: () => <TermsPanel {...scope} /> },
      ],
      note: (filter) => <FiguresNote filter={toEventFilter(filter)} running={running} />,
    }),
    [t, running, scope],
  );
  const { read, open, close } = useOverlayParam(OVERLAY_PARAMS);
  const id = read('id') || undefined;
  const user = read('user') || undefined;
  const device = read('device') || undefined;
  const who = user ? { memberNo: user } : device ? { anonymousId: device } : undefined;

  const getHref = useMemoizedFn((event: EventTrack) => filteredEventTrackPath(search, event.id));
  const rowLabel = useCallback(
    ({ occurredAt, eventCode }: EventTrack) => `${formatInstant(occurredAt) ?? ''} ${words.event(eventCode)}`,
    [words],
  );
  const rowActions = useCallback(
    (event: EventTrack): RowAction[] => {
      const doer = getActor(event);
      return [
        {
          key: 'view',
          label: t('action.view'),
          group: 'work',
          href: getHref(event),
          onClick: () => open({ id: event.id }),
        },
        ...(doer
          ? [
              {
                key: 'timeline',
                label: t('action.timeline'),
                group: 'work',
                onClick: () => open(toTimelineParams(doer)),
              } satisfies RowAction,
            ]
          : []),
        {
          key: 'copy',
          label: t('action.copy'),
          group: 'work',
          onClick: () => void copy(formatValue(event), t('action.copied')),
        },
      ];
    },
    [t, open, copy, getHref],
  );

  return (
    <ListPage<EventTrack>
      {...listSource}
      fields={fields}
      columns={columns}
      scope={scope}
      period={<PeriodBar view={view} hasComparison={false} isPlain />}
      summary={(filter) => <Figures filter={toEventFilter(filter)} />}
      panels={panels}
      rowLabel={rowLabel}
      onOpen={(event) => open({ id: event.id })}
      href={getHref}
      isCovered={id !== undefined}
      rowActions={rowActions}
      exported={exported}
    >
      {() => (
        <>
          {id !== undefined && (
            <EventDrawer
              id={id}
              list={NAME}
              onOpen={(other) => open({ id: other })}
              onTimeline={(doer) => open(toTimelineParams(doer))}
              onClose={close}
            />
          )}
          {id === undefined && who && <TimelineDrawer who={who} onClose={close} />}
        </>
      )}
    </ListPage>
  );
}
