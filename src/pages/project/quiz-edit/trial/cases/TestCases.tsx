import { Button, Empty, Flex, Typography } from 'antd';
import { type Dispatch, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quiz as limit } from '@/contract/limits/quiz';
import type { QuizContent, TestCase } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';
import { addItem, deleteItem, updateItem } from '@/domain/quiz/edit/items';
import { keepFittingAnswers } from '@/domain/quiz/engine/kept-answers';
import type { Trial } from '@/domain/quiz/engine/trial';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { useEdit, useEditor, useEditTools } from '../../EditorContext';
import type { Session, SessionAction } from '../session';
import styles from '../trial.module.css';
import { CaseForm } from './CaseForm';
import { CaseRow } from './CaseRow';
import { DeletedCase } from './DeletedCase';
import { useExpectations } from './useExpectations';
import type { Outcome } from './useOutcomes';

type Props = {
  quiz: QuizContent;
  session: Session;
  dispatch: Dispatch<SessionAction>;
  outcomes: readonly Outcome[];
  result: Pick<Trial<never>, 'outcome' | 'level'>;
  today: string;
  openCase: (testCase: TestCase) => void;
};

/** Test cases: answers with an expected result, which each publish check runs again (docs/domain.md 6.3). */
export function TestCases({ quiz, session, dispatch, outcomes, result, today, openCase }: Props) {
  const t = useText(quizTrialTexts);
  const { isEditable, store } = useEditor();
  const { newId } = useEditTools();
  const edit = useEdit();
  const { label } = useExpectations(quiz);
  /** Id of the case in the form; `new` for a new one. */
  const [editing, setEditing] = useState<string>();
  const [deleted, setDeleted] = useState<{ testCase: TestCase; index: number }>();
  const container = useRef<HTMLDivElement>(null);
  const got = result.outcome === 'disqualified' ? 'excluded' : (result.level?.code ?? null);
  const answers = () => keepFittingAnswers(quiz, session.answers, today);
  const findIndex = (testCaseId: string) =>
    store.get().history.present.testCases.findIndex((one) => one.testCaseId === testCaseId);

  /** Closes the form; the focus returns to the row of the case, or to the button that adds one. */
  const close = () => {
    const row = `[data-case="${editing}"]`;
    flushSync(() => setEditing(undefined));
    container.current?.querySelector<HTMLElement>(`${row} button, :scope:not(:has(${row})) button`)?.focus();
  };
  const add = ({ name, expected }: Pick<TestCase, 'name' | 'expected'>) => {
    const testCase: TestCase = { testCaseId: newId(), name, answers: answers(), expected };
    if (!edit((now) => addItem(now, 'testCases', testCase, now.testCases.length))) return;
    dispatch({ type: 'noteCase', caseId: testCase.testCaseId });
    close();
  };
  const change = (testCase: TestCase, by: Partial<TestCase>) => {
    edit((now) => updateItem(now, 'testCases', findIndex(testCase.testCaseId), { ...testCase, ...by }));
    if (editing !== undefined) close();
  };
  const remove = (testCase: TestCase) => {
    const index = findIndex(testCase.testCaseId);
    if (!edit((now) => deleteItem(now, 'testCases', index))) return;
    setDeleted({ testCase, index });
  };
  const undo = ({ testCase, index }: { testCase: TestCase; index: number }) => {
    edit((now) => addItem(now, 'testCases', testCase, index));
    setDeleted(undefined);
    container.current?.focus();
  };
  const isFull = quiz.testCases.length >= limit.maxTestCases;
  return (
    <Flex ref={container} vertical gap={12} tabIndex={-1}>
      {isEditable && editing !== 'new' && (
        <Flex gap={8} align="center" wrap>
          <Button type="primary" disabled={isFull} onClick={() => setEditing('new')}>
            {t('case.save')}
          </Button>
          {isFull && <Typography.Text type="secondary">{t('case.full', { max: limit.maxTestCases })}</Typography.Text>}
        </Flex>
      )}
      {isEditable && editing === 'new' && (
        <>
          <CaseForm
            quiz={quiz}
            proposed={{ name: t('case.newName', { number: outcomes.length + 1, level: label(got) }), expected: got }}
            saveText={t('case.save')}
            onSave={add}
            onCancel={close}
          />
          <Typography.Text type="secondary">{t('case.synthetic')}</Typography.Text>
        </>
      )}
      {isEditable && deleted && (
        <DeletedCase
          key={deleted.testCase.testCaseId}
          name={deleted.testCase.name}
          onUndo={() => undo(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {outcomes.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('case.empty')} />
      ) : (
        <ul className={styles.facts} aria-label={t('cases')}>
          {outcomes.map((outcome) => {
            const { testCase } = outcome;
            const { testCaseId } = testCase;
            return (
              <CaseRow
                key={testCaseId}
                {...{ quiz, outcome, isEditable }}
                isOpen={session.caseId === testCaseId}
                isChanged={session.caseId === testCaseId && !isSameValue(session.answers, testCase.answers)}
                isEditing={editing === testCaseId}
                onOpen={() => openCase(testCase)}
                onEdit={() => setEditing(testCaseId)}
                onChange={(by) => change(testCase, by)}
                onTakeAnswers={() => change(testCase, { answers: answers() })}
                onDelete={() => remove(testCase)}
                onCancel={close}
              />
            );
          })}
        </ul>
      )}
    </Flex>
  );
}
