import { Alert, Button, Drawer, Flex, Tabs } from 'antd';
import { type Dispatch, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TestCase } from '@/contract/quiz';
import { businessDay } from '@/domain/period/calendar';
import type { Finding } from '@/domain/quiz/checks/finding';
import { keptAnswers } from '@/domain/quiz/engine/kept-answers';
import { trial } from '@/domain/quiz/engine/trial';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { useEditor, useQuiz } from '../EditorContext';
import { useHints } from '../useHints';
import { TestCases } from './cases/TestCases';
import { useOutcomes } from './cases/useOutcomes';
import { EndPage } from './phone/EndPage';
import { Phone } from './phone/Phone';
import { Figures } from './report/Figures';
import { Reasons } from './report/Reasons';
import type { Session, SessionAction } from './session';
import styles from './trial.module.css';

const SIZE = 'min(1160px, 100vw)';
const PHONE_HEIGHT = 'max(400px, calc(100vh - 190px))';

type Props = {
  session: Session;
  dispatch: Dispatch<SessionAction>;
  /** The place of the test case that it begins with. */
  caseIndex: number | undefined;
  /** Leads to a place of the quiz. */
  onShow: (at: Finding['at']) => void;
  onClose: () => void;
};

const none: never[] = [];

/** A phone in which the quiz is answered, and beside it what comes of the answers and why (docs/domain.md 6.3, 试答). */
export default function TrialDrawer({ session, dispatch, caseIndex, onShow, onClose }: Props) {
  const t = useText(quizTrialTexts);
  useFocusBack(true);
  const { projectId } = useEditor();
  const quiz = useQuiz(({ history }) => history.present);
  const today = businessDay(useMinute());
  const hints = useHints(projectId);
  const { answers, droppedCount } = session;
  const result = useMemo(
    () => trial(quiz, answers, { today, projectId, hints: hints.data ?? none }),
    [quiz, answers, today, projectId, hints.data],
  );
  const outcomes = useOutcomes(quiz, today);
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length;
  const [tab, setTab] = useState(caseIndex === undefined ? 'reasons' : 'cases');

  const openCase = ({ testCaseId: caseId, answers: all }: TestCase) => {
    const kept = keptAnswers(quiz, all, today);
    const [first] = quiz.questions;
    const count = Object.keys(all).length - Object.keys(kept).length;
    const at = first ? { questionId: first.questionId } : 'start';
    dispatch({ type: 'begin', answers: kept, at, caseId, droppedCount: count });
  };
  const begin = useEffectEvent(() => {
    const testCase = caseIndex === undefined ? undefined : quiz.testCases[caseIndex];
    if (testCase) openCase(testCase);
    // While it was closed the quiz may have been changed.
    else dispatch({ type: 'keep', answers: keptAnswers(quiz, answers, today) });
  });
  useEffect(() => begin(), []);

  return (
    <Drawer
      open
      size={SIZE}
      title={t('title')}
      extra={
        <Flex gap={8} wrap>
          <Button onClick={() => dispatch({ type: 'goTo', at: 'start' })}>{t('restart')}</Button>
          <Button onClick={() => dispatch({ type: 'begin', answers: {}, at: 'start', caseId: null, droppedCount: 0 })}>
            {t('reset')}
          </Button>
        </Flex>
      }
      onClose={onClose}
    >
      <div className={styles.columns}>
        <Phone
          {...{ quiz, session, dispatch }}
          results={result.questions}
          height={PHONE_HEIGHT}
          end={<EndPage result={result} hints={hints} />}
        />
        <div>
          <div role="status">
            {droppedCount > 0 && <Alert type="info" showIcon title={t('dropped', { count: droppedCount })} />}
          </div>
          <Figures quiz={quiz} result={result} hints={hints} onShow={onShow} />
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: 'reasons',
                label: t('tab.reasons'),
                children: <Reasons quiz={quiz} result={result} onShow={onShow} />,
              },
              {
                key: 'cases',
                label: failed > 0 ? t('tab.casesFailed', { failed }) : t('tab.cases', { count: outcomes.length }),
                children: <TestCases {...{ quiz, session, dispatch, outcomes, result, today, openCase }} />,
              },
            ]}
          />
        </div>
      </div>
    </Drawer>
  );
}
