import { type ParamChanges, withParams } from '@/utils/query';

const PATH = '/channel/channel-tracks';

/** Address of one track, over the list of all. */
export const trackPath = (id: string) => `${PATH}?id=${encodeURIComponent(id)}`;

/** What of an address is the same on another page of the list, and with another track over it. */
export const lastingParams = (search: string) => `${withParams(search, { current: null, id: null })}`;

/** Address of the tracks as they are shown, but for some parameters: from the first page on, with nothing over them. */
export const tracksPath = (search: string, changes: ParamChanges) =>
  `${PATH}?${withParams(lastingParams(search), changes)}`;
