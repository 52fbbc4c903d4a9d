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
const CHART_PADDING = 56;
const HEIGHT = 320;

const keys = ['value', 'share'];

/** Report of the parts of a whole, with figures and shares; its chart can be limited to the largest. */
export function GroupView({ param, name, period, head, groups, compared, read, kind, top: preset }: Props) {
  const t = useText(analysisTexts);
  const query = useQueryParams();
  const [viewParam, rowsParam] = [`${param}View`, `${param}Rows`];
  const top = parseTop(query.read(rowsParam), preset ?? 'all');
  const addCompared = useComparedRows(keys, 'share');
  const { report, drawn } = useMemo(() => {
    if (!groups) return {};
    const buildReport = (rows: readonly ReportRow[]) => {
      const own: Report = { ...head, rows };
      return compared ? addCompared(own, createComparedGroupRow(rows, compared)) : own;
    };
    const getOthersLabel = (count: number) => t('groups.others', { count });
    return {
      report: buildReport(toGroupRows(groups)),
      drawn: buildReport(top === 'all' ? toGroupRows(groups) : toLargestRows(groups, top, getOthersLabel)),
    };
  }, [head, groups, compared, addCompared, top, t]);
  const chart = useMemo((): ChartSpec => ({ kind, columns: ['value'], beside: 'share' }), [kind]);
  const isTable = query.read(viewParam) === 'table';
  const height =
    kind === 'rankedBar' && drawn ? Math.max(HEIGHT, drawn.rows.length * LINE_HEIGHT + CHART_PADDING) : HEIGHT;

  return (
    <ReportView
      name={name}
      period={period}
      report={report}
      chartReport={drawn}
      read={read}
      chart={chart}
      height={height}
      param={viewParam}
    >
      {preset && groups && !isTable && (
        <TopSelect
          name={name}
          count={groups.length}
          value={top}
          onChange={(next) => query.patch({ [rowsParam]: next === preset ? null : String(next) })}
        />
      )}
    </ReportView>
  );
}
