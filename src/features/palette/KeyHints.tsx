import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import styles from './palette.module.css';

/** Key hints of the palette. */
export function KeyHints() {
  const t = useText(paletteTexts);
  const named = (keys: string) => formatKeys(keys, isMac()).join('+');
  return (
    <div className={styles.hints}>
      <span>
        <kbd>{named('arrowup')}</kbd> <kbd>{named('arrowdown')}</kbd> {t('key.choose')}
      </span>
      <span>
        <kbd>{named('enter')}</kbd> {t('key.open')}
      </span>
      <span>
        <kbd>{named('mod+enter')}</kbd> {t('key.newTab')}
      </span>
      <span>
        <kbd>{named('esc')}</kbd> {t('key.close')}
      </span>
    </div>
  );
}
