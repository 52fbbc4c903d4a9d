import type { ChannelLink } from '@/contract/channel-link';
import { track } from '@/contract/limits/track';
import { getTrackDays } from '@/domain/channel/figure-days';
import { toBusinessDay } from '@/domain/period/calendar';
import { channelTracksPath } from '@/features/channel/paths';
import type { channelLinkTexts } from '@/locales/channelLink';
import { serverNow } from '@/utils/clock';
import type { TextOf } from '@/utils/text';

/**
 * The way from a link to its tracks (docs/domain.md 6): of all days, as its figures are, or of the last ones that the log
 * shows at once, which the label says.
 */
export function tracksLink(t: TextOf<typeof channelLinkTexts>, { id, channelId, createdAt }: ChannelLink) {
  const from = toBusinessDay(Date.parse(createdAt));
  const { isPart, ...days } = getTrackDays({ from }, toBusinessDay(serverNow()));
  return {
    label: isPart ? t('action.tracksPart', { count: track.maxChannelDays }) : t('action.tracks'),
    href: channelTracksPath(channelId, { ...days, linkId: id }),
  };
}
/** Of all channels. */
export const ALL_LINKS = '/channel/link-list';
