import { Button } from 'antd';
import { useMemo } from 'react';
import type { ChartSpec } from '@/domain/analysis/chart';
import { type Group, groupRows, largestRows } from '@/domain/analysis/groups';
import type { Report } from '@/domain/analysis/report';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ReportView } from './ReportView';
import type { ReportRead } from './useReport';

/** What heads the columns of a report of groups, and its other columns. */
export type GroupHead = Pick<Report, 'dimension' | 'columns' | 'summary'>;

type Props = {
  /** Tells the report apart from others of the screen, in the address. */
  param: string;
  name: string;
  period: string;
  head: GroupHead;
  /** In the order in which they are shown; undefined until they have been read. */
  groups: readonly Group[] | undefined;
  read: ReportRead;
  kind: ChartSpec['kind'];
  /** How many are drawn before the others are put together; all unless given. */
  top?: number;
};

const ALL = 'all';
const LINE_HEIGHT = 30;
const AROUND = 56;
const HEIGHT = 320;

/** Parts of a whole as a chart with figure and share, or as a table; of many the largest are drawn first. */
export function GroupView({ param, name, period, head, groups, read, kind, top }: Props) {
  const t = useText(analysisTexts);
  const query = useQueryParams();
  const [view, shown] = [`${param}View`, `${param}Rows`];
  const isAll = query.read(shown) === ALL;
  const toggle = () => query.patch({ [shown]: isAll ? null : ALL });
  const report = useMemo(() => groups && { ...head, rows: groupRows(groups) }, [head, groups]);
  // One more is shown by its name, and not as the only other.
  const isLong = top !== undefined && groups !== undefined && groups.length > top + 1;
  const drawn = useMemo(() => {
    if (!report || !isLong || isAll) return report;
    return { ...report, rows: largestRows(groups, top, (count) => t('groups.others', { count })) };
  }, [report, groups, isLong, isAll, top, t]);
  const chart = useMemo((): ChartSpec => ({ kind, columns: ['value'], beside: 'share' }), [kind]);
  const isTable = query.read(view) === 'table';
  const toggleText = isAll ? t('groups.fewer') : t('groups.all', { count: groups?.length ?? 0 });
  const height = kind === 'rankedBar' && drawn ? Math.max(HEIGHT, drawn.rows.length * LINE_HEIGHT + AROUND) : HEIGHT;

  return (
    <ReportView
      name={name}
      period={period}
      report={report}
      drawn={drawn}
      read={read}
      chart={chart}
      height={height}
      param={view}
    >
      {isLong && !isTable && (
        <Button size="small" aria-label={`${toggleText}: ${name}`} onClick={toggle}>
          {toggleText}
        </Button>
      )}
    </ReportView>
  );
}
