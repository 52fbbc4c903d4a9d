import { Button } from 'antd';
import { useId, useState } from 'react';
import { useText } from '@/hooks/useText';
import { quizPasteTexts } from '@/locales/quizPaste';
import styles from './paste.module.css';

/** Example of the supported formats, which can be inserted into the empty field. */
export function PasteExample({ hasText, onInsert }: { hasText: boolean; onInsert: (text: string) => void }) {
  const t = useText(quizPasteTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        type="link"
        size="small"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('formats')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
        <pre tabIndex={0} className={styles.example}>
          {t('example')}
        </pre>
        <Button size="small" disabled={hasText} onClick={() => onInsert(t('example'))}>
          {t('insertExample')}
        </Button>
      </div>
    </div>
  );
}
