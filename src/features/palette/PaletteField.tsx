import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import styles from './palette.module.css';

type Props = {
  /** The field itself. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** The list box below it, and the option in it that Enter opens. */
  listId: string;
  activeId: string | undefined;
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
};

/** Where is typed what is looked for. */
export function PaletteField({ input, text, onText, listId, activeId, onKey }: Props) {
  const t = useText(paletteTexts);
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
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // Keys of an input method choose among its characters.
          if (!event.nativeEvent.isComposing && event.keyCode !== 229) onKey.current?.(event);
        }}
      />
    </div>
  );
}
