import { Button, Spin } from 'antd';
import { type CSSProperties, useRef, useState } from 'react';
import { FocusFallback } from '@/components/page/FocusFallback';
import { useText } from '@/hooks/useText';
import { pictureTexts } from '@/locales/picture';
import styles from './ServedPicture.module.css';

type Props = {
  url: string;
  /** What it shows. */
  alt: string;
  className?: string;
  style?: CSSProperties;
  /** Hears whether it is there, or did not come. */
  onSettled?: (isThere: boolean) => void;
};

/** A picture that the server makes: waited for, and asked for again where it did not come. */
export function ServedPicture({ url, alt, className = '', style, onSettled }: Props) {
  const t = useText(pictureTexts);
  const frame = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<{ url: string; isThere: boolean; attempt: number }>();
  const attempt = settled?.attempt ?? 0;
  const isKnown = settled?.url === url;
  const settle = (isThere: boolean) => {
    setSettled({ url, isThere, attempt });
    onSettled?.(isThere);
  };
  if (isKnown && !settled.isThere) {
    return (
      <div className={`${styles.frame} ${className}`} style={style} role="alert">
        <span>{t('failed')}</span>
        <FocusFallback to={() => frame.current}>
          <Button
            size="small"
            aria-label={`${t('retry')} ${alt}`}
            onClick={() => setSettled({ url: '', isThere: false, attempt: attempt + 1 })}
          >
            {t('retry')}
          </Button>
        </FocusFallback>
      </div>
    );
  }
  return (
    <div ref={frame} tabIndex={-1} className={`${styles.frame} ${className}`} style={style}>
      {!isKnown && <Spin className={styles.waiting} />}
      <img
        // One that did not come is asked for anew.
        key={attempt}
        className={styles.picture}
        src={url}
        alt={alt}
        onLoad={() => settle(true)}
        onError={() => settle(false)}
      />
    </div>
  );
}
