import { useUnmount } from 'ahooks';
import { App } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import type { QuizContent } from '@/contract/quiz';
import type { EditResult } from '@/domain/quiz/edit/result';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEditor } from '../../EditorContext';
import { LabeledControl } from './LabeledControl';

type Props = {
  label: string;
  hint?: string;
  /** Id of the question or option. */
  ownerId: string;
  code: string;
  max: number;
  rename: (quiz: QuizContent, id: string, code: string) => EditResult;
};

/**
 * Code of a question or option in exports. It must be unique, so it applies only on Enter or blur; Escape restores it.
 * Errors are shown while typing, and leaving for another question reports a code that was not applied.
 */
export function CodeField({ label, hint, ownerId, code, max, rename }: Props) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const { message } = App.useApp();
  const { store, isEditable } = useEditor();
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  // An undo or another change of the code discards the typed text.
  const text = typed?.over === code ? typed.text : undefined;
  const result = text === undefined || text === code ? undefined : rename(store.get().history.present, ownerId, text);
  const refusal = result?.ok === false ? result.refusal : undefined;
  const error = refusal && t(`edit.${refusal.code}`, refusal.params);
  useUnmount(() => {
    const now = text !== undefined && rename(store.get().history.present, ownerId, text);
    if (error && now && !now.ok && now.refusal.code !== 'notFound')
      message.warning(tPanel('code.notTaken', { said: error }));
  });
  const applyCode = () => {
    if (text === undefined || !result?.ok) return;
    store.edit((quiz) => rename(quiz, ownerId, text));
    // Otherwise the text would return when the code is undone.
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') applyCode();
    if (event.key !== 'Escape' || text === undefined || text === code) return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <LabeledControl label={label} extra={hint} error={error}>
      {(id) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its field
        <div onKeyDown={onKeyDown} onBlur={applyCode}>
          <TextInput
            id={id}
            isDisabled={!isEditable}
            max={max}
            clean={cleanLine}
            value={text ?? code}
            onChange={(next) => setTyped({ over: code, text: next ?? '' })}
          />
        </div>
      )}
    </LabeledControl>
  );
}
