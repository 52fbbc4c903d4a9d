import { useMemo } from 'react';
import type { ChartSpec } from '@/domain/analysis/chart';
import { createComparedGroupRow, type Group, toGroupRows, toLargestRows } from '@/domain/analysis/groups';
import type { Report, ReportRow } from '@/domain/analysis/report';
import { parseTop, type Top } from '@/domain/analysis/top';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ReportView } from './ReportView';
import { TopSelect } from './TopSelect';
import { useComparedRows } from './useComparedRows';
import type { ShownPeriod } from './usePeriodText';
import type { ReportRead } from './useReport';

/** Report of groups without its rows. */
export type GroupHead = Pick<Report, 'dimension' | 'columns' | 'summary'>;

type Props = {
  /** Prefix of the URL parameters of this report. */
  param: string;
  name: string;
  period: ShownPeriod;
  head: GroupHead;
  /** In display order; undefined until loaded. */
  groups: readonly Group[] | undefined;
  /** Groups of the compared period; undefined without comparison and until loaded. */
  compared?: readonly Group[];
  read: ReportRead;
  kind: ChartSpec['kind'];
  /** Default number of groups in the chart before the others are combined; without it, all, with no select. */
  top?: Top;
};

const LINE_HEIGHT = 30;
const AROUND = 56;
const HEIGHT = 320;

const keys = ['value', 'share'];

/** Report of the parts of a whole, with figures and shares; its chart can be limited to the largest. */
export function GroupView({ param, name, period, head, groups, compared, read, kind, top: preset }: Props) {
  const t = useText(analysisTexts);
  const query = useQueryParams();
  const [view, shown] = [`${param}View`, `${param}Rows`];
  const top = parseTop(query.read(shown), preset ?? 'all');
  const beside = useComparedRows(keys, 'share');
  const { report, drawn } = useMemo(() => {
    if (!groups) return {};
    const reportOf = (rows: readonly ReportRow[]) => {
      const own: Report = { ...head, rows };
      return compared ? beside(own, createComparedGroupRow(rows, compared)) : own;
    };
    const others = (count: number) => t('groups.others', { count });
    return {
      report: reportOf(toGroupRows(groups)),
      drawn: reportOf(top === 'all' ? toGroupRows(groups) : toLargestRows(groups, top, others)),
    };
  }, [head, groups, compared, beside, top, t]);
  const chart = useMemo((): ChartSpec => ({ kind, columns: ['value'], beside: 'share' }), [kind]);
  const isTable = query.read(view) === 'table';
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
      {preset && groups && !isTable && (
        <TopSelect
          name={name}
          count={groups.length}
          value={top}
          onChange={(next) => query.patch({ [shown]: next === preset ? null : String(next) })}
        />
      )}
    </ReportView>
  );
}
