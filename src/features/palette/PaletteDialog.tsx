import { Modal } from 'antd';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { KeyHints } from './KeyHints';
import { LateResults } from './LateResults';
import { PaletteField } from './PaletteField';
import type { Shown } from './PaletteResults';
import styles from './palette.module.css';

type Props = {
  /** Shortcut that closes it again. */
  keys: string;
  onClose: () => void;
};

/** A field with its results below (WAI-ARIA: combobox with a list box). The text is dropped on close. */
export function PaletteDialog({ keys, onClose }: Props) {
  const t = useText(paletteTexts);
  const listId = useId();
  const [text, setText] = useState('');
  const [{ activeId, count }, setShown] = useState<Shown>({ activeId: undefined, count: 0 });
  const onShown = useCallback((next: Shown) => setShown(next), []);
  const input = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const missed = useRef<KeyboardEvent>(undefined);
  const place = useShortcuts([{ keys, label: t('close'), run: onClose }]);
  useRestoreFocus(true);
  return (
    <Modal
      open
      title={t('title')}
      closable={false}
      footer={null}
      width={640}
      // Above nested drawers, below messages.
      zIndex={1900}
      className={styles.dialog}
      // The title is for screen readers only.
      classNames={{ header: hidden.hidden }}
      transitionName=""
      maskTransitionName=""
      // antd may have focused the dialog instead of the field.
      afterOpenChange={(isShown) => isShown && input.current?.focus()}
      onCancel={onClose}
    >
      <div ref={place}>
        <PaletteField {...{ input, listId, activeId, onKey, missed }} hasOptions={count > 0} onText={setText} />
        {/* The options are reached from the field; browsers would give the focus to what scrolls. */}
        <div className={styles.results} tabIndex={-1}>
          <LateResults {...{ text, listId, onKey, missed, onShown, onClose }} />
        </div>
        <KeyHints />
      </div>
    </Modal>
  );
}
