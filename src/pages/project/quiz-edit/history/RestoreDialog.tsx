import { App } from 'antd';
import { useMemo } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { Quiz } from '@/contract/quiz';
import type { QuizVersion } from '@/contract/quiz-versions';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { restoreQuizAsDraft } from '@/services/quiz';
import { QuizDiff } from '../QuizDiff';
import { createDialogError, isStale } from '../quiz-errors';
import type { EditedDraft } from './edited-draft';

type Props = {
  version: QuizVersion;
  /** The quiz of that version. */
  quiz: Quiz;
  draft: EditedDraft | undefined;
  onRestored: (draft: Quiz) => void;
  onClose: () => void;
};

/** Restores a version as the draft, after a list of what that changes in the current draft. */
export function RestoreDialog({ version: { quizVersion: version }, quiz, draft, onRestored, onClose }: Props) {
  const t = useText(quizPublishTexts);
  const { message } = App.useApp();
  const changes = useMemo(() => draft && diffQuizzes(draft.content, quiz), [draft, quiz]);

  const restore = async () => {
    const saved = await draft?.save();
    if (draft && saved === undefined) throw createDialogError(t('restore.unsaved'));
    const over = draft && saved !== undefined ? { id: draft.id, version: saved } : null;
    try {
      onRestored(await restoreQuizAsDraft(quiz.id, over));
    } catch (error) {
      throw isStale(error) ? createDialogError(t('restore.stale')) : error;
    }
    message.success(t('restore.done', { version }));
  };

  const warning = () => {
    if (!changes) return t('restore.new', { version });
    return changes.length === 0
      ? t('restore.same', { version })
      : t('restore.over', { version, count: changes.length });
  };

  return (
    <ActionDialog
      draft={null}
      width={640}
      title={t('restore.title', { version })}
      okText={t('restore.ok')}
      warning={warning()}
      onSubmit={restore}
      onClose={onClose}
    >
      {changes && changes.length > 0 && <QuizDiff entries={changes} />}
    </ActionDialog>
  );
}
