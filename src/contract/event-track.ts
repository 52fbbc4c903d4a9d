import { z } from 'zod';
import { day, instant, listOf, logOf, logPaging, paging, text } from './common';
import { defineEndpoint } from './endpoint';
import { count, EventTrack, EventTrackFilter, eventCode, eventTrackSorts, period } from './event-track-list';
import { track as limit } from './limits/track';

/** Figures of events in a period. People are counted once. */
const EventFigures = z.object({
  /** Number of events. */
  events: count,
  /** Number of sessions. */
  sessions: count,
  /** Number of members. */
  members: count,
  devices: count.describe('Of people who have not registered'),
  /** Number of events that are errors of the mini program. */
  errors: count,
});
export type EventFigures = z.infer<typeof EventFigures>;

export const EventTrackSummary = z.object({
  total: EventFigures,
  earlier: EventFigures.nullable().describe(
    'Of as many days right before the period; where its last day is not over, up to the same time of day. null where they are not kept any more',
  ),
  hours: z
    .array(
      z.object({
        /** Start of the hour. */
        hour: instant,
        /** Number of events. */
        count,
      }),
    )
    .describe('Events of each hour of the period that has begun, oldest first'),
  top: z
    .array(
      z.object({
        eventCode,
        /** Number of events. */
        count,
      }),
    )
    .describe('Most frequent first'),
  isMemberKnown: z.boolean().describe('false if no member has this memberNo'),
});
export type EventTrackSummary = z.infer<typeof EventTrackSummary>;

/** A search term, without the people who searched for it. */
export const SearchedTerm = z.object({
  /** The search term. */
  term: z.string().max(limit.maxTermLength),
  /** Number of people who searched for it. */
  users: z.int().min(limit.minSearchers),
});
export type SearchedTerm = z.infer<typeof SearchedTerm>;

const EventTermsQuery = z.object({
  ...period,
  /** Part of the term, ignoring case and width. */
  keyword: text(limit.maxTermLength).optional(),
});
export type EventTermsQuery = z.input<typeof EventTermsQuery>;

/** A session in a timeline, from opening the mini program to leaving it. */
export const EventSession = EventTrack.pick({
  sessionId: true,
  channelId: true,
  channelName: true,
  scene: true,
  sceneGroupKey: true,
  os: true,
  osVersion: true,
  model: true,
  province: true,
}).extend({
  /** Time of its first event. */
  startedAt: instant,
  /** Time of its last event. */
  endedAt: instant,
  /** Number of its events. */
  eventCount: count,
  events: z
    .array(
      EventTrack.pick({
        id: true,
        occurredAt: true,
        eventCode: true,
        pagePath: true,
        pageName: true,
        elementText: true,
        projectId: true,
        projectName: true,
        recordId: true,
        durationMs: true,
      }),
    )
    .max(limit.maxSessionEvents)
    .describe(`The first ${limit.maxSessionEvents} of them, oldest first`),
});
export type EventSession = z.infer<typeof EventSession>;

const EventSessionQuery = z.object({
  ...period,
  memberNo: text(20).optional(),
  /** By this device, before a member registered on it. */
  anonymousId: text(64).optional(),
  current: paging.current,
  pageSize: z.coerce.number<number>().int().min(1).max(limit.maxSessions).default(10),
});
export type EventSessionQuery = z.input<typeof EventSessionQuery>;

export const EventSessions = listOf(EventSession).extend({
  oldestDay: day.describe('Oldest day with stored events'),
});
export type EventSessions = z.infer<typeof EventSessions>;

const EventBetweenQuery = EventTrackFilter.omit({ eventCode: true }).extend({ first: eventCode, next: eventCode });
export type EventBetweenQuery = z.input<typeof EventBetweenQuery>;

const milliseconds = z.int().nonnegative();

/** Time between two events: in each session from the first occurrence of one to the next occurrence of the other. */
export const EventBetween = z.object({
  count: count.describe('Sessions in which the other one followed'),
  notReached: count.describe('Sessions in which it did not'),
  /** Median in milliseconds; null if no session reached the other event. */
  medianMs: milliseconds.nullable(),
  p90Ms: milliseconds.nullable().describe('Nine of ten took no longer'),
  buckets: z
    .array(
      z.object({
        /** Lower bound in milliseconds, included. */
        fromMs: milliseconds,
        /** Upper bound in milliseconds, excluded; null: no upper bound. */
        beforeMs: milliseconds.nullable(),
        /** Number of sessions in the bucket. */
        count,
      }),
    )
    .describe('Shortest first, without a gap; the last one has no end'),
});
export type EventBetween = z.infer<typeof EventBetween>;

const tooLong = `422 on before for more than ${limit.maxEventDays} days, and where it is not after from`;

export const eventTrackApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/event-tracks',
    summary: `A page of event tracks, newest first. ${tooLong}`,
    query: EventTrackFilter.extend({
      ...logPaging,
      sort: z.enum(eventTrackSorts).optional(),
    }).strict(),
    data: logOf(EventTrack),
  }),
  summary: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/summary',
    summary: `Figures, hours and most frequent events of the same rows. ${tooLong}`,
    query: EventTrackFilter.strict(),
    data: EventTrackSummary,
  }),
  between: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/between',
    summary: `The time between two events of the same sessions. 422 on next where it is first; ${tooLong}`,
    query: EventBetweenQuery.strict(),
    data: EventBetween,
  }),
  sessions: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/sessions',
    summary: `What one member or device did, session by session, newest first. 422 on memberNo without either, or with both; ${tooLong}`,
    query: EventSessionQuery.strict(),
    data: EventSessions,
  }),
  pages: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/pages',
    summary: 'All pages of the mini program, for a filter to choose from',
    data: z.array(
      EventTrack.pick({ pageName: true }).extend({
        /** Path of the page in the mini program. */
        pagePath: z.string().max(128),
      }),
    ),
  }),
  terms: defineEndpoint({
    method: 'POST',
    path: '/event-tracks/terms',
    summary: `The ${limit.maxTerms} terms that most people searched for in a period; from ${limit.minSearchers} people on. A term can hold a name: the keyword travels in the body. ${tooLong}`,
    body: EventTermsQuery,
    data: z.array(SearchedTerm).max(limit.maxTerms),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/:id',
    summary: 'One event track',
    data: EventTrack,
  }),
};
