import type { RowAction } from '@/components/list/actions';
import type { ReportListed } from '@/contract/report-list';
import { getReportActions } from '@/domain/report/report-actions';
import type { reportReviewTexts } from '@/locales/reportReview';
import type { TextOf } from '@/utils/text';
import type { ReportDialogKind } from './dialogs/ReportDialogs';

const kinds: readonly ReportDialogKind[] = ['assign', 'reopen', 'void'];

/** Actions with a dialog besides the review, shared by row and drawer. */
export function reportDialogActions(
  report: ReportListed,
  t: TextOf<typeof reportReviewTexts>,
  onAsk: (kind: ReportDialogKind) => void,
) {
  const can = getReportActions(report);
  return kinds
    .filter((kind) => can.includes(kind))
    .map((kind) => ({
      key: kind,
      label: t(`action.${kind}`),
      group: kind === 'void' ? 'danger' : 'edit',
      onClick: () => onAsk(kind),
    })) satisfies RowAction[];
}
