import { Select } from 'antd';
import { questionTypes } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { changeType } from '@/domain/quiz/edit/change-type';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { useEdit, useEditor, useEditTools } from '../../EditorContext';
import { Labelled } from './Labelled';

/** What kind of question it is; refused where a rule would lose its meaning, and said so. */
export function TypeField({ question: { questionId, type } }: { question: Question }) {
  const t = useText(quizTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  return (
    <Labelled label={t('field.type')}>
      {(id) => (
        <Select
          id={id}
          value={type}
          disabled={!isEditable}
          options={questionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(chosen) => edit((quiz) => changeType(quiz, questionId, chosen, tools))}
        />
      )}
    </Labelled>
  );
}
