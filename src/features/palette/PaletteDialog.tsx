import { Modal, Spin } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import hidden from '@/components/hidden.module.css';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { KeyHints } from './KeyHints';
import { PaletteField } from './PaletteField';
import styles from './palette.module.css';

// All that can be found comes when the palette is first opened. Its field is there at once: what is typed meanwhile stays.
const PaletteResults = lazy(() => import('./PaletteResults'));

type Props = {
  /** Close it again. */
  keys: string;
  onClose: () => void;
};

/** A field, and below it what fits the text in it (WAI-ARIA: combobox with a list box). The text lives as long as it. */
export function PaletteDialog({ keys, onClose }: Props) {
  const t = useText(paletteTexts);
  const listId = useId();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const place = useShortcuts([{ keys, label: t('close'), run: onClose }]);
  useFocusBack(true);
  return (
    <Modal
      open
      title={t('title')}
      closable={false}
      footer={null}
      width={640}
      className={styles.dialog}
      // The field says what it is; the name of the dialog is for screen readers.
      classNames={{ header: hidden.hidden }}
      transitionName=""
      maskTransitionName=""
      // Once it is open antd may have given the focus to the dialog around the field.
      afterOpenChange={(isShown) => isShown && input.current?.focus()}
      onCancel={onClose}
    >
      <div ref={place}>
        <PaletteField {...{ input, text, listId, activeId, onKey }} onText={setText} />
        <div className={styles.results}>
          <ErrorBoundary>
            <Suspense fallback={<Spin className={styles.loading} />}>
              <PaletteResults {...{ text, listId, onKey, onClose }} onActive={setActiveId} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <KeyHints />
      </div>
    </Modal>
  );
}
