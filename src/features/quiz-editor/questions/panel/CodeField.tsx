import { useState } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import type { QuizContent } from '@/contract/quiz';
import type { EditResult, Refusal } from '@/domain/quiz/edit/result';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { useEditor } from '../../EditorContext';
import { Labelled } from './Labelled';

type Props = {
  label: string;
  hint?: string;
  /** The id of the question or option that it is the code of. */
  of: string;
  code: string;
  max: number;
  rename: (quiz: QuizContent, id: string, code: string) => EditResult;
};

/** What exports and rules call a question or an option: unique, so that it is taken over once it is whole. */
export function CodeField({ label, hint, of, code, max, rename }: Props) {
  const t = useText(quizTexts);
  const { store, isEditable } = useEditor();
  const [typed, setTyped] = useState<{ over: string; text: string; refusal: Refusal | undefined }>();
  const shown = typed?.over === code ? typed : undefined;
  const write = (text: string) => {
    const typing = { field: `${of}.code`, from: code, to: text };
    setTyped({ over: code, text, refusal: store.edit((quiz) => rename(quiz, of, text), typing) });
  };
  return (
    <Labelled
      label={label}
      extra={hint}
      error={shown?.refusal && t(`edit.${shown.refusal.code}`, shown.refusal.params)}
    >
      {(id) => (
        <TextInput
          id={id}
          isDisabled={!isEditable}
          max={max}
          clean={cleanLine}
          value={shown?.text ?? code}
          onChange={(text) => write(text ?? '')}
        />
      )}
    </Labelled>
  );
}
