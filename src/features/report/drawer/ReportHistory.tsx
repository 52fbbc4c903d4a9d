import { EntityHistory } from '@/components/log/EntityHistory';
import type { ReportDetail } from '@/contract/report';
import { useEnumLabel, useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { reportTexts } from '@/locales/report';

type Props = {
  report: ReportDetail;
  /** How often its files were asked for here: the log has that by now. */
  looks: number;
};

/** Who reviewed a report and why again, and who looked at its files. */
export function ReportHistory({ report: { id, version }, looks }: Props) {
  const fieldOf = useEnumLabel(reportTexts, 'field');
  const rejectReason = useEnumLabelOrRaw(reportTexts, 'rejectReason');
  return (
    <EntityHistory
      key={version}
      looks={looks}
      entityType="report"
      entityId={id}
      texts={reportTexts}
      fieldOf={fieldOf}
      value={(field, value) => (field === 'rejectReasonCode' ? rejectReason(String(value)) : undefined)}
    />
  );
}
