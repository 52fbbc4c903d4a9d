import { type ParamChanges, withParams } from '@/utils/query';

const PATH = '/channel/channel-tracks';

/** URL of one track with the unfiltered list behind it. */
export const trackPath = (id: string) => `${PATH}?id=${encodeURIComponent(id)}`;

/** Query parameters of the list, without the page number, another panel and the open track. */
export const getListSearch = (search: string) => `${withParams(search, { current: null, id: null, panel: null })}`;

/** URL of the filtered tracks with some parameters changed, on the first page and without an open track. */
export const tracksPath = (search: string, changes: ParamChanges) =>
  `${PATH}?${withParams(getListSearch(search), changes)}`;
