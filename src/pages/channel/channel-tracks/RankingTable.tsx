import { memo } from 'react';
import type { Report } from '@/domain/analysis/report';
import { ReportTable } from '@/features/analysis/ReportTable';
import { channelLinksPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { tracksPath } from './paths';

const BARS = ['scanUv', 'submit'] as const;

type Props = {
  report: Report;
  name: string;
  /** Parent names by channel id. */
  parents: ReadonlyMap<string, string | null>;
  /** Query string whose filters the links to tracks keep. */
  search: string;
};

export const RankingTable = memo(function RankingTable({ report, name, parents, search }: Props) {
  const t = useText(channelTrackTexts);
  return (
    <>
      <ReportTable
        report={report}
        name={name}
        bars={BARS}
        rowHref={({ key }) => tracksPath(search, { channelId: key })}
        rowLinks={({ key }) => [{ label: t('ranking.links'), href: channelLinksPath(key) }]}
        renderAside={({ key }) => {
          const parent = parents.get(key);
          return parent && t('ranking.parent', { name: parent });
        }}
      />
      <p>{t('ranking.note')}</p>
    </>
  );
});
