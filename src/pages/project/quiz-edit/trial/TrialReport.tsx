import { Alert, Tabs } from 'antd';
import { type Dispatch, memo, useState } from 'react';
import type { QuizContent, TestCase } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { Trial } from '@/domain/quiz/engine/trial';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { TestCases } from './cases/TestCases';
import { useOutcomes } from './cases/useOutcomes';
import { Reasons } from './report/Reasons';
import { ResultSummary } from './report/ResultSummary';
import type { Session, SessionAction } from './session';
import type { MemoizedHints } from './useMemoizedHints';

type Props = {
  quiz: QuizContent;
  session: Session;
  result: Trial<ResultHint>;
  hints: MemoizedHints;
  today: string;
  beginsWithCases: boolean;
  dispatch: Dispatch<SessionAction>;
  openCase: (testCase: TestCase) => void;
  onShow: (at: Finding['at']) => void;
};

/** Result of the answers so far, its reasons, and the test cases. */
export const TrialReport = memo(function TrialReport({
  quiz,
  session,
  result,
  hints,
  today,
  beginsWithCases,
  dispatch,
  openCase,
  onShow,
}: Props) {
  const t = useText(quizTrialTexts);
  const [tab, setTab] = useState(beginsWithCases ? 'cases' : 'reasons');
  const outcomes = useOutcomes(quiz, today);
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length;
  const { droppedCount } = session;
  return (
    <div>
      <div role="status">
        {droppedCount > 0 && (
          <Alert type="info" showIcon style={{ marginBlockEnd: 16 }} title={t('dropped', { count: droppedCount })} />
        )}
      </div>
      <ResultSummary quiz={quiz} result={result} hints={hints} onShow={onShow} />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
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
  );
});
