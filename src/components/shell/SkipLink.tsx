import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** First stop of the keyboard: past menu and header. Seen only while focused. */
export function SkipLink() {
  const t = useText(appTexts);
  return (
    <a
      className={styles.link}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves the focus without writing a fragment into the address, which lists keep their state in.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
