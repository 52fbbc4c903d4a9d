import { App } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { quiz as limit } from '@/contract/limits/quiz';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { DiffEntry } from '@/domain/quiz/diff/diff';
import { getRefusalData } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { isQuizCheck, publishQuiz } from '@/services/quiz';
import { useEditor, useEditorState } from '../EditorContext';
import { QuizDiff } from '../QuizDiff';
import { createDialogError, hasErrorCode, isGone, isStale } from '../quiz-errors';
import type { QuizStore } from '../quiz-store';
import { FindingList } from './FindingList';
import { isError } from './findings';
import { PublishSummary } from './PublishSummary';
import { usePublishedMessage } from './usePublishedMessage';
import type { PublishedVersion } from './usePublishedVersion';

type Values = { publishNote: string };

type Props = {
  /** Number of the version to publish. */
  version: number;
  published: PublishedVersion;
  /** Differences from the published version; null for the first version. */
  changes: readonly DiffEntry[] | null;
  /** Called when the server refuses because of errors. */
  onRefused: () => void;
  /** Scrolls to the review. */
  onReview: () => void;
  onClose: () => void;
};

/** Notes by draft, kept while the operator leaves the dialog to fix errors. */
const notes = new WeakMap<QuizStore, string>();

/** Publishes the draft with a note; the note is kept if the server refuses. */
export function PublishDialog({ version, published, changes, onRefused, onReview, onClose }: Props) {
  const t = useText(quizPublishTexts);
  const { message } = App.useApp();
  const { store, quizId, save, withLeasePaused, onGone } = useEditor();
  const content = useEditorState(({ history }) => history.present);
  const [initialValues] = useState({ publishNote: notes.get(store) });
  const [errors, setErrors] = useState<readonly Finding[]>([]);
  const notifyPublished = usePublishedMessage();

  const publish = async ({ publishNote }: Values) => {
    notes.set(store, publishNote);
    setErrors([]);
    const saved = await save();
    if (saved === undefined) throw createDialogError(t('publish.unsaved'));
    try {
      const { quizVersion } = await withLeasePaused(() => publishQuiz({ id: quizId, version: saved }, publishNote));
      void notifyPublished(quizVersion);
      onGone();
    } catch (error) {
      const refused = hasErrorCode(error, 'QUIZ_NOT_READY') && getRefusalData(error, isQuizCheck);
      if (refused) {
        const errors = refused.findings.filter(isError);
        setErrors(errors);
        onRefused();
        throw createDialogError(t('publish.notReady', { count: errors.length }));
      }
      // The draft may already be published, by a request whose response was lost.
      if (!isGone(error)) throw isStale(error) ? createDialogError(t('publish.stale')) : error;
      message.warning(t('publish.gone'));
      onGone();
    }
  };

  return (
    <ActionDialog<Values>
      draft={`quiz.publish:${quizId}`}
      width={640}
      title={t('publish.title', { version, title: content.title })}
      okText={t('publish.button', { version })}
      warning={<PublishSummary published={published} content={content} />}
      initialValues={initialValues}
      onSubmit={publish}
      onClose={onClose}
    >
      <FindingList
        findings={errors}
        onReview={() => {
          onClose();
          onReview();
        }}
      />
      <TextAreaField name="publishNote" label={t('publish.note')} isRequired max={limit.maxPublishNoteLength} />
      {changes && <QuizDiff entries={changes} />}
    </ActionDialog>
  );
}
