import { Button, Flex, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { StatusBadge } from '@/components/display/StatusBadge';
import type { QuizContent } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import styles from '../trial.module.css';
import { CaseForm } from './CaseForm';
import { useExpectations } from './useExpectations';
import type { Outcome } from './useOutcomes';

type Props = {
  quiz: QuizContent;
  outcome: Outcome;
  /** Whether the phone shows its answers. */
  isOpen: boolean;
  /** Whether the answers on the phone have changed since. */
  isChanged: boolean;
  isEditing: boolean;
  isEditable: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onChange: (change: Partial<Outcome['testCase']>) => void;
  onTakeAnswers: () => void;
  onDelete: () => void;
  onCancel: () => void;
};

/** A test case with its result and actions. */
export function CaseRow({ quiz, outcome, isOpen, isChanged, isEditing, isEditable, ...on }: Props) {
  const t = useText(quizTrialTexts);
  const { label } = useExpectations(quiz);
  const { testCase, got, isPassed } = outcome;
  const { name, expected } = testCase;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={row}
      data-case={testCase.testCaseId}
      className={styles.case}
      aria-current={isOpen || undefined}
      aria-label={name}
    >
      {isEditing ? (
        <CaseForm
          quiz={quiz}
          proposed={{ name, expected }}
          saveText={t('case.apply')}
          onSave={on.onChange}
          onCancel={on.onCancel}
        />
      ) : (
        <Flex vertical gap={4}>
          <div>
            <StatusBadge tone={isPassed ? 'success' : 'error'} label={t(isPassed ? 'case.passed' : 'case.failed')} />{' '}
            <Typography.Text strong>{name}</Typography.Text>
          </div>
          <Typography.Text type={isPassed ? 'secondary' : 'danger'}>
            {isPassed
              ? t('case.as', { expected: label(expected) })
              : t('case.not', { expected: label(expected), got: label(got) })}
          </Typography.Text>
          <Flex gap={8} wrap>
            <Button size="small" aria-label={t('case.openNamed', { name })} onClick={on.onOpen}>
              {t('case.open')}
            </Button>
            {isEditable && (
              <>
                {!isPassed && (
                  <Button
                    size="small"
                    aria-label={t('case.takeNamed', { name })}
                    onClick={() => on.onChange({ expected: got })}
                  >
                    {t('case.take')}
                  </Button>
                )}
                {isOpen && isChanged && (
                  <Button size="small" aria-label={t('case.answersNamed', { name })} onClick={on.onTakeAnswers}>
                    {t('case.answers')}
                  </Button>
                )}
                <Button size="small" aria-label={t('case.editNamed', { name })} onClick={on.onEdit}>
                  {t('case.edit')}
                </Button>
                <Button size="small" danger aria-label={t('case.deleteNamed', { name })} onClick={on.onDelete}>
                  {t('case.delete')}
                </Button>
              </>
            )}
          </Flex>
        </Flex>
      )}
    </li>
  );
}
