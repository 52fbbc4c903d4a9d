import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { isMac, keyNames } from '@/utils/shortcut-keys';
import styles from './palette.module.css';

/** What keys do in the palette. */
export function KeyHints() {
  const t = useText(paletteTexts);
  const mod = keyNames('mod+enter', isMac()).join('+');
  return (
    <div className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('key.choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('key.open')}
      </span>
      <span>
        <kbd>{mod}</kbd> {t('key.newTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('key.close')}
      </span>
    </div>
  );
}
