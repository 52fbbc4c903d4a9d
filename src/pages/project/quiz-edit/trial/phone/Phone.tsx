import { useMemoizedFn } from 'ahooks';
import { Button, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { MembersLanguage } from '@/components/display/MembersLanguage';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import type { QuizContent } from '@/contract/quiz';
import type { AnswerInput } from '@/contract/quiz-answer';
import { splitIntoPages } from '@/domain/quiz/engine/pages';
import type { QuestionResult } from '@/domain/quiz/engine/result';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import type { Session, SessionAction } from '../session';
import { PhonePage } from './PhonePage';
import styles from './phone.module.css';

type Props = {
  quiz: QuizContent;
  session: Session;
  results: readonly QuestionResult[];
  dispatch: (action: SessionAction) => void;
  /** Content of the page after submitting. */
  end: ReactNode;
  height: string;
};

/** The quiz as members answer it, from the start page to the page after submitting. */
export function Phone({ quiz, session, results, dispatch, end, height }: Props) {
  const t = useText(quizTrialTexts);
  return (
    <PhoneFrame label={t('phone')}>
      <div style={{ height }}>
        <MembersLanguage>
          {/* Texts of antd, such as the weekdays of a calendar. */}
          <ConfigProvider locale={zhCN}>
            <Content {...{ quiz, session, results, dispatch, end, height }} />
          </ConfigProvider>
        </MembersLanguage>
      </div>
    </PhoneFrame>
  );
}

function Content({ quiz, session: { answers, at, checked }, results, dispatch, end, height }: Props) {
  const tMembers = useMembersText(quizTrialTexts);
  const shown = useMemo(() => new Map(results.map((result) => [result.questionId, result])), [results]);
  const pages = useMemo(
    () => splitIntoPages(quiz, (questionId) => shown.get(questionId)?.hiddenBy === null),
    [quiz, shown],
  );
  const findPage = (questionId: string) => pages.findIndex((page) => page.includes(questionId));
  const goTo = (place: number) => {
    const [questionId] = pages[place] ?? [];
    dispatch({ type: 'goTo', at: questionId === undefined ? 'end' : { questionId } });
  };
  const answer = useMemoizedFn((questionId: string, input: AnswerInput | undefined) =>
    dispatch({ type: 'answer', questionId, input }),
  );
  const place = typeof at === 'object' ? Math.max(findPage(at.questionId), 0) : 0;
  const next = () => {
    const passed = pages.slice(0, place + 1).flat();
    const wrong = passed.find((questionId) => (shown.get(questionId)?.problems ?? []).length > 0);
    dispatch({ type: 'check', questionIds: passed });
    // An edit of the quiz may have made an answer on a previous page invalid.
    if (wrong !== undefined) goTo(findPage(wrong));
    else goTo(place + 1);
    return wrong;
  };

  return (
    <div className={styles.screen} style={{ height }}>
      {at === 'start' && <StartPage quiz={quiz} isEmpty={pages.length === 0} onBegin={() => goTo(0)} />}
      {at === 'end' && (
        <ScrollArea label={tMembers('phone.result')} takesFocus>
          {end}
        </ScrollArea>
      )}
      {typeof at === 'object' && (
        <PhonePage
          {...{ quiz, results, pages, place, answers, checked }}
          onAnswer={answer}
          onBack={() => goTo(place - 1)}
          onNext={next}
        />
      )}
    </div>
  );
}

type StartProps = {
  quiz: QuizContent;
  /** The quiz has no questions to answer. */
  isEmpty: boolean;
  onBegin: () => void;
};

function StartPage({ quiz: { title, intro, estimatedMinutes }, isEmpty, onBegin }: StartProps) {
  const tMembers = useMembersText(quizTrialTexts);
  return (
    <>
      <ScrollArea label={tMembers('phone.start')}>
        <p className={styles.title}>{title || tMembers('phone.untitled')}</p>
        {intro && <p className={styles.intro}>{intro}</p>}
        {estimatedMinutes !== null && (
          <p className={styles.note}>{tMembers('phone.minutes', { minutes: estimatedMinutes })}</p>
        )}
      </ScrollArea>
      <div className={styles.buttons}>
        <Button block type="primary" disabled={isEmpty} onClick={onBegin}>
          {tMembers('phone.begin')}
        </Button>
      </div>
    </>
  );
}

/** Area that can be scrolled by keyboard. */
function ScrollArea({ label, takesFocus, children }: { label: string; takesFocus?: boolean; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard, and nothing in it can have the focus
    <section ref={place} className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
