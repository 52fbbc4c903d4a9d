import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import styles from './palette.module.css';

type Props = {
  /** The field itself. */
  input: RefObject<HTMLInputElement | null>;
  /** Called with the text, but not during composition. */
  onText: (text: string) => void;
  /** Id of the list box, and of the active option. */
  listId: string;
  activeId: string | undefined;
  hasOptions: boolean;
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Enter that was pressed before the results were loaded. */
  missed: RefObject<KeyboardEvent | undefined>;
};

/** Search field of the palette. */
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
  // Not by autoFocus, because antd renders the dialog before it is in the document.
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
          // Keys of an input method select characters.
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
