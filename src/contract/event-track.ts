import { z } from 'zod';
import { day, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text } from './common';
import { defineEndpoint } from './endpoint';
import { eventCodes, eventProperties, track as limit, networkTypes } from './limits/track';

const count = z.int().nonnegative();
const eventCode = z.enum(eventCodes).describe('show and hide: the mini program came to the front and left it');
const clocks = 'receivedAt where the clock of the device was off by more than five minutes';

/** Something that somebody did in the mini program (docs/domain.md 6.11). Rows are added and never changed. */
export const EventTrack = z.object({
  id,
  occurredAt: instant.describe(`To the millisecond; ${clocks}`),
  receivedAt: instant,
  deviceAt: instant.nullable().describe('What the clock of the device said, where it was not believed; else null'),
  eventCode,
  eventName: z.string().max(32),
  pagePath: z.string().max(128).nullable(),
  pageName: z.string().max(30).nullable(),
  referrerPath: z.string().max(128).nullable(),
  elementId: z.string().max(64).nullable(),
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
  sessionId: z.string().max(64),
  scene: z.int().nullable().describe('The platform’s number of where the mini program was opened'),
  sceneGroupKey: z.int().nullable().describe('The group of the scene (docs/domain.md 1.3.1)'),
  durationMs: z.int().nonnegative().nullable(),
  properties: z
    .partialRecord(z.enum(eventProperties), z.unknown())
    .refine((properties) => new TextEncoder().encode(JSON.stringify(properties)).length <= limit.maxPropertiesBytes)
    .describe(
      `Listed keys only, at most ${limit.maxPropertiesBytes} bytes of JSON: nothing personal, no answers, no searched term. Text in it is text, also where it looks like markup`,
    ),
  os: z.string().max(32).nullable(),
  osVersion: z.string().max(16).nullable(),
  model: z.string().max(64).nullable(),
  wxVersion: z.string().max(16).nullable(),
  sdkVersion: z.string().max(16).nullable(),
  networkType: z.enum(networkTypes),
  ipMasked: z.string().max(45),
  province: z.string().max(16).nullable(),
});
export type EventTrack = z.infer<typeof EventTrack>;

const period = { from: day.describe(`At most ${limit.maxEventDays} days`), before: day };

/** None of these is personal: a list of events is always a GET. */
export const EventTrackFilter = z.object({
  ...period,
  eventCode: manyOf(eventCode).optional(),
  pagePath: text(128).optional(),
  memberNo: text(20).optional(),
  anonymousId: text(64).optional(),
  sessionId: text(64).optional(),
  projectId: manyIds.optional(),
  channelId: manyIds.optional().describe('These channels, and those below them'),
  sceneGroupKey: z.coerce.number<number>().int().optional(),
  os: text(32).optional(),
});
export type EventTrackFilter = z.input<typeof EventTrackFilter>;

export const eventTrackSorts = sortsOf(['occurredAt']);

/** How much was done in a period, people counted once. */
const EventFigures = z.object({
  events: count,
  sessions: count,
  members: count,
  devices: count.describe('Of people who have not registered'),
  errors: count,
});
export type EventFigures = z.infer<typeof EventFigures>;

export const EventTrackSummary = z.object({
  total: EventFigures,
  earlier: EventFigures.nullable().describe(
    'Of as many days right before the period; where its last day is not over, up to the same time of day. null where they are not kept any more',
  ),
  hours: z
    .array(z.object({ hour: instant, count }))
    .describe('Events of each hour of the period that has begun, oldest first'),
  top: z.array(z.object({ eventCode, count })).describe('Most frequent first'),
  isMemberKnown: z.boolean().describe('false where memberNo is the number of nobody'),
});
export type EventTrackSummary = z.infer<typeof EventTrackSummary>;

/** What was searched for, without who did. */
export const SearchedTerm = z.object({
  term: z.string().max(limit.maxTermLength),
  users: z.int().min(limit.minSearchers),
});
export type SearchedTerm = z.infer<typeof SearchedTerm>;

const EventTermsQuery = z.object({ ...period, keyword: text(limit.maxTermLength).optional() });
export type EventTermsQuery = z.input<typeof EventTermsQuery>;

/** The mini program from being opened to being left, as a timeline tells of it. */
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
  startedAt: instant,
  endedAt: instant,
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
  anonymousId: text(64).optional(),
  current: paging.current,
  pageSize: z.coerce.number<number>().int().min(1).max(limit.maxSessions).default(10),
});
export type EventSessionQuery = z.input<typeof EventSessionQuery>;

export const EventSessions = listOf(EventSession).extend({
  oldestDay: day.describe('Of earlier days nothing is kept'),
});
export type EventSessions = z.infer<typeof EventSessions>;

const EventBetweenQuery = EventTrackFilter.omit({ eventCode: true }).extend({ first: eventCode, next: eventCode });
export type EventBetweenQuery = z.input<typeof EventBetweenQuery>;

const milliseconds = z.int().nonnegative();

/** How long it took from an event to another one, in each session from the first of the one to the next of the other. */
export const EventBetween = z.object({
  count: count.describe('Sessions in which the other one followed'),
  notReached: count.describe('Sessions in which it did not'),
  medianMs: milliseconds.nullable(),
  p90Ms: milliseconds.nullable().describe('Nine of ten took no longer'),
  buckets: z
    .array(z.object({ fromMs: milliseconds, beforeMs: milliseconds.nullable(), count }))
    .describe('Shortest first, without a gap; the last one has no end'),
});
export type EventBetween = z.infer<typeof EventBetween>;

const tooLong = `422 on before for more than ${limit.maxEventDays} days, and where it is not after from`;

export const eventTrackApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/event-tracks',
    summary: `A page of event tracks, newest first. ${tooLong}`,
    query: EventTrackFilter.extend({ ...paging, sort: z.enum(eventTrackSorts).optional() }).strict(),
    data: listOf(EventTrack),
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
    data: z.array(EventTrack.pick({ pageName: true }).extend({ pagePath: z.string().max(128) })),
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
