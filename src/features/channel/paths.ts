const LIST = '/channel/channel-list';

const at = (path: string, params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
};

/** A channel beside the list of all. */
export const channelPath = (id: string) => at(LIST, { id });

/** The tracks of a channel, or of a link of it, on some days, or on the last seven. */
export const channelTracksPath = (
  channelId: string,
  filter: { from?: string; before?: string; linkId?: string } = {},
) => at('/channel/channel-tracks', { channelId, ...filter });

/** All links of a channel and of those below it, in whatever state. */
export const channelLinksPath = (channelId: string) => at('/channel/link-list', { channelId, tab: 'all' });
/** A link beside the list of all. */
export const linkPath = (id: string) => at('/channel/link-list', { id });
export const newLinkPath = (channelId: string) => at('/channel/link-list', { channelId, edit: 'new' });
/** The codes of channels on paper. */
export const codeSheetPath = (ids: readonly string[]) => at(LIST, { sheet: ids.join(',') });
