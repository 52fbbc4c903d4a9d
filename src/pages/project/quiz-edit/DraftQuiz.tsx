import { Skeleton } from 'antd';
import { useRef } from 'react';
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

  // What is on the screen stays while one asks to take over.
  const wasAsked = useRef(false);
  if (status !== 'asking') wasAsked.current = true;

  return (
    <>
      <LeaseBanner lease={lease} onReload={read.reload} />
      <EntityGate read={read} notFound={t('draftGone')} onBack={onGone}>
        {(quiz) =>
          !wasAsked.current ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : (
            <QuizEditor
              key={quiz.version}
              quiz={quiz}
              hasLease={status === 'mine'}
              isEditable={status === 'mine' && !read.isLoading && !isReadOnly}
              onReload={read.reload}
              onRefused={lease.look}
              onTakeTheirs={read.replace}
              onGone={onGone}
            />
          )
        }
      </EntityGate>
    </>
  );
}
