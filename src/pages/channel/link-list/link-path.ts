import type { ChannelLink } from '@/contract/channel-link';

const LIST = '/channel/link-list';

/** The addresses that lead from links to their screens (docs/domain.md 6). */
export const linkPath = ({ id }: Pick<ChannelLink, 'id'>) => `${LIST}?${new URLSearchParams({ id })}`;
export const tracksPath = ({ id, channelId }: Pick<ChannelLink, 'id' | 'channelId'>) =>
  `/channel/channel-tracks?${new URLSearchParams({ linkId: id, channelId })}`;
/** Of all channels. */
export const ALL_LINKS = LIST;
