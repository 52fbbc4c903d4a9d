import { memo } from 'react';
import { SelectField } from '@/components/inputs/SelectField';
import { fieldBindings } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { bindingTypes } from '@/domain/quiz/checks/questions';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEditorState } from '../../EditorContext';
import { useQuestion } from './useQuestion';

/** Selects the profile field that the answer fills in; hidden if no profile field fits the type. */
export const BindingField = memo(function BindingField({ id, type }: { id: string; type: QuestionType }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const bound = useQuestion(id, ({ fieldBinding }) => fieldBinding);
  const otherBound = useEditorState(({ history }) =>
    history.present.questions.find((other) => bound && other.questionId !== id && other.fieldBinding === bound),
  );
  const fitting = fieldBindings.filter((binding) => bindingTypes[binding].includes(type));
  if (fitting.length === 0) return null;
  return (
    <SelectField
      name="fieldBinding"
      label={t('field.fieldBinding')}
      extra={otherBound ? tPanel('binding.taken', { name: getQuestionName(otherBound) }) : tEdit('binding.hint')}
      isClearable
      options={fitting.map((value) => ({ value, label: t(`binding.${value}`) }))}
    />
  );
});
