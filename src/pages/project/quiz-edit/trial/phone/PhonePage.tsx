import { Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import type { QuizContent } from '@/contract/quiz';
import type { AnswerInput, Answers } from '@/contract/quiz-answer';
import type { QuestionResult } from '@/domain/quiz/engine/result';
import { isAnswerable } from '@/domain/quiz/model';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { PhoneQuestion } from './PhoneQuestion';
import styles from './phone.module.css';

type Props = {
  quiz: QuizContent;
  results: readonly QuestionResult[];
  /** Ids of the questions of each page. */
  pages: readonly string[][];
  place: number;
  answers: Answers;
  /** Questions whose problems are shown. */
  checked: ReadonlySet<string>;
  onAnswer: (questionId: string, input: AnswerInput | undefined) => void;
  onBack: () => void;
  /** @returns id of the first question with a problem that blocks the next page */
  onNext: () => string | undefined;
};

const nothing: never[] = [];

/** A page of questions, with buttons for the next and previous page. */
export function PhonePage({ quiz, results, pages, place, answers, checked, onAnswer, onBack, onNext }: Props) {
  const tMembers = useMembersText(quizTrialTexts);
  const scroll = useRef<HTMLDivElement>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const focusRef = useRef((questionId: string, element: HTMLElement | null) => {
    if (element) elements.current.set(questionId, element);
    else elements.current.delete(questionId);
  }).current;

  // The focused element, such as a button of the previous page, may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    scroll.current?.focus({ preventScroll: true });
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [place]);

  const page = new Set(pages[place]);
  const asked = results.filter(({ type, hiddenBy }) => hiddenBy === null && isAnswerable(type));
  const total = asked.length;
  const done = asked.filter(({ value, problems }) => value !== null && problems.length === 0).length;
  const goNext = () => {
    const wrong = onNext();
    if (wrong !== undefined) elements.current.get(wrong)?.focus();
  };
  return (
    <div className={styles.screen}>
      {quiz.showProgress && (
        <div style={{ padding: '12px 16px 0' }}>
          <Progress
            percent={total === 0 ? 100 : Math.round((done / total) * 100)}
            format={() => `${done} / ${total}`}
            aria-label={tMembers('phone.progress', { done, total })}
            size="small"
          />
        </div>
      )}
      <div ref={scroll} className={styles.scroll} tabIndex={-1}>
        {quiz.questions.map((question, index) => {
          const { questionId } = question;
          const result = results[index];
          if (!page.has(questionId) || !result) return null;
          return (
            <PhoneQuestion
              key={questionId}
              question={question}
              optionIds={result.optionIds}
              input={answers[questionId]}
              problems={checked.has(questionId) ? result.problems : nothing}
              onAnswer={onAnswer}
              focusRef={focusRef}
            />
          );
        })}
      </div>
      <div className={styles.buttons}>
        {quiz.allowBack && place > 0 && <Button onClick={onBack}>{tMembers('phone.back')}</Button>}
        <Button type="primary" style={{ flex: 1 }} onClick={goNext}>
          {tMembers(place >= pages.length - 1 ? 'phone.submit' : 'phone.next')}
        </Button>
      </div>
    </div>
  );
}
