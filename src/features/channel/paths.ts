const LIST = '/channel/channel-list';

const at = (path: string, params: Record<string, string | undefined>) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
};

/** URL of a channel in a drawer over the list. */
export const channelPath = (id: string) => at(LIST, { id });

/** URL of the tracks of a channel or one of its links, for a period or the last seven days. */
export const channelTracksPath = (
  channelId: string,
  filter: { from?: string; before?: string; linkId?: string } = {},
) => at('/channel/channel-tracks', { channelId, ...filter });

/** URL of all links of a channel and its subchannels, in any status. */
export const channelLinksPath = (channelId: string) => at('/channel/link-list', { channelId, tab: 'all' });
/** URL of a link in a drawer over the list. */
export const linkPath = (id: string) => at('/channel/link-list', { id });
/** URLs of the form of a new link, of a channel or for a project. */
export const newLinkPath = (channelId: string) => at('/channel/link-list', { channelId, edit: 'new' });
export const newProjectLinkPath = (projectId: string) =>
  at('/channel/link-list', { projectId, tab: 'all', edit: 'new' });
/** URL of the printable sheet with the codes of channels. */
export const codeSheetPath = (ids: readonly string[]) => at(LIST, { sheet: ids.join(',') });
