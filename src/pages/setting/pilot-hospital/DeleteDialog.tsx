import { Link } from '@umijs/max';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useUndo } from '@/components/useUndo';
import type { BlockedByRecords, HospitalListed } from '@/contract/hospital';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { deleteHospital, restoreHospital } from '@/services/hospital';
import { recordPath } from '@/utils/record-path';
import { useHospitalAction } from './useHospitalAction';

type Props = { hospital: HospitalListed; reload: () => void; onClose: () => void };

function blockersOf(error: unknown) {
  const data = error instanceof AppError ? (error.data as Partial<BlockedByRecords> | null | undefined) : undefined;
  return data?.blockedBy && data.count ? { blockedBy: data.blockedBy, count: data.count } : undefined;
}

function Blockers({ blockedBy, count }: BlockedByRecords) {
  const t = useText('hospital');
  return (
    <>
      <p>{t('delete.blockedText', { count })}</p>
      {count > blockedBy.length && <Typography.Text>{t('delete.more', { count: blockedBy.length })}</Typography.Text>}
      <Flex component="ul" wrap gap="4px 32px" style={{ paddingInlineStart: 20 }}>
        {blockedBy.map(({ id, recordNo }) => (
          <li key={id}>
            <Link to={recordPath(id)}>{recordNo}</Link>
          </li>
        ))}
      </Flex>
    </>
  );
}

/** Deletes a hospital, which can be undone. Where records refer to it, it stays and they are named. */
export function DeleteDialog({ hospital, reload, onClose }: Props) {
  const t = useText('hospital');
  const act = useHospitalAction(reload);
  const offerUndo = useUndo();
  const [blockers, setBlockers] = useState<BlockedByRecords>();
  const { name } = hospital;

  const submit = async () => {
    try {
      if (!(await act(undefined, deleteHospital(hospital)))) return;
    } catch (error) {
      setBlockers(blockersOf(error));
      throw error;
    }
    offerUndo({ text: t('delete.done', { name }), restore: () => restoreHospital(hospital), onRestored: reload });
  };

  return (
    <ActionDialog
      isOpen
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
