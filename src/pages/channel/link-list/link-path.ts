import type { ChannelLink } from '@/contract/channel-link';

/** The address that leads from a link to its tracks (docs/domain.md 6). */
export const tracksPath = ({ id, channelId }: Pick<ChannelLink, 'id' | 'channelId'>) =>
  `/channel/channel-tracks?${new URLSearchParams({ linkId: id, channelId })}`;
/** Of all channels. */
export const ALL_LINKS = '/channel/link-list';
