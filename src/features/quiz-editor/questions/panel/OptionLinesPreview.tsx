import { Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { Question, QuizContent } from '@/contract/quiz';
import { diff } from '@/domain/quiz/diff/diff';
import { optionLines, setOptions } from '@/domain/quiz/edit/option-lines';
import { useText } from '@/hooks/useText';
import { quizPanelTexts } from '@/locales/quizPanel';
import { QuizDiff } from '../../QuizDiff';
import styles from './panel.module.css';

export const linesOf = (text: string | null | undefined) => (text ?? '').split('\n');

/** What the lines would make of the options: which are new, changed, moved or gone. */
export function OptionLinesPreview({ quiz, question }: { quiz: QuizContent; question: Question }) {
  const t = useText(quizPanelTexts);
  const typed: string | null | undefined = Form.useWatch('lines');
  const text = useDeferredValue(typed === undefined ? optionLines(question).join('\n') : typed);
  const entries = useMemo(() => {
    // What rules stand in the way of is shown all the same; it is refused at the field.
    const before: QuizContent = { ...quiz, rules: [], questions: [question] };
    let count = 0;
    const newId = () => {
      count += 1;
      return `new-${count}`;
    };
    const result = setOptions(before, question.questionId, linesOf(text), { newId });
    return result.ok ? diff(before, result.quiz) : undefined;
  }, [quiz, question, text]);
  if (!entries) return null;
  return (
    <section aria-label={t('bulk.preview')} className={styles.preview}>
      <strong>{t('bulk.preview')}</strong>
      <QuizDiff entries={entries} />
    </section>
  );
}
