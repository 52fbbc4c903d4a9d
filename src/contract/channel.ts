import { z } from 'zod';
import { bulkIds } from './bulk';
import { day, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text, typedText, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { channelStatuses, channelTypes, channel as limit } from './limits/channel';
import { masked } from './member';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';
import { auditFields } from './setting';
import { reasonOf } from './work';

/** A channel as forms and filters offer it. */
export const ChannelOption = z.object({ id, name: z.string() });
export type ChannelOption = z.infer<typeof ChannelOption>;

export const channelOptionsApi = {
  options: defineEndpoint({
    method: 'GET',
    path: '/channels/options',
    summary: 'All channels that members came from, for a filter to choose from',
    data: z.array(ChannelOption),
  }),
};

const count = z.int().nonnegative();
const type = z
  .enum(channelTypes)
  .describe('media: print and web; ad: paid; offline: in the street; wecom: WeCom; official: the official account');
const status = z
  .enum(channelStatuses)
  .describe(
    'paused: its code lands on “the campaign is over”, attribution goes on; archived: final, no longer offered',
  );

/** What was spent on a channel in a period. */
export const ChannelCost = z.object({
  from: day,
  to: day.describe('The last day of the period, included'),
  yuan: z.number().min(0).max(limit.maxCost).describe('At most two decimals'),
});
export type ChannelCost = z.infer<typeof ChannelCost>;

/** What a channel brought in the days that were asked for, or since it began: people unless said otherwise. */
export const ChannelFigures = z.object({
  scanCount: count.describe('Scans, not people'),
  scanUv: count,
  followCount: count.describe('New followers of the official account'),
  unfollowCount: count,
  registerCount: count,
  startCount: count.describe('Those who began a quiz'),
  submitCount: count,
  signedCount: count.describe('Those who signed an agreement'),
  eligibleCount: count,
  conversionRate: z.number().min(0).max(100).nullable().describe('submitCount per scanUv in percent, one decimal'),
  costPerSubmit: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Yuan; each cost taken by the share of its days. null where nobody submitted or nothing was spent'),
});
export type ChannelFigures = z.infer<typeof ChannelFigures>;

const written = z.object({
  code: z.string().regex(limit.code).describe('Unique; never changes once it was scanned'),
  name: typedText(limit.maxNameLength).describe('Unique, at least two characters'),
  type,
  parentId: id.nullable().describe('The channel above; three levels at most'),
  ownerName: text(limit.maxOwnerNameLength).nullable(),
  contactName: text(limit.maxContactNameLength).nullable(),
  hospitalId: id.nullable().describe('Of a channel of type hospital or doctor; null in others'),
  projectIds: z.array(id).max(limit.maxProjects).describe('Empty: all'),
  costs: z.array(ChannelCost).max(limit.maxCosts),
  validFrom: day.nullable(),
  validTo: day.nullable().describe('The last day, included'),
  remark: text(limit.maxRemarkLength).nullable(),
});

/** Where members come from (docs/domain.md 6.6). */
export const Channel = written.extend({
  id,
  contactMobileMasked: masked,
  parentName: z.string().nullable(),
  hospitalName: z.string().nullable(),
  sceneStr: z.string().max(32).describe('`l=` and eight base62 characters, of the channel’s own mini-program code'),
  qrImageUrl: z.string().max(512).describe('Of its code, below the API’s prefix'),
  status,
  ...ChannelFigures.shape,
  ...auditFields,
  version,
});
export type Channel = z.infer<typeof Channel>;

export const ChannelInput = written.extend({
  contactMobile: text(limit.maxPhoneLength).nullable().optional().describe('Left out: it stays as it is'),
});
export type ChannelInput = z.input<typeof ChannelInput>;

export const channelSorts = sortsOf(['name', 'createdAt', 'scanUv', 'registerCount', 'submitCount', 'conversionRate']);

/** None of these is personal: a list of channels is always a GET. */
export const ChannelFilter = z
  .object({
    keyword: text(limit.maxNameLength).describe('A part of the name, or the beginning of the code'),
    type: manyOf(type),
    status: manyOf(status),
    parentId: id.describe('The channels right below it'),
    ownerName: text(limit.maxOwnerNameLength),
    projectId: id,
    expiring: z.literal('true').describe('validTo within seven days'),
    from: day.describe('The figures are those from this day on'),
    before: day.describe('And before this one'),
  })
  .partial();
export type ChannelFilter = z.input<typeof ChannelFilter>;

export const ChannelQuery = ChannelFilter.extend({ ...paging, sort: z.enum(channelSorts).optional() }).strict();

const fields = ['contactName', 'contactMobile'] as const;
const ChannelReveal = revealInput(fields);
const reason = reasonOf(limit.maxRemarkLength);

const channels = resource('/channels', {
  names: ['channel', 'channels'],
  item: Channel,
  list: listOf(Channel),
  query: ChannelQuery,
  input: ChannelInput,
  filter: ChannelFilter,
  change: { action: z.literal('pause'), reason },
});

const rules =
  '422 on code and name where they are taken, on parentId below the third level or in a cycle, on hospitalId with another type, on costs whose end lies before their beginning';

export const channelApi = {
  ...channels.usualCalls({
    list: '; by submitCount within the level unless sorted otherwise, figures of the days asked for',
    get: ', with all figures since it began',
    create: `, enabled, with a code of its own. ${rules}`,
    update: `. ${rules}; 422 on code once it was scanned. 403 CHANNEL_ARCHIVED`,
    remove: '; 403 CHANNEL_TRACKED once it was scanned or members came from it: archive it instead',
    restore: '; 422 on code and name where they are taken by now',
    bulk: '',
    bulkMatching: '',
  }),
  pause: channels.act('pause', 'Pause a channel. 403 CHANNEL_STATUS for any that is not enabled', { reason }),
  enable: channels.act('enable', 'Use a paused channel again. 403 CHANNEL_STATUS for any other'),
  archive: channels.act('archive', 'Put a channel away for good. 403 CHANNEL_STATUS for one that is archived', {
    reason,
  }),
  reveal: channels.call('POST', '/:id/reveal', {
    summary: 'Clear values of the contact for a minute, logged. 429 TOO_MANY_REVEALS past 200 in an hour',
    body: ChannelReveal,
    data: revealed(fields),
  }),
};

export const channelCodeApi = {
  code: channels.call('GET', '/:id/code', {
    summary: 'The picture of the channel’s mini-program code, made by the platform',
    query: z.object({
      width: z.coerce
        .number<number>()
        .int()
        .min(limit.minCodePx)
        .max(limit.maxCodePx)
        .default(430)
        .describe('Pixels of a side'),
    }),
    files: ['image/png'],
    data: z.file(),
  }),
  codes: channels.call('POST', '/codes', {
    summary:
      'The codes of picked channels in one ZIP of PNGs, as a job whose fileUrl answers it; those of archived channels are failed rows',
    body: z.object({
      ids: bulkIds,
      width: z.int().min(limit.minCodePx).max(limit.maxCodePx).describe('Pixels of a side, without the name'),
      withName: z.boolean().describe('The name of the channel stands below its code'),
    }),
    data: Job,
  }),
};

/** The permanent codes of the official account: an account has so many and no more. */
export const CodeQuota = z.object({ used: count, max: count });

/** A channel among all, by what it brought in a period. */
export const ChannelRank = z.object({ channelId: id, channelName: z.string(), ...ChannelFigures.shape });

export const channelRankApi = {
  ranking: defineEndpoint({
    method: 'GET',
    path: '/channel-ranking',
    summary: 'What each channel brought in a period, most submissions first',
    query: z.object({ from: day, before: day, channelId: manyIds.optional() }),
    data: z.object({ updatedAt: instant, rows: z.array(ChannelRank).max(limit.maxChannels) }),
  }),
  quota: defineEndpoint({
    method: 'GET',
    path: '/channel-code-quota',
    summary: 'How many permanent codes of the official account are used',
    data: CodeQuota,
  }),
};
