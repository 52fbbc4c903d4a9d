import { Alert, Button, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import { useLease } from '@/hooks/lease/useLease';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { getQuiz } from '@/services/quiz';
import { LeaseBanner } from './LeaseBanner';
import { QuizEditor } from './QuizEditor';
import { useDraftGone } from './useDraftGone';

type Props = {
  id: string;
  /** The draft was just created here, so the editor takes the focus. */
  isNew: boolean;
  isReadOnly: boolean;
  /** Called when the draft is no longer one: it was published or deleted. */
  onGone: () => void;
};

/** The draft of a quiz, edited by one operator at a time (docs/domain.md 6.3). */
export function DraftQuiz({ id, isNew, isReadOnly, onGone }: Props) {
  const t = useText(quizEditTexts);
  const read = useEntity(['quiz', id], () => getQuiz(id));
  const lease = useLease(`/quizzes/${id}`);
  const { status } = lease;
  const isGone = useDraftGone(id, status);

  // Once the lease has been answered, the editor stays mounted during later requests, such as a takeover.
  const isLeaseKnown = useRef(false);
  if (status !== 'asking') isLeaseKnown.current = true;

  return (
    <>
      {isGone ? (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('gone.title')}
          description={
            <Flex vertical gap={8} align="start">
              {t('gone.text')}
              <Button onClick={onGone}>{t('gone.leave')}</Button>
            </Flex>
          }
        />
      ) : (
        <LeaseBanner lease={lease} onReload={read.reload} />
      )}
      <EntityGate read={read} notFound={t('draftGone')} onBack={onGone}>
        {(quiz) =>
          !isLeaseKnown.current ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : (
            <QuizEditor
              key={quiz.version}
              quiz={quiz}
              isNew={isNew}
              hasLease={status === 'mine'}
              isTakenOver={status !== 'mine' && lease.holder !== null}
              isEditable={status === 'mine' && !read.isLoading && !isReadOnly}
              onRefused={lease.look}
              onTakeTheirs={read.replace}
              withLeasePaused={lease.during}
              onGone={() => {
                lease.leave();
                onGone();
              }}
            />
          )
        }
      </EntityGate>
    </>
  );
}
