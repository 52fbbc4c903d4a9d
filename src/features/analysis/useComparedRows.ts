import { useCallback } from 'react';
import { withComparedRows } from '@/domain/analysis/compared';
import type { Report, ReportRow } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

/**
 * Puts the figures of a compared period beside those of a report that is not by time.
 *
 * @param keys the columns that are compared; a constant
 * @param changed the one of them whose change is shown
 */
export function useComparedRows(keys: readonly string[], changed: string) {
  const t = useText(analysisTexts);
  return useCallback(
    (report: Report, otherOf: (row: ReportRow) => ReportRow | undefined) => {
      const column = report.columns.find(({ key }) => key === changed);
      return withComparedRows(report, otherOf, {
        keys,
        title: (name) => t('compare.column', { name }),
        change: { of: changed, title: t('compare.change', { name: column?.title ?? '' }) },
      });
    },
    [keys, changed, t],
  );
}
