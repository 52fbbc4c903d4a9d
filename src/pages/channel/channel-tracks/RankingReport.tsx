import { Empty } from 'antd';
import { useMemo } from 'react';
import type { ChannelTrackSummary } from '@/contract/channel-track';
import type { ChartSpec } from '@/domain/analysis/chart';
import { parseTop } from '@/domain/analysis/top';
import type { Period } from '@/domain/period/period';
import { ReportView } from '@/features/analysis/ReportView';
import { TopSelect } from '@/features/analysis/TopSelect';
import type { ReportRead } from '@/features/analysis/useReport';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { getListSearch, tracksPath } from './paths';
import { RankingTable } from './RankingTable';
import { getRankingReport } from './reports';

const DEFAULT_TOP = 10;
const LINE_HEIGHT = 32;
const CHART_PADDING = 40;
const CHART: ChartSpec = { kind: 'rankedBar', columns: ['submit'] };

type Props = {
  period: Period;
  ranking: ChannelTrackSummary['ranking'] | undefined;
  read: ReportRead;
};

/** Ranking of channels by submitted questionnaires. Each links to its tracks and its links. */
export function RankingReport({ period, ranking, read }: Props) {
  const t = useText(channelTrackTexts);
  const { search, read: readParam, patch } = useQueryParams();
  const listSearch = getListSearch(search);
  const top = parseTop(readParam('top'), DEFAULT_TOP);
  const report = useMemo(() => ranking && getRankingReport(t, ranking), [t, ranking]);
  const parents = useMemo(
    () => new Map(ranking?.map(({ channelId, parentName }) => [channelId, parentName])),
    [ranking],
  );
  const drawn = useMemo(
    () => (report && top !== 'all' ? { ...report, rows: report.rows.slice(0, top) } : report),
    [report, top],
  );
  const name = t('ranking');
  return (
    <ReportView
      name={name}
      param="ranking"
      defaultView="table"
      period={{ granularity: 'day', ...period }}
      note={t('source')}
      report={report}
      chartReport={drawn}
      read={read}
      chart={CHART}
      height={(drawn?.rows.length ?? 0) * LINE_HEIGHT + CHART_PADDING}
      empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('ranking.none')} />}
      rowHref={({ key }) => tracksPath(listSearch, { channelId: key })}
      table={drawn && <RankingTable report={drawn} name={name} parents={parents} search={listSearch} />}
    >
      <TopSelect
        name={name}
        count={report?.rows.length ?? 0}
        value={top}
        onChange={(next) => patch({ top: next === DEFAULT_TOP ? null : String(next) })}
      />
    </ReportView>
  );
}
