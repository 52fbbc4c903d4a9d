import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

type Props = {
  /** Accessible name of the content. */
  label: string;
  /** Height in pixels, to show no more than fits on a phone; the height of the content by default. */
  height?: number;
  /** Language of the content, if it is all in one. */
  lang?: string;
  /** Content below the phone, such as a button to the next screen. */
  below?: ReactNode;
  children: ReactNode;
};

/** Phone frame around a preview of what members see. */
export function PhoneFrame({ label, height, lang, below, children }: Props) {
  return (
    <section className={styles.device} aria-label={label}>
      <div className={styles.screen} style={{ height }} lang={lang}>
        {children}
      </div>
      {below}
    </section>
  );
}
