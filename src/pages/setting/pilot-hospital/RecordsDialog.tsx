import { Typography } from 'antd';
import { BlockedDialog } from '@/components/form/BlockedDialog';
import type { BlockedByRecords, HospitalListed } from '@/contract/hospital';
import { RecordLinks } from '@/features/record/RecordLinks';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';

type Props = BlockedByRecords & { hospital: HospitalListed; onClose: () => void };

/** Names the records that keep a hospital from being deleted. */
export function RecordsDialog({ hospital: { name }, blockedBy, count, onClose }: Props) {
  const t = useText(hospitalTexts);
  return (
    <BlockedDialog title={t('delete.title', { name })} reason={t('delete.blockedText', { count })} onClose={onClose}>
      {count > blockedBy.length && <Typography.Text>{t('delete.more', { count: blockedBy.length })}</Typography.Text>}
      <RecordLinks records={blockedBy} />
    </BlockedDialog>
  );
}
