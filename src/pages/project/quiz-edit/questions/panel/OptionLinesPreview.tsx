import { Alert, Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { optionLines, setOptions } from '@/domain/quiz/edit/option-lines';
import { useText } from '@/hooks/useText';
import { quizPanelTexts } from '@/locales/quizPanel';
import { QuizDiff } from '../../QuizDiff';
import styles from './panel.module.css';

export const splitLines = (text: string | null | undefined) => (text ?? '').split('\n');

/** Shows which options the lines add, change, move or delete. */
export function OptionLinesPreview({ quiz, question }: { quiz: QuizContent; question: Question }) {
  const t = useText(quizPanelTexts);
  const typed: string | null | undefined = Form.useWatch('lines');
  const text = useDeferredValue(typed === undefined ? optionLines(question).join('\n') : typed);
  const preview = useMemo(() => {
    // Without rules: a change that they block is shown, too. The field shows the error.
    const before: QuizContent = { ...quiz, rules: [], questions: [question] };
    let count = 0;
    const newId = () => {
      count += 1;
      return `new-${count}`;
    };
    const result = setOptions(before, question.questionId, splitLines(text), { newId });
    if (!result.ok) return undefined;
    const hasPoints = result.quiz.questions.some(({ options }) => options.some(({ score }) => score !== null));
    return { entries: diffQuizzes(before, result.quiz), hasPoints };
  }, [quiz, question, text]);
  if (!preview) return null;
  return (
    <section aria-label={t('bulk.preview')} className={styles.preview}>
      <strong>{t('bulk.preview')}</strong>
      {preview.hasPoints && !question.scored && (
        <Alert
          role="note"
          type="info"
          showIcon
          title={t(quiz.scoreMode === 'none' ? 'bulk.notScoredQuiz' : 'bulk.notScored')}
        />
      )}
      <QuizDiff entries={preview.entries} />
    </section>
  );
}
