import { useMemoizedFn } from 'ahooks';
import { Button, Drawer, Flex } from 'antd';
import { type Dispatch, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import type { TestCase } from '@/contract/quiz';
import { toBusinessDay } from '@/domain/period/calendar';
import type { Finding } from '@/domain/quiz/checks/finding';
import { keepFittingAnswers } from '@/domain/quiz/engine/kept-answers';
import { runTrial } from '@/domain/quiz/engine/trial';
import { useMinute } from '@/hooks/useMinute';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { useEditor, useEditorState } from '../EditorContext';
import { EndPage } from './phone/EndPage';
import { Phone } from './phone/Phone';
import type { Session, SessionAction } from './session';
import { TrialReport } from './TrialReport';
import styles from './trial.module.css';
import { useMemoizedHints } from './useMemoizedHints';

const SIZE = 'min(1160px, 100vw)';
const PHONE_HEIGHT = 'max(400px, calc(100vh - 150px))';

type Props = {
  session: Session;
  dispatch: Dispatch<SessionAction>;
  /** Index of the test case to open at first. */
  caseIndex: number | undefined;
  /** Opens a part of the quiz in the editor. */
  onShow: (at: Finding['at']) => void;
  onClose: () => void;
};

const none: never[] = [];

/** Test run: a phone to answer the quiz, beside the result and its reasons (docs/domain.md 6.3, 试答). */
export default function TrialDrawer({ session, dispatch, caseIndex, onShow, onClose }: Props) {
  const t = useText(quizTrialTexts);
  useRestoreFocus(true);
  const { projectId } = useEditor();
  const quiz = useEditorState(({ history }) => history.present);
  const today = toBusinessDay(useMinute());
  const hints = useMemoizedHints();
  const { answers } = session;
  const result = useMemo(
    () => runTrial(quiz, answers, { today, projectId, hints: hints.hints ?? none }),
    [quiz, answers, today, projectId, hints.hints],
  );
  // The phone updates at once; the report, with up to 200 rules, follows deferred.
  const reported = useDeferredValue(useMemo(() => ({ quiz, session, result }), [quiz, session, result]));

  const openCase = useMemoizedFn(({ testCaseId: caseId, answers: all }: TestCase) => {
    const kept = keepFittingAnswers(quiz, all, today);
    const [first] = quiz.questions;
    const droppedCount = Object.keys(all).length - Object.keys(kept).length;
    const at = first ? { questionId: first.questionId } : 'start';
    dispatch({ type: 'begin', answers: kept, at, caseId, droppedCount });
  });
  const begin = useEffectEvent(() => {
    const testCase = caseIndex === undefined ? undefined : quiz.testCases[caseIndex];
    if (testCase) openCase(testCase);
    // The quiz may have changed while the drawer was closed.
    else dispatch({ type: 'keep', answers: keepFittingAnswers(quiz, answers, today) });
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
        <TrialReport
          {...reported}
          {...{ hints, today, dispatch, openCase }}
          beginsWithCases={caseIndex !== undefined}
          onShow={useMemoizedFn(onShow)}
        />
      </div>
    </Drawer>
  );
}
