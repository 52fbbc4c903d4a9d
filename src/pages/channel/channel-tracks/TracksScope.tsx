import { Link } from '@umijs/max';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { tracksPath } from './paths';
import styles from './tracks.module.css';

type Props = {
  /** Of the channels that the address names. */
  channels: readonly string[];
  /** Of the link that it names; null where there is none such. */
  link: string | null | undefined;
  search: string;
};

/** Whose tracks are shown, where the address says so, with the ways to all of them and to the channels. */
export function TracksScope({ channels, link, search }: Props) {
  const t = useText(channelTrackTexts);
  return (
    <div className={styles.scope}>
      {channels.length > 0 && <strong>{t('scope.channel', { names: channels.join(t('scope.separator')) })}</strong>}
      {typeof link === 'string' && <strong>{t('scope.link', { name: link })}</strong>}
      <Link to="/channel/channel-list">{t('scope.toChannels')}</Link>
      {(channels.length > 0 || link !== undefined) && (
        <Link to={tracksPath(search, { channelId: null, linkId: null })}>{t('scope.toAll')}</Link>
      )}
    </div>
  );
}
