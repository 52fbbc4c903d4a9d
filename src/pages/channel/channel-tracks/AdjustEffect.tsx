import { Alert } from 'antd';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import styles from './tracks.module.css';

type Props = {
  event: string;
  day: string;
  from: string;
  /** Undefined until a channel is selected. */
  to: string | undefined;
};

/** Figures that an adjustment changes, and those that stay. */
export function AdjustEffect({ event, day, from, to }: Props) {
  const t = useText(channelTrackTexts);
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      title={t('adjust.effect')}
      description={
        <ul className={styles.effect}>
          <li>{t('adjust.effectFrom', { day, event, channel: from })}</li>
          <li>
            {to === undefined ? t('adjust.effectToUnknown', { event }) : t('adjust.effectTo', { event, channel: to })}
          </li>
          <li>{t('adjust.effectRest')}</li>
        </ul>
      }
    />
  );
}
