import { EVENT_TRACKS_PATH } from '@/features/event-track/event-track-path';
import { withParams } from '@/utils/query';

/** URL of the listed events of one kind, on the first page. */
export const getEventHref = (search: string, eventCode: string) =>
  `${EVENT_TRACKS_PATH}?${withParams(search, { current: null, id: null, panel: null, eventCode })}`;
