import { Empty } from 'antd';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useQuiz } from '../EditorContext';
import { QuestionCard } from './QuestionCard';
import { QuizCard } from './QuizCard';
import styles from './questions.module.css';

/** All questions in their order. */
export function QuestionCanvas() {
  const t = useText(quizEditTexts);
  const questions = useQuiz(({ history }) => history.present.questions);
  let number = 0;
  return (
    <div className={styles.list}>
      <QuizCard />
      {questions.length === 0 && <Empty description={t('empty')} />}
      <ol className={styles.list} aria-label={t('questions')}>
        {questions.map((question) => {
          if (question.type !== 'section' && question.type !== 'description') number += 1;
          return <QuestionCard key={question.questionId} question={question} number={number} />;
        })}
      </ol>
    </div>
  );
}
