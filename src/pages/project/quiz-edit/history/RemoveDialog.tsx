import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { deleteQuizDraft } from '@/services/quiz';
import { createDialogError, isStale } from '../quiz-errors';
import type { EditedDraft } from './edited-draft';

type Props = { draft: EditedDraft; onRemoved: () => void; onClose: () => void };

/** Deletes the draft after a confirmation. */
export function RemoveDialog({ draft: { id, content, save, withLeasePaused }, onRemoved, onClose }: Props) {
  const t = useText(quizPublishTexts);
  const { message } = App.useApp();
  const { title, questions } = content;

  const remove = async () => {
    const version = await save();
    if (version === undefined) throw createDialogError(t('remove.unsaved'));
    try {
      await withLeasePaused(() => deleteQuizDraft({ id, version }));
    } catch (error) {
      throw isStale(error) ? createDialogError(t('remove.stale')) : error;
    }
    message.success(t('remove.done', { title }));
    onRemoved();
  };

  return (
    <ActionDialog
      draft={null}
      isDanger
      title={t('remove.title', { title })}
      okText={t('history.remove')}
      warning={t('remove.text', { count: questions.filter(({ type }) => isAnswerable(type)).length })}
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
