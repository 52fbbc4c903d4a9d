import { EntityHistory } from '@/components/log/EntityHistory';
import type { ReportDetail } from '@/contract/report';
import { useEnumLabel, useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { reportTexts } from '@/locales/report';

type Props = {
  report: ReportDetail;
  /** Counter of file accesses here; a new value refetches the log. */
  looks: number;
};

/** Change log and access log of a report. */
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
