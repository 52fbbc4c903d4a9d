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
import { useEditor, useQuiz } from '../EditorContext';
import { QuizDiff } from '../QuizDiff';
import type { QuizStore } from '../quiz-store';
import { failureSaying, hasCode, isGone, isStale } from '../refusal';
import { FindingList } from './FindingList';
import { isError } from './findings';
import { PublishSummary } from './PublishSummary';
import type { Published } from './usePublished';
import { usePublishedMessage } from './usePublishedMessage';

type Values = { publishNote: string };

type Props = {
  /** Number of the version to publish. */
  version: number;
  published: Published;
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
  const { store, quizId, save, ending, onGone } = useEditor();
  const content = useQuiz(({ history }) => history.present);
  const [initialValues] = useState({ publishNote: notes.get(store) });
  const [errors, setErrors] = useState<readonly Finding[]>([]);
  const tellPublished = usePublishedMessage();

  const publish = async ({ publishNote }: Values) => {
    notes.set(store, publishNote);
    setErrors([]);
    const saved = await save();
    if (saved === undefined) throw failureSaying(t('publish.unsaved'));
    try {
      const { quizVersion } = await ending(() => publishQuiz({ id: quizId, version: saved }, publishNote));
      void tellPublished(quizVersion);
      onGone();
    } catch (error) {
      const refused = hasCode(error, 'QUIZ_NOT_READY') && getRefusalData(error, isQuizCheck);
      if (refused) {
        const errors = refused.findings.filter(isError);
        setErrors(errors);
        onRefused();
        throw failureSaying(t('publish.notReady', { count: errors.length }));
      }
      // The draft may already be published, by a request whose response was lost.
      if (!isGone(error)) throw isStale(error) ? failureSaying(t('publish.stale')) : error;
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
