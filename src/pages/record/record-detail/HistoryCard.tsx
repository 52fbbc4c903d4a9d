import { EntityHistory } from '@/components/log/EntityHistory';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { recordDetailTexts } from '@/locales/recordDetail';

/** Who changed something about the record, and who looked at personal data of it. */
export function HistoryCard({ id }: { id: string }) {
  const field = useEnumLabelOrRaw(recordDetailTexts, 'field');
  return <EntityHistory entityType="record" entityId={id} texts={recordDetailTexts} fieldOf={field} />;
}
