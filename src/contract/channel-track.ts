import { z } from 'zod';
import { day, flag, id, instant, logOf, logPaging, manyIds, manyOf, sortsOf, text } from './common';
import { defineEndpoint } from './endpoint';
import { channelEvents, track as limit } from './limits/track';
import { reasonOf } from './work';

const count = z.int().nonnegative();
const eventType = z
  .enum(channelEvents)
  .describe(
    'launch: of the mini program; register: with a mobile number; adjust: an operator moved an event to another channel',
  );

/** The event that an adjustment moved, and its previous channel. */
const Moved = z.object({
  id,
  eventType,
  /** When the moved event happened. */
  occurredAt: instant,
  /** The channel in which it counted before. */
  fromChannelId: id,
  /** Name of that channel. */
  fromChannelName: z.string(),
});

/** The channel in which an event counts since its last adjustment. */
const CountedIn = z.object({
  channelId: id,
  channelName: z.string(),
  /** The adjustment that moved it there. */
  adjustmentId: id,
  /** Reason that the operator gave. */
  reason: z.string(),
  operatorName: z.string(),
  /** When it was moved. */
  adjustedAt: instant,
});

/** An event of a user who came through a channel (docs/domain.md 6.7). Rows are added and never changed. */
export const ChannelTrack = z.object({
  id,
  occurredAt: instant.describe('To the millisecond'),
  eventType,
  channelId: id.describe('Channel of the event; for an adjustment the new channel'),
  channelName: z.string(),
  /** The promotional link; null: the channel’s own code. */
  linkId: id.nullable(),
  /** Name of that link. */
  linkName: z.string().nullable(),
  /** Code of that link. */
  linkCode: z.string().nullable(),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  memberId: id.nullable(),
  memberNo: z.string().nullable(),
  /** The platform’s user id. */
  openidMasked: z.string().max(16).meta({ mask: 'openid' }),
  /** Whether it was the user’s first visit ever. */
  isNewUser: z.boolean(),
  isFirstTouch: z.boolean().describe('The first event of this person that has a channel'),
  scene: z.int().nullable().describe('Scene number of the platform: where the mini program was opened'),
  sceneGroupKey: z
    .int()
    .nullable()
    .describe(
      'The group of the scene, by its number in the platform’s access_source_session_cnt (docs/domain.md 1.3.1)',
    ),
  subscribeScene: z.string().max(40).nullable().describe('The platform’s word for how somebody began to follow'),
  utm: z.record(z.string(), z.string().max(128)).describe('source, medium, campaign, term, content, as far as given'),
  /** Referrer as reported by the platform; null if it reports none. */
  referrer: z.string().max(512).nullable(),
  /** Path of the first page in the mini program; null for events outside of it. */
  landingPath: z.string().max(128).nullable(),
  ipMasked: z.string().max(45).meta({ mask: 'ip' }),
  regionText: z.string().max(32).nullable(),
  os: z.string().max(32).nullable(),
  deviceModel: z.string().max(64).nullable(),
  recordId: id.nullable(),
  countedIn: CountedIn.nullable().describe('Null if it was never moved and counts in its own channel'),
  adjustOf: Moved.nullable().describe('Of an adjustment: the event that it moved'),
  /** Reason of an adjustment; null for other events. */
  adjustReason: z.string().nullable(),
  operatorName: z.string().nullable().describe('Of an adjustment: who made it'),
});
export type ChannelTrack = z.infer<typeof ChannelTrack>;

export const channelTrackSorts = sortsOf(['occurredAt']);

/** No filter is personal, so the list is always a GET. */
export const ChannelTrackFilter = z.object({
  from: day.describe(`At most ${limit.maxChannelDays} days`),
  /** The business day after the last one. */
  before: day,
  channelId: manyIds
    .optional()
    .describe(
      'Of these channels and those below them: events that count there by now, and adjustments from there or to there',
    ),
  /** Through this link. */
  linkId: id.optional(),
  /** Through the link with this code. */
  linkCode: z.string().regex(limit.linkCode).optional(),
  projectId: manyIds.optional(),
  eventType: manyOf(eventType).optional(),
  /** Only first visits ever, or only other visits. */
  newUser: flag.optional(),
  /** Opened from a scene of this group. */
  sceneGroupKey: z.coerce.number<number>().int().optional(),
  /** Opened from this scene of the platform. */
  scene: z.coerce.number<number>().int().optional(),
  memberNo: text(20).optional(),
});
export type ChannelTrackFilter = z.input<typeof ChannelTrackFilter>;

/** People who reached each step, with adjustments applied. No figure is larger than the one before it. */
export const ChannelFunnel = z.object({
  scanUv: count.describe('Scanned or clicked, or came further'),
  /** Registered with a mobile number. */
  register: count,
  start: count.describe('Began a quiz'),
  /** Submitted a quiz. */
  submit: count,
  /** Signed an agreement. */
  signed: count,
});
export type ChannelFunnel = z.infer<typeof ChannelFunnel>;

/** Figures of tracks. They count people once each unless noted otherwise. */
export const ChannelTrackFigures = ChannelFunnel.extend({
  scanCount: count.describe('Scans and clicks, not people'),
  followCount: count.describe('New followers of the official account'),
  /** People who unfollowed the official account. */
  unfollowCount: count,
  conversionRate: z.number().min(0).max(100).nullable().describe('submit per scanUv in percent, one decimal'),
});
export type ChannelTrackFigures = z.infer<typeof ChannelTrackFigures>;

export const ChannelTrackSummary = z.object({
  total: ChannelTrackFigures,
  before: z
    .object({
      /** The first business day of that period. */
      from: day,
      /** The business day after its last. */
      before: day,
      until: instant.nullable().describe('Counted up to here, as the period is not over; null: counted whole'),
      total: ChannelTrackFigures,
    })
    .nullable()
    .describe('As many days right before; null where the service was not there yet'),
  days: z
    .array(
      z.object({
        /** The business day. */
        date: day,
        /** Rows by event type; a type without rows can be missing. */
        counts: z.partialRecord(z.enum(channelEvents), count),
      }),
    )
    .describe('Every day of the period, oldest first: rows by their type, which sum up to the total of the list'),
  ranking: z
    .array(
      ChannelTrackFigures.extend({
        channelId: id,
        channelName: z.string(),
        /** Name of the parent channel; null if there is none. */
        parentName: z.string().nullable(),
        isTop: z.boolean().describe('No other row has it below'),
      }),
    )
    .describe(
      'Channels that were asked for and have any, most submissions first: each with those below it, as in `total` with channelId. scanCount of the rows that are `isTop` sums up to that of total; people may have come by several channels',
    ),
});
export type ChannelTrackSummary = z.infer<typeof ChannelTrackSummary>;

const rules = '422 on before for more than 92 days, or none';

export const channelTrackApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/channel-tracks',
    summary: `A page of channel tracks, newest first. ${rules}`,
    query: ChannelTrackFilter.extend({ ...logPaging, sort: z.enum(channelTrackSorts).optional() }).strict(),
    data: logOf(ChannelTrack),
  }),
  summary: defineEndpoint({
    method: 'GET',
    path: '/channel-tracks/summary',
    summary: `Figures, days and ranking of the same rows; eventType is of the days alone, as people are counted by all that they did. ${rules}`,
    query: ChannelTrackFilter.strict(),
    data: ChannelTrackSummary,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/channel-tracks/:id',
    summary: 'One channel track',
    data: ChannelTrack,
  }),
  adjust: defineEndpoint({
    method: 'POST',
    path: '/channel-tracks/:id/adjust',
    summary:
      'Move an event to another channel, whatever its status: adds a row and leaves the event, its member and its record as they are; answers the event. 422 on channelId for an unknown one, or the one where it counts; 403 TRACK_ADJUSTED for an adjustment; 409 where somebody has moved it since it was read, so that it counts elsewhere than in fromChannelId',
    body: z.object({
      channelId: id,
      fromChannelId: id.describe('Where it counted when it was read'),
      /** Why it belongs to another channel. */
      reason: reasonOf(limit.maxAdjustReasonLength),
    }),
    data: ChannelTrack,
    errors: ['CONFLICT'],
  }),
};
