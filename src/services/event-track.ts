import type {
  EventBetween,
  EventBetweenQuery,
  EventFigures,
  EventSession,
  EventSessionQuery,
  EventSessions,
  EventTermsQuery,
  EventTrackSummary,
  SearchedTerm,
} from '@/contract/event-track';
import type { EventTrack, EventTrackFilter } from '@/contract/event-track-list';
import { asOfFirstPage } from './as-of';
import { getById } from './get-by-id';
import { type Guard, guard, isText, listOf, pageOf } from './guard';
import { get, list, postQuery, type Query, type ReadOptions } from './http';

const PATH = '/event-tracks';

const isEvent = guard<EventTrack>({ id: 'text', sessionId: 'text', properties: 'object' });
const isFigures = guard<EventFigures>({ events: 'count', sessions: 'count', errors: 'count' });
const isSummary = guard<EventTrackSummary>({
  total: isFigures,
  hours: 'array',
  top: 'array',
});
const isBetween = guard<EventBetween>({ count: 'count', notReached: 'count', buckets: 'array' });
const isTerm = guard<SearchedTerm>({ term: 'text', users: 'count' });
const isSession = guard<EventSession>({ sessionId: 'text', eventCount: 'count', events: 'array' });
type Page = { pagePath: string; pageName: string | null };
const isPage = guard<Page>({ pagePath: 'text' });

// Each block of the screen shows its failure in place.
const inPlace = { errors: 'inline' } as const;

/** A page of events, a log that grows while it is read. */
export const listEventTracks = asOfFirstPage(
  (query: Query & { current?: number; pageSize?: number }, options?: ReadOptions) =>
    list(PATH, query, { ...options, row: isEvent }),
);

/** @throws AppError 404 if it does not exist */
export const getEventTrack = (id: string) => getById(PATH, id, isEvent);

export const getEventSummary = (filter: EventTrackFilter) =>
  get(`${PATH}/summary`, filter, { ...inPlace, shape: isSummary });

export const getEventBetween = (query: EventBetweenQuery) =>
  get(`${PATH}/between`, query, { ...inPlace, shape: isBetween });

/** Sessions of a member or a device, newest first, and the oldest day with stored events. */
export const listEventSessions = (query: EventSessionQuery) => {
  const isPageOf = pageOf(isSession, query.pageSize);
  const isSessions: Guard<EventSessions> = (value): value is EventSessions =>
    isPageOf(value) && 'oldestDay' in value && isText(value.oldestDay);
  return get(`${PATH}/sessions`, query, { ...inPlace, shape: isSessions });
};

/** Search terms. The keyword can contain a name, so it is sent in the body. */
export const searchEventTerms = (query: EventTermsQuery) =>
  postQuery(`${PATH}/terms`, query, { ...inPlace, shape: listOf(isTerm) });

export const listEventPages = () => get(`${PATH}/pages`, undefined, { ...inPlace, shape: listOf(isPage) });
