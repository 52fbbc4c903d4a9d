import { z } from 'zod';
import { day, id, instant, listOf, logOf, logPaging, manyIds, manyOf, paging, sortsOf, text } from './common';
import { defineEndpoint } from './endpoint';
import { eventCodes, eventProperties, track as limit, networkTypes } from './limits/track';

const count = z.int().nonnegative();
const eventCode = z.enum(eventCodes).describe('show and hide: the mini program came to the front and left it');
const clocks = 'receivedAt where the clock of the device was off by more than five minutes';

/** An event in the mini program (docs/domain.md 6.11). Rows are added and never changed. */
export const EventTrack = z.object({
  id,
  occurredAt: instant.describe(`To the millisecond; ${clocks}`),
  /** When the server received it. */
  receivedAt: instant,
  deviceAt: instant.nullable().describe('Time of the device’s clock if it was ignored, otherwise null'),
  eventCode,
  /** Name of the event. */
  eventName: z.string().max(32),
  /** Path of the page in the mini program. */
  pagePath: z.string().max(128).nullable(),
  /** Name that operators gave to the page; null if they gave none. */
  pageName: z.string().max(30).nullable(),
  /** Path of the previous page. */
  referrerPath: z.string().max(128).nullable(),
  /** Id of the tapped element in the mini program. */
  elementId: z.string().max(64).nullable(),
  /** Text of the tapped element. */
  elementText: z.string().max(50).nullable(),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  recordId: id.nullable(),
  channelId: id.nullable(),
  channelName: z.string().nullable(),
  linkCode: z.string().nullable(),
  memberId: id.nullable(),
  memberNo: z.string().nullable(),
  anonymousId: z.string().max(64).nullable().describe('Of the device, before anybody registered on it'),
  /** The session of the event; see GET /event-tracks/sessions. */
  sessionId: z.string().max(64),
  scene: z.int().nullable().describe('Scene number of the platform: where the mini program was opened'),
  sceneGroupKey: z
    .int()
    .nullable()
    .describe(
      'The group of the scene, by its number in the platform’s access_source_session_cnt (docs/domain.md 1.3.1)',
    ),
  /** Duration in milliseconds, such as the stay on a page; null for events without a duration. */
  durationMs: z.int().nonnegative().nullable(),
  properties: z
    .partialRecord(z.enum(eventProperties), z.unknown())
    .refine((properties) => new TextEncoder().encode(JSON.stringify(properties)).length <= limit.maxPropertiesBytes)
    .describe(
      `Listed keys only, at most ${limit.maxPropertiesBytes} bytes of JSON: nothing personal, no answers, no searched term. Text in it is text, also where it looks like markup`,
    ),
  os: z.string().max(32).nullable(),
  /** Version of the operating system. */
  osVersion: z.string().max(16).nullable(),
  /** Model of the phone, as the platform names it. */
  model: z.string().max(64).nullable(),
  /** Version of WeChat. */
  wxVersion: z.string().max(16).nullable(),
  /** Version of the platform’s library. */
  sdkVersion: z.string().max(16).nullable(),
  /** Network type. */
  networkType: z.enum(networkTypes),
  ipMasked: z.string().max(45).meta({ mask: 'ip' }),
  /** Province of the IP address; null if it is unknown. */
  province: z.string().max(16).nullable(),
});
export type EventTrack = z.infer<typeof EventTrack>;

const period = {
  from: day.describe(`At most ${limit.maxEventDays} days`),
  /** The business day after the last one. */
  before: day,
};

/** No filter is personal, so the list is always a GET. */
export const EventTrackFilter = z.object({
  ...period,
  eventCode: manyOf(eventCode).optional(),
  /** On the page with this path. */
  pagePath: text(128).optional(),
  memberNo: text(20).optional(),
  /** By this device, before a member registered on it. */
  anonymousId: text(64).optional(),
  /** In this session. */
  sessionId: text(64).optional(),
  projectId: manyIds.optional(),
  channelId: manyIds.optional().describe('These channels, and those below them'),
  /** Opened from a scene of this group. */
  sceneGroupKey: z.coerce.number<number>().int().optional(),
  /** On this operating system. */
  os: text(32).optional(),
});
export type EventTrackFilter = z.input<typeof EventTrackFilter>;

export const eventTrackSorts = sortsOf(['occurredAt']);

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
