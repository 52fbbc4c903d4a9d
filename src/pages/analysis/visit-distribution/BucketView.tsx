import { useMemo } from 'react';
import type { DistributionItem } from '@/contract/analysis/distribution';
import { toTotalGroupRow } from '@/domain/analysis/groups';
import { type GroupHead, GroupView } from '@/features/analysis/GroupView';
import type { ShownPeriod } from '@/features/analysis/usePeriodText';
import type { ReportRead } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { distributionTexts } from '@/locales/distribution';
import { buildBucketGroups } from './groups';

type Props = {
  part: 'stay' | 'depth';
  /** All buckets in order. */
  keys: readonly number[];
  /** Undefined until loaded. */
  items: readonly DistributionItem[] | undefined;
  /** Items of the compared period; undefined without one. */
  compared: readonly DistributionItem[] | undefined;
  /** Label of a bucket; undefined if unknown. */
  getLabel: (key: string) => string | undefined;
  period: ShownPeriod;
  read: ReportRead;
};

/** Report of opens by duration or by number of pages. */
export function BucketView({ part, keys, items, compared, getLabel, period, read }: Props) {
  const t = useText(distributionTexts);
  const tAnalysis = useText(analysisTexts);
  const [groups, comparedGroups] = useMemo(() => {
    const getName = (key: number) => getLabel(String(key)) ?? tAnalysis('group.unknown', { key });
    return [items, compared].map((given) => given && buildBucketGroups(keys, given, getName));
  }, [items, compared, keys, getLabel, tAnalysis]);
  const head = useMemo(
    (): GroupHead => ({
      dimension: t('group'),
      columns: [
        { key: 'value', title: tAnalysis('metric.opens'), unit: 'times', term: 'opens' },
        { key: 'share', title: tAnalysis('metric.share'), unit: 'percent', term: 'share' },
      ],
      summary: groups && [toTotalGroupRow(tAnalysis('total'), groups)],
    }),
    [groups, t, tAnalysis],
  );
  return (
    <GroupView
      param={part}
      name={t(part)}
      period={period}
      head={head}
      groups={groups}
      compared={comparedGroups}
      read={read}
      kind="bar"
    />
  );
}
