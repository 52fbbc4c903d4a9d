import { history } from '@umijs/max';
import { Button, Result } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import type { RowAction } from '@/components/list/actions';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import type { ListPanels } from '@/components/list/panels';
import { Page } from '@/components/page/Page';
import type { ChannelTrack } from '@/contract/channel-track';
import { track as limit } from '@/contract/limits/track';
import { periodRules } from '@/domain/period/rules';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { prefetchLog } from '@/features/analysis/prefetch-log';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { getChannelTrackSummary, listChannelTracks } from '@/services/channel-track';
import { formatInstant } from '@/utils/date';
import { AdjustDialog } from './AdjustDialog';
import { trackColumns } from './columns';
import { trackFilters } from './filters';
import { tracksPath } from './paths';
import { getTrackActions } from './row-actions';
import { TrackDrawer } from './TrackDrawer';
import { TracksScope } from './TracksScope';
import { FiguresNote, TrackFigures, TracksOverview, TracksRanking, trackSummaryKey } from './TracksSummary';
import { useTrackLabels } from './useTrackLabels';
import { useTrackScope } from './useTrackScope';

const NAME = 'channelTrack' as const;
const OVERLAY_PARAMS = ['id'] as const;
const rules = {
  ...periodRules('day', limit.maxChannelDays),
  preset: limit.defaultDays,
  until: 'today' as const,
};
const exported: ListExport = { entity: 'channelTrack' };
const listConfig = { name: NAME, service: listChannelTracks, defaultSort: '-occurredAt' };
export const prefetch = prefetchLog({
  list: listConfig,
  rules,
  summaryKey: trackSummaryKey,
  summary: getChannelTrackSummary,
});

/** Channel Tracks (docs/domain.md 6.7): events of users who came by a channel, with their figures and reports. */
export default function ChannelTracks() {
  const t = useText(channelTrackTexts);
  const { event } = useTrackLabels();
  const { search } = useQueryParams();
  const view = usePeriod(rules);
  const { from, before } = view.period;
  const scope = useMemo(() => ({ from, before }), [from, before]);
  const trackScope = useTrackScope();
  const fields = useMemo(() => trackFilters(t, trackScope.link), [t, trackScope.link]);
  const columns = useMemo(() => trackColumns(t), [t]);
  const { running } = view;
  const panels = useMemo(
    (): ListPanels => ({
      rows: t('list'),
      items: [
        {
          key: 'figures',
          label: t('panel.figures'),
          render: (filter) => <TracksOverview period={scope} running={running} filter={filter} />,
        },
        {
          key: 'channels',
          label: t('ranking'),
          render: (filter) => <TracksRanking period={scope} filter={filter} />,
        },
      ],
      note: (filter) => <FiguresNote filter={filter} />,
    }),
    [t, scope, running],
  );
  const { read, open, close } = useOverlayParam(OVERLAY_PARAMS);
  const id = read('id') || undefined;
  // Keeps the filters, so that a track opened in another tab has the same list behind it.
  const hrefOf = useCallback(({ id: shown }: ChannelTrack) => tracksPath(search, { id: shown }), [search]);
  const [adjusted, setAdjusted] = useState<ChannelTrack>();
  const rowLabel = useCallback(
    ({ eventType, occurredAt }: ChannelTrack) =>
      t('rowLabel', { event: event(eventType), time: formatInstant(occurredAt) ?? '' }),
    [t, event],
  );
  const rowActions = useCallback(
    (track: ChannelTrack): RowAction[] =>
      getTrackActions(track, t, { open: (other) => open({ id: other }), adjust: setAdjusted }),
    [t, open],
  );

  if (trackScope.isUnknown) {
    return (
      <Page>
        <Result
          status="404"
          title={t('scope.notFound')}
          subTitle={t('scope.notFoundText')}
          extra={[
            <Button key="channels" type="primary" onClick={() => history.push('/channel/channel-list')}>
              {t('scope.toChannels')}
            </Button>,
            <Button key="all" onClick={() => history.push(tracksPath(search, { channelId: null }))}>
              {t('scope.toAll')}
            </Button>,
          ]}
        />
      </Page>
    );
  }
  return (
    <ListPage<ChannelTrack>
      {...listConfig}
      fields={fields}
      columns={columns}
      scope={scope}
      rowLabel={rowLabel}
      onOpen={(track) => open({ id: track.id })}
      href={hrefOf}
      isCovered={id !== undefined}
      rowActions={rowActions}
      exported={exported}
      period={
        <PeriodBar view={view} hasComparison={false} isPlain>
          <TracksScope channels={trackScope.channels} link={trackScope.link} search={search} />
        </PeriodBar>
      }
      summary={(filter) => <TrackFigures filter={filter} />}
      panels={panels}
    >
      {(reload) => (
        <>
          {id !== undefined && (
            <TrackDrawer
              id={id}
              list={NAME}
              onOpen={(other) => open({ id: other })}
              onAdjust={setAdjusted}
              onClose={close}
            />
          )}
          {adjusted && <AdjustDialog track={adjusted} onChanged={reload} onClose={() => setAdjusted(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
