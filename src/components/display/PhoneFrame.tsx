import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

type Props = {
  /** Names what it shows. */
  label: string;
  /** In pixels, where a phone shows no more than fits; by default as high as what it shows. */
  height?: number;
  /** The language of what it shows, where that is all in one. */
  lang?: string;
  /** Below the phone, and part of it: the way to the next screen. */
  below?: ReactNode;
  children: ReactNode;
};

/** A phone around what members see. */
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
