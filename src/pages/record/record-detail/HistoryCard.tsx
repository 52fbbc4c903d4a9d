import { Collapse } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { recordDetailTexts } from '@/locales/recordDetail';

/** Who changed something about the record, and who looked at personal data of it; folded until somebody asks. */
export function HistoryCard({ id }: { id: string }) {
  const t = useText(logTexts);
  const field = useEnumLabelOrRaw(recordDetailTexts, 'field');
  const about = { entityType: 'record', entityId: id };
  return (
    <Collapse
      size="small"
      items={[
        { key: 'changes', label: t('changes'), children: <ChangeTimeline {...about} texts={recordDetailTexts} /> },
        { key: 'accesses', label: t('accesses'), children: <AccessTimeline {...about} field={field} /> },
      ]}
    />
  );
}
