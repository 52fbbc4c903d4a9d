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
  /** The names of the channels above those of the report, by its keys. */
  parents: ReadonlyMap<string, string | null>;
  /** What else the tracks of a channel are filtered by. */
  search: string;
};

/** What each channel brought, with the ways to its tracks and to its links. */
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
