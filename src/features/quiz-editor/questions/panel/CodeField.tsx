import { useState } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import { question as limit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { renameQuestionCode } from '@/domain/quiz/edit/codes';
import type { Refusal } from '@/domain/quiz/edit/result';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEditor } from '../../EditorContext';
import { Labelled } from './Labelled';

/** What exports and rules call the question: unique, so that it is taken over once it is whole. */
export function CodeField({ question: { questionId, code } }: { question: Question }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const [typed, setTyped] = useState<{ of: string; text: string; refusal?: Refusal }>();
  const shown = typed?.of === code ? typed : undefined;
  const write = (text: string) =>
    setTyped({ of: code, text, refusal: store.edit((quiz) => renameQuestionCode(quiz, questionId, text)) });
  return (
    <Labelled
      label={t('field.code')}
      extra={tEdit('code.hint')}
      error={shown?.refusal && t(`edit.${shown.refusal.code}`, shown.refusal.params)}
    >
      {(id) => (
        <TextInput
          id={id}
          isDisabled={!isEditable}
          max={limit.maxCodeLength}
          clean={cleanLine}
          value={shown?.text ?? code}
          onChange={(text) => write(text ?? '')}
        />
      )}
    </Labelled>
  );
}
