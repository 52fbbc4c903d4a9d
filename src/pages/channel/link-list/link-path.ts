import type { ChannelLink } from '@/contract/channel-link-list';
import { track } from '@/contract/limits/track';
import { getTrackDays } from '@/domain/channel/figure-days';
import { toBusinessDay } from '@/domain/period/calendar';
import { channelTracksPath } from '@/features/channel/paths';
import type { channelLinkTexts } from '@/locales/channelLink';
import { serverNow } from '@/utils/clock';
import type { TextOf } from '@/utils/text';

/**
 * Label and URL of the tracks of a link (docs/domain.md 6): since its creation like its figures, or only the last days
 * that the log can show, which the label then mentions.
 */
export function getTracksLink(t: TextOf<typeof channelLinkTexts>, { id, channelId, createdAt }: ChannelLink) {
  const from = toBusinessDay(Date.parse(createdAt));
  const { isPart, ...days } = getTrackDays({ from }, toBusinessDay(serverNow()));
  return {
    label: isPart ? t('action.tracksPart', { count: track.maxChannelDays }) : t('action.tracks'),
    href: channelTracksPath(channelId, { ...days, linkId: id }),
  };
}
/** URL of the links of all channels. */
export const ALL_LINKS_PATH = '/channel/link-list';
