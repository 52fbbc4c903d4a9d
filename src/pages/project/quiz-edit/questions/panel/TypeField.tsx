import { Select } from 'antd';
import { questionTypes } from '@/contract/limits/quiz';
import type { QuestionType } from '@/contract/quiz-question';
import { changeType } from '@/domain/quiz/edit/change-type';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { useEdit, useEditor, useEditTools } from '../../EditorContext';
import { LabeledControl } from './LabeledControl';
import styles from './panel.module.css';

/** Type of a question. A change that would break a rule is refused, and the rules are listed. */
export function TypeField({ id: questionId, type }: { id: string; type: QuestionType }) {
  const t = useText(quizTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  return (
    <LabeledControl label={t('field.type')} className={styles.type}>
      {(id) => (
        <Select
          id={id}
          value={type}
          disabled={!isEditable}
          listHeight={480}
          options={questionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(chosen) => edit((quiz) => changeType(quiz, questionId, chosen, tools))}
        />
      )}
    </LabeledControl>
  );
}
