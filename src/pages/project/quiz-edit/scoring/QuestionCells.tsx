import { App, Button, Select, Switch } from 'antd';
import { memo } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import { question as limit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import { isChoice } from '@/domain/quiz/model';
import { pointsRange } from '@/domain/quiz/reach/outer-range';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { isDecimal } from '@/utils/number';
import { useEdit, useEditor, useEditorState } from '../EditorContext';
import { Cell } from './Cell';
import styles from './scoring.module.css';

type Mode = QuizContent['scoreMode'];
type Props = { question: Question; scoreMode: Mode };

/** Link that opens the question. */
export const QuestionLink = memo(function QuestionLink({ question, index }: { question: Question; index: number }) {
  const t = useText(quizScoringTexts);
  const { show } = useEditor();
  const name = getQuestionName(question);
  return (
    <Button
      type="link"
      size="small"
      className={styles.question}
      title={t('questions.show', { name })}
      onClick={() => show(['questions', index])}
    >
      {name}
    </Button>
  );
});

/** Minimum and maximum score of the question, and its weight. */
export function PointsCell({ question, scoreMode }: Props) {
  const t = useText(quizScoringTexts);
  if (!question.scored) return <span className={styles.faint}>—</span>;
  if (isChoice(question.type) && question.options.some(({ score }) => score === null)) {
    return <span className={styles.wrong}>{t('points.missing')}</span>;
  }
  const { min, max } = pointsRange(question);
  const points = min === max ? t('points.one', { score: min }) : t('points', { min, max });
  const { weight } = question;
  return scoreMode === 'weighted' && weight !== null ? t('points.weighted', { points, weight }) : points;
}

/** Weight or dimension of the question, by score mode. */
export const QuestionScope = memo(function QuestionScope({ question, scoreMode }: Props) {
  if (!question.scored) return <span className={styles.faint}>—</span>;
  return scoreMode === 'weighted' ? <WeightInput question={question} /> : <DimensionSelect question={question} />;
});

function WeightInput({ question }: { question: Question }) {
  const { questionId, weight } = question;
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const isValid = weight !== null && isDecimal(weight, 2) && 0 <= weight && weight <= limit.maxWeight;
  return (
    <Cell error={isValid ? undefined : t('error.weight', { max: limit.maxWeight })}>
      {(props) => (
        <NumberInput
          {...props}
          aria-label={t('questions.weightOf', { name: getQuestionName(question) })}
          isDisabled={!isEditable}
          inputMode="decimal"
          width={96}
          value={weight}
          onChange={(next) => edit((quiz) => updateQuestion(quiz, questionId, { weight: next }))}
        />
      )}
    </Cell>
  );
}

function DimensionSelect({ question }: { question: Question }) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const { questionId, dimensionId } = question;
  const isKnown = dimensions.some((dimension) => dimension.dimensionId === dimensionId);
  return (
    <Cell error={isKnown ? undefined : t('questions.choose')}>
      {(props) => (
        <Select
          {...props}
          aria-label={t('questions.dimensionOf', { name: getQuestionName(question) })}
          className={styles.choice}
          disabled={!isEditable}
          value={isKnown ? dimensionId : null}
          options={dimensions.map(({ dimensionId: value, name }, at) => ({
            value,
            label: name || t('dimension.nth', { place: at + 1 }),
          }))}
          notFoundContent={t('dimensions.empty')}
          onChange={(next) => edit((quiz) => updateQuestion(quiz, questionId, { dimensionId: next }))}
        />
      )}
    </Cell>
  );
}

/** Whether the question is scored. A scored question is required; a message says so when that changes. */
export const ScoredSwitch = memo(function ScoredSwitch({ question }: { question: Question }) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  const { message } = App.useApp();
  const edit = useEdit();
  const { questionId, required, scored } = question;
  const name = getQuestionName(question);
  const toggle = (isOn: boolean) => {
    const patch = { scored: isOn, required: required || isOn };
    if (edit((quiz) => updateQuestion(quiz, questionId, patch)) && isOn && !required) {
      message.info(t('questions.required', { name }));
    }
  };
  return (
    <Switch
      size="small"
      aria-label={t('questions.scoredOf', { name })}
      disabled={!isEditable}
      checked={scored}
      onChange={toggle}
    />
  );
});
