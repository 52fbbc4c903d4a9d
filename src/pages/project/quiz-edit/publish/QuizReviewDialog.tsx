import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { LastReview } from '@/components/review/LastReview';
import { type Verdict, VerdictFields } from '@/components/review/VerdictFields';
import { quiz as limit } from '@/contract/limits/quiz';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { reviewTexts } from '@/locales/review';
import { reviewQuiz } from '@/services/quiz';
import { useEditor, useEditorState } from '../EditorContext';
import { QuizDiff } from '../QuizDiff';
import { createDialogError, isStale } from '../quiz-errors';
import type { PublishedVersion } from './usePublishedVersion';

type Props = { published: PublishedVersion | undefined; onClose: () => void };

/** Second operator's review of the draft, below its differences from the published version. */
export function QuizReviewDialog({ published, onClose }: Props) {
  const t = useText(quizPublishTexts);
  const tReview = useText(reviewTexts);
  const { message } = App.useApp();
  const { adopt } = useEditor();
  const saved = useEditorState((state) => state.saved);

  const submit = async ({ verdict, note }: Verdict) => {
    const approved = verdict === 'approve';
    try {
      adopt(await reviewQuiz(saved, { approved, ...(note && { note }) }));
    } catch (error) {
      throw isStale(error) ? createDialogError(t('review.stale')) : error;
    }
    message.success(t(approved ? 'review.approved' : 'review.refused'));
  };

  return (
    <ActionDialog<Verdict>
      draft={`quiz.review:${saved.id}`}
      width={760}
      title={t('review.title', { title: saved.title })}
      okText={tReview('submit')}
      version={saved.version}
      onSubmit={submit}
      onClose={onClose}
    >
      <LastReview reviewed={saved} />
      {published ? (
        <>
          <p>{t('review.since', { version: published.version.quizVersion })}</p>
          <QuizDiff entries={diffQuizzes(published.quiz, saved)} />
        </>
      ) : (
        <p>{t('review.first', { count: saved.questions.filter(({ type }) => isAnswerable(type)).length })}</p>
      )}
      <VerdictFields
        version={saved.version}
        refuseWarning={t('review.refuseWarning')}
        maxNoteLength={limit.maxReviewNoteLength}
      />
    </ActionDialog>
  );
}
