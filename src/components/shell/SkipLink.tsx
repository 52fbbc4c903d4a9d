import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** First tab stop: skips menu and header. Visible only on focus. */
export function SkipLink() {
  const t = useText(appTexts);
  return (
    <a
      className={styles.link}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves the focus without adding a fragment to the URL, where lists keep their state.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
