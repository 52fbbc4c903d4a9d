import { Typography } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityAction } from '@/components/useEntityAction';
import type { BlockedByRecords, HospitalListed } from '@/contract/hospital';
import { refusalData } from '@/errors/refusal';
import { RecordLinks } from '@/features/record/RecordLinks';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { deleteHospital, isBlockedByRecords, restoreHospital } from '@/services/hospital';

type Props = { hospital: HospitalListed; reload: () => void; onClose: () => void };

function Blockers({ blockedBy, count }: BlockedByRecords) {
  const t = useText(hospitalTexts);
  return (
    <>
      <p>{t('delete.blockedText', { count })}</p>
      {count > blockedBy.length && <Typography.Text>{t('delete.more', { count: blockedBy.length })}</Typography.Text>}
      <RecordLinks records={blockedBy} />
    </>
  );
}

/** Deletes a hospital, which can be undone. Where records refer to it, it stays and they are named. */
export function DeleteDialog({ hospital, reload, onClose }: Props) {
  const t = useText(hospitalTexts);
  const act = useEntityAction(reload);
  const [blockers, setBlockers] = useState<BlockedByRecords>();
  const { name } = hospital;

  const submit = async () => {
    try {
      await act(() => deleteHospital(hospital), {
        undo: { text: t('delete.done', { name }), restore: () => restoreHospital(hospital) },
      });
    } catch (error) {
      setBlockers(refusalData(error, isBlockedByRecords));
      throw error;
    }
  };

  return (
    <ActionDialog
      isDanger
      canSubmit={!blockers}
      title={t('delete.title', { name })}
      okText={t('action.delete')}
      warning={blockers ? undefined : t('delete.text')}
      onSubmit={submit}
      onClose={onClose}
    >
      {blockers && <Blockers {...blockers} />}
    </ActionDialog>
  );
}
