import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelCodeUrl } from '@/services/channel';
import styles from './CodePicture.module.css';

type Props = {
  channel: { id: string; name: string };
  width: number;
  withName?: boolean;
  className?: string;
  /** Hears whether it is there, or did not come. */
  onSettled?: (isThere: boolean) => void;
};

/** The mini-program code of a channel, as the platform has made it. */
export function CodePicture({ channel: { id, name }, width, withName, className, onSettled }: Props) {
  const t = useText(channelTexts);
  const url = channelCodeUrl(id, { width, withName });
  const [settled, setSettled] = useState<{ url: string; isThere: boolean; attempt: number }>();
  const attempt = settled?.attempt ?? 0;
  const isKnown = settled?.url === url;
  const settle = (isThere: boolean) => {
    setSettled({ url, isThere, attempt });
    onSettled?.(isThere);
  };
  if (isKnown && !settled.isThere) {
    return (
      <div className={`${styles.frame} ${className ?? ''}`} role="alert">
        <span>{t('picture.failed')}</span>
        <Button
          size="small"
          aria-label={`${t('picture.retry')} ${name}`}
          onClick={() => setSettled({ url: '', isThere: false, attempt: attempt + 1 })}
        >
          {t('picture.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      {!isKnown && <Spin className={styles.waiting} />}
      <img
        // A picture that did not come is asked for anew.
        key={attempt}
        className={styles.picture}
        src={url}
        alt={t('picture.alt', { name })}
        onLoad={() => settle(true)}
        onError={() => settle(false)}
      />
    </div>
  );
}
