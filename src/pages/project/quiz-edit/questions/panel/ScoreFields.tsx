import { memo } from 'react';
import { NumberField } from '@/components/inputs/NumberField';
import { SelectField } from '@/components/inputs/SelectField';
import { question as limit, option as optionLimit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEditorState } from '../../EditorContext';
import { ScoreRangesEditor } from './ScoreRangesEditor';
import { useQuestion } from './useQuestion';

type Props = { id: string; type: QuestionType; scoreMode: QuizContent['scoreMode'] };

/** Scoring fields of a question that the score mode needs. */
export const ScoreFields = memo(function ScoreFields({ id, type, scoreMode }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const isScored = useQuestion(id, ({ scored }) => scored);
  if (!isScored) return null;
  return (
    <>
      {type === 'multiple' && (
        <NumberField
          name="scoreCap"
          label={t('field.scoreCap')}
          min={-optionLimit.maxScore}
          max={optionLimit.maxScore}
          decimals={2}
          suffix={tPanel('unit.points')}
          extra={tEdit('scoreCap.hint')}
        />
      )}
      {type === 'number' && <ScoreRangesEditor id={id} />}
      {scoreMode === 'weighted' && (
        <NumberField name="weight" label={t('field.weight')} min={0} max={limit.maxWeight} decimals={2} isRequired />
      )}
      {scoreMode === 'dimension' && (
        <SelectField
          name="dimensionId"
          label={t('field.dimension')}
          isRequired
          emptyText={tEdit('dimension.none')}
          options={dimensions.map(({ dimensionId, name }, at) => ({
            value: dimensionId,
            label: name || tPanel('dimension.nth', { place: at + 1 }),
          }))}
        />
      )}
    </>
  );
});
