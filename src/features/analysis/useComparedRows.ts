import { useCallback } from 'react';
import { withComparedRows } from '@/domain/analysis/compared';
import type { Report, ReportRow } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

/**
 * Adds columns of a compared period to a report whose rows are not periods.
 *
 * @param keys keys of the compared columns; a constant
 * @param changed key of the compared column whose change is shown
 */
export function useComparedRows(keys: readonly string[], changed: string) {
  const t = useText(analysisTexts);
  return useCallback(
    (report: Report, findCounterpart: (row: ReportRow) => ReportRow | undefined) => {
      const column = report.columns.find(({ key }) => key === changed);
      return withComparedRows(report, findCounterpart, {
        keys,
        title: (name) => t('compare.column', { name }),
        change: { of: changed, title: t('compare.change', { name: column?.title ?? '' }) },
      });
    },
    [keys, changed, t],
  );
}
