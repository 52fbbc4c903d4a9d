import { z } from 'zod';
import { day, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text } from './common';
import { defineEndpoint } from './endpoint';
import { eventCodes, track as limit, networkTypes } from './limits/track';

const count = z.int().nonnegative();
const eventCode = z.enum(eventCodes).describe('show and hide: the mini program came to the front and left it');

/** Something that somebody did in the mini program (docs/domain.md 6.11). Rows are added and never changed. */
export const EventTrack = z.object({
  id,
  occurredAt: instant.describe(
    'To the millisecond; receivedAt where the clock of the device was off by more than five minutes',
  ),
  receivedAt: instant,
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
  properties: z.record(z.string(), z.unknown()).describe('Listed keys only: nothing personal, no answers'),
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

const EventTrackFilter = z.object({
  from: day.describe(`At most ${limit.maxEventDays} days`),
  before: day,
  eventCode: manyOf(eventCode).optional(),
  pagePath: text(128).optional(),
  memberNo: text(20).optional(),
  anonymousId: text(64).optional(),
  sessionId: text(64).optional(),
  projectId: manyIds.optional(),
  channelId: manyIds.optional(),
  sceneGroupKey: z.coerce.number<number>().int().optional(),
  os: text(32).optional(),
});

const EventTrackSummary = z.object({
  hours: z.array(z.object({ hour: instant, count })).describe('Events of each hour, oldest first'),
  top: z.array(z.object({ eventCode, count })).describe('Most frequent first'),
});

/** What was searched for, without who did. */
const SearchedTerm = z.object({ term: z.string().max(limit.maxTermLength), users: z.int().min(limit.minSearchers) });

export const eventTrackApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/event-tracks',
    summary: 'A page of event tracks, newest first. 422 on before for more than 31 days',
    query: EventTrackFilter.extend({ ...paging, sort: z.enum(sortsOf(['occurredAt'])).optional() }).strict(),
    data: listOf(EventTrack),
  }),
  summary: defineEndpoint({
    method: 'GET',
    path: '/event-tracks/summary',
    summary: 'Hours and most frequent events of the same rows',
    query: EventTrackFilter.strict(),
    data: EventTrackSummary,
  }),
  terms: defineEndpoint({
    method: 'POST',
    path: '/event-tracks/terms',
    summary: `Terms that were searched for in a period, by how many people did; from ${limit.minSearchers} on. A term can hold a name: it travels in the body`,
    body: z.object({ from: day, before: day, keyword: text(limit.maxTermLength).optional() }),
    data: z.array(SearchedTerm),
  }),
};
