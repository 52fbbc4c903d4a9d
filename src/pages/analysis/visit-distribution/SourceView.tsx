import { useMemo } from 'react';
import type { Distribution } from '@/contract/analysis/distribution';
import { toTotalGroupRow } from '@/domain/analysis/groups';
import { formatSourceName } from '@/features/analysis/accessSource';
import { type GroupHead, GroupView } from '@/features/analysis/GroupView';
import type { ShownPeriod } from '@/features/analysis/usePeriodText';
import type { ReportRead } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { distributionTexts } from '@/locales/distribution';
import { buildSourceGroups, getScenes } from './groups';

type Props = {
  /** Undefined until loaded. */
  data: Distribution | undefined;
  /** Data of the compared period; undefined without one. */
  compared: Distribution | undefined;
  period: ShownPeriod;
  read: ReportRead;
};

const TOP = 10;
const noPeople = { cells: { uv: null }, reasons: { uv: 'notAdditive' } } as const;

/** Report of opens by source. */
export function SourceView({ data, compared, period, read }: Props) {
  const t = useText(distributionTexts);
  const tAnalysis = useText(analysisTexts);
  const [groups, comparedGroups] = useMemo(() => {
    const formatScenes = (key: number) => {
      const scenes = getScenes(key);
      // The source without a list contains all scenes that no other source has.
      return scenes?.length === 0 ? t('otherScenes') : (scenes?.join(' ') ?? '');
    };
    const buildGroups = (given: Distribution | undefined) =>
      given && buildSourceGroups(given, (key) => formatSourceName(tAnalysis, key), formatScenes);
    return [buildGroups(data), buildGroups(compared)];
  }, [data, compared, t, tAnalysis]);
  const isMean = data !== undefined && data.days > 1;
  const head = useMemo(
    (): GroupHead => ({
      dimension: t('source'),
      columns: [
        { key: 'scenes', title: t('scenes'), unit: 'text' },
        { key: 'value', title: tAnalysis('metric.opens'), unit: 'times', term: 'opens' },
        { key: 'share', title: tAnalysis('metric.share'), unit: 'percent', term: 'share' },
        {
          key: 'uv',
          title: isMean ? tAnalysis('perDay', { name: tAnalysis('metric.sourceUv') }) : tAnalysis('metric.sourceUv'),
          unit: 'people',
          term: 'sourceUv',
        },
      ],
      summary: groups && [toTotalGroupRow(tAnalysis('total'), groups, noPeople)],
    }),
    [groups, isMean, t, tAnalysis],
  );
  return (
    <GroupView
      param="source"
      name={t('source')}
      period={period}
      head={head}
      groups={groups}
      compared={comparedGroups}
      read={read}
      kind="rankedBar"
      top={TOP}
    />
  );
}
