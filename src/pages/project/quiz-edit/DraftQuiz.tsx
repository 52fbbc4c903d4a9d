import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { QuizEditor } from '@/features/quiz-editor/QuizEditor';
import { useLease } from '@/hooks/lease/useLease';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { getQuiz } from '@/services/quiz';
import { LeaseBanner } from './LeaseBanner';

type Props = {
  id: string;
  isReadOnly: boolean;
  /** It was published, or deleted. */
  onGone: () => void;
};

/** The draft of a quiz, edited by one operator at a time (docs/domain.md 6.3). */
export function DraftQuiz({ id, isReadOnly, onGone }: Props) {
  const t = useText(quizEditTexts);
  const read = useEntity(id, () => getQuiz(id));
  const lease = useLease(`/quizzes/${id}`);
  const { status } = lease;

  // What the one before has written is read before one goes on.
  const before = useRef(status);
  const readAgain = useEffectEvent(read.reload);
  useEffect(() => {
    const wasOthers = before.current === 'held' || before.current === 'free';
    before.current = status;
    if (wasOthers && status === 'mine') readAgain();
  }, [status]);

  return (
    <>
      <LeaseBanner lease={lease} onReload={read.reload} />
      <EntityGate read={read} notFound={t('draftGone')} onBack={onGone}>
        {(quiz) =>
          status === 'asking' ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : (
            <QuizEditor
              key={quiz.version}
              quiz={quiz}
              isEditable={status === 'mine' && !read.isLoading && !isReadOnly}
              onTakeTheirs={read.replace}
              onGone={onGone}
            />
          )
        }
      </EntityGate>
    </>
  );
}
