import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import styles from './palette.module.css';

type Props = {
  /** The field itself. */
  input: RefObject<HTMLInputElement | null>;
  /** Hears what is looked for: not what an input method still composes. */
  onText: (text: string) => void;
  /** The list box below it, and the option in it that Enter opens. */
  listId: string;
  activeId: string | undefined;
  hasOptions: boolean;
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Enter, pressed for this text when nobody heard it yet. */
  missed: RefObject<KeyboardEvent | undefined>;
};

/** Where is typed what is looked for. */
export function PaletteField({ input, onText, listId, activeId, hasOptions, onKey, missed }: Props) {
  const t = useText(paletteTexts);
  const [text, setText] = useState('');
  const isComposing = useRef(false);
  const change = (next: string) => {
    setText(next);
    if (isComposing.current) return;
    missed.current = undefined;
    onText(next);
  };
  // Not by autoFocus: antd draws the dialog before it is in the document.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <div className={styles.field}>
      <SearchOutlined aria-hidden />
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label={t('title')}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          change(currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Keys of an input method choose among its characters.
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (onKey.current) return onKey.current(event);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!event.repeat) missed.current = event;
        }}
      />
    </div>
  );
}
