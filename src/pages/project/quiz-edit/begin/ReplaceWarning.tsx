import { Alert, Collapse } from 'antd';
import type { QuizContent } from '@/contract/quiz';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { QuizDiff } from '../QuizDiff';
import styles from './begin.module.css';

const countQuestions = ({ questions }: QuizContent) => questions.filter(({ type }) => isAnswerable(type)).length;

type Props = {
  /** Current content of the draft; undefined while there is no draft. */
  current: QuizContent | undefined;
  content: QuizContent;
};

/** Warns that the content of the draft will be replaced, with a list of the differences on demand. */
export function ReplaceWarning({ current, content }: Props) {
  const t = useText(quizBeginTexts);
  if (!current || current.questions.length === 0) return null;
  return (
    <div>
      <Alert
        role="note"
        type="warning"
        showIcon
        title={t('replaces', {
          title: current.title || t('untitled'),
          questions: countQuestions(current),
          rules: current.rules.length,
          now: countQuestions(content),
        })}
        description={t('replaces.undo')}
      />
      <Collapse
        ghost
        items={[
          {
            key: 'diff',
            label: t('replaces.diff'),
            children: (
              <div className={styles.diff}>
                <QuizDiff entries={diffQuizzes(current, content)} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
