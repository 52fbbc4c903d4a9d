import { withParams } from '@/utils/query';

export const EVENT_TRACKS_PATH = '/data/event-tracks';

/** URL of one event with the unfiltered list behind it. */
export const eventTrackPath = (id: string) => `${EVENT_TRACKS_PATH}?id=${encodeURIComponent(id)}`;

/** URL of one event that keeps the filters, so that it has the same previous and next event in another tab. */
export const filteredEventTrackPath = (search: string, id: string) =>
  `${EVENT_TRACKS_PATH}?${withParams(search, { id })}`;

/** URL of the events of a session on the day it started. */
export const sessionPath = (sessionId: string, { from, before }: { from: string; before: string }) =>
  `${EVENT_TRACKS_PATH}?${new URLSearchParams({ sessionId, from, before })}`;
