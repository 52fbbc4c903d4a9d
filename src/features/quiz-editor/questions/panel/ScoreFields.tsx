import { Form } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { SelectField } from '@/components/inputs/SelectField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { question as limit, option as optionLimit } from '@/contract/limits/quiz';
import type { Question, QuizContent } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useQuiz } from '../../EditorContext';
import { ScoreRangesEditor } from './ScoreRangesEditor';
import type { QuestionValues } from './values';

type Props = { question: Question; scoreMode: QuizContent['scoreMode'] };

/** How its answer counts, as far as the way of scoring asks for it. */
export function ScoreFields({ question, scoreMode }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const dimensions = useQuiz(({ history }) => history.present.dimensions);
  const isScored = Form.useWatch<QuestionValues['scored']>('scored') ?? question.scored;
  const points = { min: -optionLimit.maxScore, max: optionLimit.maxScore, decimals: 2 };
  return (
    <>
      <SwitchField name="scored" label={t('field.scored')} />
      {isScored && question.type === 'multiple' && (
        <NumberField name="scoreCap" label={t('field.scoreCap')} {...points} extra={tEdit('scoreCap.hint')} />
      )}
      {isScored && question.type === 'number' && <ScoreRangesEditor question={question} />}
      {isScored && scoreMode === 'weighted' && (
        <NumberField name="weight" label={t('field.weight')} min={0} max={limit.maxWeight} decimals={2} isRequired />
      )}
      {isScored && scoreMode === 'dimension' && (
        <SelectField
          name="dimensionId"
          label={t('field.dimension')}
          isRequired
          emptyText={tEdit('dimension.none')}
          options={dimensions.map(({ dimensionId, name }) => ({ value: dimensionId, label: name }))}
        />
      )}
    </>
  );
}
