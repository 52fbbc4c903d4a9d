import { useCallback } from 'react';
import { withComparedRows } from '@/domain/analysis/compared';
import { difference } from '@/domain/analysis/difference';
import { figureOf, type Report, type ReportRow } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { useFigureText } from './useFigureText';

/**
 * Puts the figures of a compared period beside those of a report that is not by time.
 *
 * @param keys the columns that are compared; a constant
 * @param changed the one of them whose change is said in words
 */
export function useComparedRows(keys: readonly string[], changed: string) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  return useCallback(
    (report: Report, otherOf: (row: ReportRow) => ReportRow | undefined) => {
      const column = report.columns.find(({ key }) => key === changed);
      const textOf = (row: ReportRow, other: ReportRow) => {
        if (!column || column.unit === 'text') return '';
        const change = difference(column.unit, figureOf(row, changed), figureOf(other, changed));
        return change === null ? '' : text.change(column.unit, change);
      };
      return withComparedRows(report, otherOf, {
        keys,
        title: (name) => t('compare.column', { name }),
        change: { title: t('compare.change', { name: column?.title ?? '' }), textOf },
      });
    },
    [keys, changed, t, text],
  );
}
