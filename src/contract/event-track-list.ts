import { z } from 'zod';
import { day, id, instant, manyIds, manyOf, sortsOf, text } from './common';
import { eventCodes, eventProperties, track as limit, networkTypes } from './limits/track';

export const count = z.int().nonnegative();
export const eventCode = z.enum(eventCodes).describe('show and hide: the mini program came to the front and left it');
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

export const period = {
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
