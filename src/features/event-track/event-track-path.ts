import { withParams } from '@/utils/query';

/** The screen of all events. */
export const EVENT_TRACKS_PATH = '/data/event-tracks';

/** Address of an event: over the list of all. */
export const eventTrackPath = (id: string) => `${EVENT_TRACKS_PATH}?id=${encodeURIComponent(id)}`;

/** The same over the list as it is shown, so that in another tab it has the same neighbours. */
export const eventTrackOver = (search: string, id: string) => `${EVENT_TRACKS_PATH}?${withParams(search, { id })}`;

/** Address of all events of a session on the day that it began. */
export const sessionPath = (sessionId: string, { from, before }: { from: string; before: string }) =>
  `${EVENT_TRACKS_PATH}?${new URLSearchParams({ sessionId, from, before })}`;
