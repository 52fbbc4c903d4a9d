import { useMemo } from 'react';
import type { PortraitSide } from '@/contract/analysis/portrait';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Top } from '@/domain/analysis/top';
import { GroupView } from '@/features/analysis/GroupView';
import type { ShownPeriod } from '@/features/analysis/usePeriodText';
import type { ReportRead } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { portraitTexts } from '@/locales/portrait';
import { type Dimension, getGroups } from './dimensions';
import { useGroupLabel } from './useGroupLabel';

type Props = {
  dimension: Dimension;
  kind: ChartSpec['kind'];
  top?: Top;
  kindOfUsers: 'new' | 'active';
  /** Undefined until loaded. */
  side: PortraitSide | undefined;
  /** Users of the compared snapshot; undefined without one. */
  compared: PortraitSide | undefined;
  period: ShownPeriod;
  read: ReportRead;
};

/** Report of the users by one dimension. */
export function DimensionView({ dimension, kind, top, kindOfUsers, side, compared, period, read }: Props) {
  const t = useText(portraitTexts);
  const tAnalysis = useText(analysisTexts);
  const head = useMemo(
    () => ({
      dimension: t(dimension),
      columns: [
        { key: 'value', title: tAnalysis('metric.users'), unit: 'people' as const, term: 'users' as const },
        { key: 'share', title: tAnalysis('metric.share'), unit: 'percent' as const, term: 'share' as const },
      ],
    }),
    [t, tAnalysis, dimension],
  );
  const getLabel = useGroupLabel(dimension);
  const groups = useMemo(() => side && getGroups(side, dimension, getLabel), [side, dimension, getLabel]);
  const comparedGroups = useMemo(
    () => compared && getGroups(compared, dimension, getLabel),
    [compared, dimension, getLabel],
  );
  return (
    <GroupView
      param={dimension}
      name={t('report', { dimension: t(dimension), kind: t(`kind.${kindOfUsers}`) })}
      period={period}
      head={head}
      groups={groups}
      compared={comparedGroups}
      read={read}
      // A donut shows one day; bars show the compared day beside it.
      kind={compared && kind === 'donut' ? 'rankedBar' : kind}
      top={top}
    />
  );
}
