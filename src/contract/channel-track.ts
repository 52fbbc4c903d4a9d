import { z } from 'zod';
import { day, flag, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text } from './common';
import { defineEndpoint } from './endpoint';
import { channelEvents, track as limit } from './limits/track';
import { reasonOf } from './work';

const count = z.int().nonnegative();
const eventType = z
  .enum(channelEvents)
  .describe(
    'launch: of the mini program; register: with a mobile number; adjust: an operator moved an event to another channel',
  );

/** Something that somebody did who came by a channel (docs/domain.md 6.7). Rows are added and never changed. */
export const ChannelTrack = z.object({
  id,
  occurredAt: instant.describe('To the millisecond'),
  eventType,
  channelId: id.describe('Of an adjustment the new one'),
  channelName: z.string(),
  linkId: id.nullable(),
  linkName: z.string().nullable(),
  linkCode: z.string().nullable(),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  memberId: id.nullable(),
  memberNo: z.string().nullable(),
  openidMasked: z.string().max(16),
  isNewUser: z.boolean(),
  isFirstTouch: z.boolean().describe('The first event of this person that has a channel'),
  scene: z.int().nullable().describe('The platform’s number of where the mini program was opened'),
  sceneLabel: z.string().max(20).nullable(),
  subscribeScene: z.string().max(40).nullable().describe('The platform’s word for how somebody began to follow'),
  utm: z.record(z.string(), z.string().max(128)).describe('source, medium, campaign, term, content, as far as given'),
  referrer: z.string().max(512).nullable(),
  landingPath: z.string().max(128).nullable(),
  ipMasked: z.string().max(45),
  regionText: z.string().max(32).nullable(),
  os: z.string().max(32).nullable(),
  deviceModel: z.string().max(64).nullable(),
  recordId: id.nullable(),
  adjustOf: id.nullable().describe('The event that an adjustment moved'),
  adjustReason: z.string().nullable(),
  fromChannelId: id.nullable().describe('Where an adjustment moved it from'),
});
export type ChannelTrack = z.infer<typeof ChannelTrack>;

const ChannelTrackFilter = z.object({
  from: day.describe(`At most ${limit.maxChannelDays} days`),
  before: day,
  channelId: manyIds.optional(),
  linkId: id.optional(),
  projectId: id.optional(),
  eventType: manyOf(eventType).optional(),
  newUser: flag.optional(),
  scene: z.coerce.number<number>().int().optional(),
  memberNo: text(20).optional(),
});

/** People who came as far as each step, adjustments applied: no figure is larger than the one before it. */
export const ChannelFunnel = z.object({
  scanUv: count,
  register: count,
  start: count.describe('Began a quiz'),
  submit: count,
  signed: count,
});
export type ChannelFunnel = z.infer<typeof ChannelFunnel>;

const ChannelTrackSummary = z.object({
  funnel: ChannelFunnel,
  days: z
    .array(z.object({ date: day, counts: z.partialRecord(z.enum(channelEvents), count) }))
    .describe('Every day of the period, oldest first: events by their type'),
  ranking: z.array(z.object({ channelId: id, channelName: z.string(), ...ChannelFunnel.shape })),
});

export const channelTrackApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/channel-tracks',
    summary: 'A page of channel tracks, newest first. 422 on before for more than 92 days',
    query: ChannelTrackFilter.extend({ ...paging, sort: z.enum(sortsOf(['occurredAt'])).optional() }).strict(),
    data: listOf(ChannelTrack),
  }),
  summary: defineEndpoint({
    method: 'GET',
    path: '/channel-tracks/summary',
    summary: 'Funnel, days and ranking of the same rows',
    query: ChannelTrackFilter.strict(),
    data: ChannelTrackSummary,
  }),
  adjust: defineEndpoint({
    method: 'POST',
    path: '/channel-tracks/:id/adjust',
    summary:
      'Move an event to another channel, which adds a row and leaves the event as it is. 422 on channelId for an unknown one or its own; 403 TRACK_ADJUSTED for an adjustment, or what was moved since',
    body: z.object({ channelId: id, reason: reasonOf(100) }),
    data: ChannelTrack,
  }),
};
