import { track as limit } from '@/contract/limits/track';
import { addDays, daysBetween } from '@/domain/period/calendar';

const LIST = '/channel/channel-list';

const at = (path: string, params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
};

/** A channel beside the list of all. */
export const channelPath = (id: string) => at(LIST, { id });

/** The tracks of a channel on the same days, or the last of them where the log shows no more. */
export function channelTracksPath(channelId: string, { from, before }: { from?: string; before?: string } = {}) {
  if (from === undefined || before === undefined) return at('/channel/channel-tracks', { channelId });
  const first = daysBetween(from, before) > limit.maxChannelDays ? addDays(before, -limit.maxChannelDays) : from;
  return at('/channel/channel-tracks', { channelId, from: first, before });
}

export const channelLinksPath = (channelId: string) => at('/channel/link-list', { channelId });
/** A link beside the list of all. */
export const linkPath = (id: string) => at('/channel/link-list', { id });
export const newLinkPath = (channelId: string) => at('/channel/link-list', { channelId, edit: 'new' });
/** The codes of channels on paper. */
export const codeSheetPath = (ids: readonly string[]) => at(LIST, { sheet: ids.join(',') });
