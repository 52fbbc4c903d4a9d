import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityAction } from '@/components/useEntityAction';
import type { BlockedByQuizzes } from '@/contract/result-hint';
import { AppError } from '@/errors/app-error';
import { refusalData } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { deleteResultHint, isBlockedByQuizzes, restoreResultHint } from '@/services/result-hint';
import type { HintDialogProps } from './hint-dialog';

/** Deletes a hint, which can be undone; one that published quizzes show stays, and they are named. */
export function RemoveDialog({ dialog: { hint }, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const act = useEntityAction(props.reload);
  const [users, setUsers] = useState<BlockedByQuizzes['blockedBy']>([]);

  const submit = async () => {
    try {
      await act(() => deleteResultHint(hint), {
        undo: { text: t('done.remove', { name: hint.name }), restore: () => restoreResultHint(hint) },
      });
    } catch (error) {
      const found = refusalData(error, isBlockedByQuizzes)?.blockedBy;
      if (!found) throw error;
      setUsers(found);
      throw new AppError('business', { status: 422, serverMessage: t('remove.blocked', { count: found.length }) });
    }
  };

  return (
    <ActionDialog
      isDanger
      canSubmit={users.length === 0}
      title={t('remove.title', { name: hint.name })}
      okText={t('row.remove')}
      warning={users.length === 0 && t('remove.warning')}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {users.length > 0 && (
        <>
          <Typography.Text strong>{t('remove.usedBy')}</Typography.Text>
          <ul>
            {users.map(({ id, projectId, title }) => (
              <li key={id}>
                <Link to={`/project/quiz-edit?projectId=${encodeURIComponent(projectId)}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}
