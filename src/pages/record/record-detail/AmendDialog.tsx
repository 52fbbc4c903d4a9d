import { ProFormDependency } from '@ant-design/pro-components';
import { Typography } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import { TextField } from '@/components/inputs/TextField';
import { option as optionLimit } from '@/contract/limits/quiz';
import { record as limit } from '@/contract/limits/record';
import type { AnswerValue, RecordedAnswer } from '@/contract/quiz-answer';
import type { Question } from '@/contract/quiz-question';
import { isChoice } from '@/domain/quiz/model';
import { cleanLine } from '@/domain/validation/text';
import { canDo } from '@/features/record/can-do';
import { type RecordDialogProps, useRecordChange } from '@/features/record/useRecordChange';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { recordDetailTexts } from '@/locales/recordDetail';
import { amendRecord } from '@/services/record';
import { AnswerField, NOT_ANSWERED } from './AnswerField';

type Values = { value: AnswerValue | null; others?: Record<string, string | null>; reason: string };

type Props = RecordDialogProps & {
  question: Question;
  answer: RecordedAnswer;
  /** Number of the question on the screen. */
  number: number;
  /** Current answer as text; null if it is masked. */
  text: string | null;
};

/** Free texts of options that are still selected. */
function getOtherAnswers({ value, others = {} }: Values) {
  const chosen = [value].flat();
  const written = Object.entries(others).flatMap(([id, text]) => (text && chosen.includes(id) ? [[id, text]] : []));
  return written.length > 0 ? { others: Object.fromEntries(written) as Record<string, string> } : {};
}

const isNothing = (value: Values['value'] | undefined) =>
  value === undefined || value === null || value === NOT_ANSWERED || (Array.isArray(value) && value.length === 0);

/** Corrects an answer of a member; the original answer is kept. */
export function AmendDialog({ question, answer, number, text, ...props }: Props) {
  const t = useText(recordDetailTexts);
  const tRecord = useText(recordTexts);
  const { record, subject, change } = useRecordChange(
    props,
    (current) => canDo(current, 'void') && current.withheld === null,
  );
  const { questionId, title, options } = question;
  const points = (score: number | null) => (score === null ? '—' : tRecord('score', { score }));
  return (
    <ActionDialog<Values>
      draft={`record.amend:${record.id}:${questionId}`}
      title={t('amend.title', { recordNo: subject, number })}
      okText={t('amend.ok')}
      width={560}
      version={record.version}
      warning={t('amend.effect')}
      initialValues={{ value: answer.value ?? undefined, others: answer.others }}
      onSubmit={(values) =>
        change(
          (one) =>
            amendRecord(one, {
              questionId,
              value: isNothing(values.value) ? null : values.value,
              ...getOtherAnswers(values),
              reason: values.reason,
            }),
          ({ totalScore, redFlagCount }) => {
            if (redFlagCount > 0 && record.redFlagCount === 0) return t('amend.doneRedFlag');
            return totalScore === record.totalScore
              ? t('amend.done')
              : t('amend.doneScore', { before: points(record.totalScore), after: points(totalScore) });
          },
        )
      }
      onClose={props.onClose}
    >
      <p>
        <bdi>{title}</bdi>
        <br />
        <Typography.Text type="secondary">
          {t('amend.from', { answer: text ?? t(answer.masked ? 'answer.sensitive' : 'answer.none') })}
        </Typography.Text>
      </p>
      <AnswerField question={question} label={t('amend.to')} />
      {isChoice(question.type) && (
        <ProFormDependency name={['value']}>
          {({ value }: Partial<Values>) =>
            options
              .filter(({ optionId, allowOther }) => allowOther && [value].flat().includes(optionId))
              .map(({ optionId, label, otherMaxLength, otherRequired }) => (
                <TextField
                  key={optionId}
                  name={['others', optionId]}
                  label={t('amend.other', { option: label })}
                  isRequired={otherRequired}
                  clean={cleanLine}
                  max={otherMaxLength ?? optionLimit.maxOtherLength}
                />
              ))
          }
        </ProFormDependency>
      )}
      <ReasonField label={t('amend.reason')} min={limit.minAmendReasonLength} max={limit.maxReasonLength} />
    </ActionDialog>
  );
}
