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
import { getById } from './get-by-id';
import { type Guard, guard, isText, listOf, pageOf } from './guard';
import { get, list, post, type Query, type ReadOptions } from './http';

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

/** When the first page was read that was read last. */
let asOf: string | undefined;

/** A page of events. Events come in all the time: the pages after the first are of the moment when that was read. */
export async function listEventTracks(query: Query & { current?: number; pageSize?: number }, options?: ReadOptions) {
  const isFirst = query.current === undefined || query.current === 1;
  const page = await list(PATH, isFirst ? query : { ...query, asOf }, { ...options, row: isEvent });
  if ((isFirst || asOf === undefined) && 'asOf' in page && isText(page.asOf)) asOf = page.asOf;
  return page;
}

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
  post(`${PATH}/terms`, query, { ...inPlace, shape: listOf(isTerm) });

export const listEventPages = () => get(`${PATH}/pages`, undefined, { shape: listOf(isPage) });
