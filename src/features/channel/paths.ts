const LIST = '/channel/channel-list';

const at = (path: string, params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
};

/** A channel beside the list of all. */
export const channelPath = (id: string) => at(LIST, { id });

/** The tracks of a channel on some days, or on the last seven. */
export const channelTracksPath = (channelId: string, days: { from?: string; before?: string } = {}) =>
  at('/channel/channel-tracks', { channelId, ...days });

export const channelLinksPath = (channelId: string) => at('/channel/link-list', { channelId });
/** A link beside the list of all. */
export const linkPath = (id: string) => at('/channel/link-list', { id });
export const newLinkPath = (channelId: string) => at('/channel/link-list', { channelId, edit: 'new' });
/** The codes of channels on paper. */
export const codeSheetPath = (ids: readonly string[]) => at(LIST, { sheet: ids.join(',') });
