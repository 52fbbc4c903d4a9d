import type {
  EventBetween,
  EventBetweenQuery,
  EventFigures,
  EventSession,
  EventSessionQuery,
  EventSessions,
  EventTermsQuery,
  EventTrack,
  EventTrackFilter,
  EventTrackSummary,
  SearchedTerm,
} from '@/contract/event-track';
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

// What a block of the screen shows is said in its place when it does not arrive.
const inPlace = { errors: 'inline' } as const;

/** A page of events, which come in all the time. */
export const listEventTracks = asOfFirstPage(
  (query: Query & { current?: number; pageSize?: number }, options?: ReadOptions) =>
    list(PATH, query, { ...options, row: isEvent }),
);

/** @throws AppError 404 when there is none */
export const getEventTrack = (id: string) => getById(PATH, id, isEvent);

export const getEventSummary = (filter: EventTrackFilter) =>
  get(`${PATH}/summary`, filter, { ...inPlace, shape: isSummary });

export const getEventBetween = (query: EventBetweenQuery) =>
  get(`${PATH}/between`, query, { ...inPlace, shape: isBetween });

/** Sessions of a member or a device, newest first, and the first day of which anything is kept. */
export const listEventSessions = (query: EventSessionQuery) => {
  const isPageOf = pageOf(isSession, query.pageSize);
  const isSessions: Guard<EventSessions> = (value): value is EventSessions =>
    isPageOf(value) && 'oldestDay' in value && isText(value.oldestDay);
  return get(`${PATH}/sessions`, query, { ...inPlace, shape: isSessions });
};

/** What was searched for. The keyword may hold a name: it travels in a body. */
export const searchEventTerms = (query: EventTermsQuery) =>
  postQuery(`${PATH}/terms`, query, { ...inPlace, shape: listOf(isTerm) });

export const listEventPages = () => get(`${PATH}/pages`, undefined, { ...inPlace, shape: listOf(isPage) });
