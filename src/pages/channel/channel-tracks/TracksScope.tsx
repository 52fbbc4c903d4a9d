import { Link } from '@umijs/max';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { tracksPath } from './paths';
import styles from './tracks.module.css';

type Props = {
  /** Names of the channels in the URL. */
  channels: readonly string[];
  /** Name of the link in the URL; null if it does not exist. */
  link: string | null | undefined;
  search: string;
};

/** Names the channels and the link that the tracks are restricted to, with links to all tracks and to the channels. */
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
