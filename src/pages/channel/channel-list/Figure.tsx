import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './channel.module.css';

/** A figure of a channel with all below it; below it its own, where that is another. */
export function Figure({ total, own }: { total: string; own: string }) {
  const t = useText(channelTexts);
  return (
    <>
      {total}
      {own !== total && <small className={styles.own}>{t('own', { figure: own })}</small>}
    </>
  );
}
