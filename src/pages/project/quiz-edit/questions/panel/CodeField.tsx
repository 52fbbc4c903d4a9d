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
import { Labelled } from './Labelled';

type Props = {
  label: string;
  hint?: string;
  /** Id of the question or option. */
  of: string;
  code: string;
  max: number;
  rename: (quiz: QuizContent, id: string, code: string) => EditResult;
};

/**
 * Code of a question or option in exports. It must be unique, so it applies only on Enter or blur; Escape restores it.
 * Errors are shown while typing, and leaving for another question reports a code that was not applied.
 */
export function CodeField({ label, hint, of, code, max, rename }: Props) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const { message } = App.useApp();
  const { store, isEditable } = useEditor();
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  // An undo or another change of the code discards the typed text.
  const text = typed?.over === code ? typed.text : undefined;
  const result = text === undefined || text === code ? undefined : rename(store.get().history.present, of, text);
  const refusal = result?.ok === false ? result.refusal : undefined;
  const said = refusal && t(`edit.${refusal.code}`, refusal.params);
  useUnmount(() => {
    const now = text !== undefined && rename(store.get().history.present, of, text);
    if (said && now && !now.ok && now.refusal.code !== 'notFound') message.warning(tPanel('code.notTaken', { said }));
  });
  const takeOver = () => {
    if (text === undefined || !result?.ok) return;
    store.edit((quiz) => rename(quiz, of, text));
    // Otherwise the text would return when the code is undone.
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') takeOver();
    if (event.key !== 'Escape' || text === undefined || text === code) return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <Labelled label={label} extra={hint} error={said}>
      {(id) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its field
        <div onKeyDown={onKeyDown} onBlur={takeOver}>
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
    </Labelled>
  );
}
