import { z } from 'zod';
import { day, flag, id, manyOf, sortsOf, text, typedText, version } from './common';
import { channelStatuses, channelTypes, channel as limit } from './limits/channel';
import { masked } from './personal';
import { auditFields } from './setting';

const count = z.int().nonnegative();
const type = z
  .enum(channelTypes)
  .describe('media: print and web; ad: paid; offline: in the street; wecom: WeCom; official: the official account');
const status = z
  .enum(channelStatuses)
  .describe(
    'paused: its code lands on “the campaign is over”, attribution goes on; archived: final, no longer offered',
  );

/** Cost of a channel in a period. */
export const ChannelCost = z.object({
  /** First business day of the period. */
  from: day,
  to: day.describe('The last day of the period, included'),
  yuan: z
    .number()
    .min(0)
    .max(limit.maxCost)
    .refine((yuan) => Number(yuan.toFixed(limit.costDecimals)) === yuan)
    .describe('At most two decimals'),
});
export type ChannelCost = z.infer<typeof ChannelCost>;

/** Figures of a channel for the requested days, or since it began. They count people unless noted otherwise. */
export const ChannelFigures = z.object({
  scanCount: count.describe('Scans, not people'),
  /** People who scanned or clicked, or reached a later step. */
  scanUv: count,
  followCount: count.describe('New followers of the official account'),
  /** People who unfollowed the official account. */
  unfollowCount: count,
  /** People who registered with a mobile number. */
  registerCount: count,
  startCount: count.describe('Those who began a quiz'),
  /** People who submitted a quiz. */
  submitCount: count,
  signedCount: count.describe('Those who signed an agreement'),
  /** People with a record that was reviewed as eligible. */
  eligibleCount: count,
  conversionRate: z.number().min(0).max(100).nullable().describe('submitCount per scanUv in percent, one decimal'),
  cost: z.number().nonnegative().describe('Yuan; each cost taken by the share of its days'),
  costPerSubmit: z.number().nonnegative().nullable().describe('null where nobody submitted or nothing was spent'),
});
export type ChannelFigures = z.infer<typeof ChannelFigures>;

const written = z.object({
  code: z.string().regex(limit.code).describe('Unique; never changes once it was scanned'),
  name: typedText(limit.maxNameLength)
    .refine((name) => [...name].length >= limit.minNameLength)
    .describe('Unique whatever its case and width, at least two characters'),
  type,
  parentId: id.nullable().describe('The channel above; three levels at most'),
  /** Owner, as free text. */
  ownerName: text(limit.maxOwnerNameLength).nullable(),
  hospitalId: id.nullable().describe('Of a channel of type hospital or doctor; null in others'),
  projectIds: z.array(id).max(limit.maxProjects).describe('Empty: all'),
  /** Costs, each for a period. */
  costs: z.array(ChannelCost).max(limit.maxCosts),
  /** First valid business day; null: valid at once. */
  validFrom: day.nullable(),
  validTo: day.nullable().describe('The last day, included'),
  remark: text(limit.maxRemarkLength).nullable(),
});

/**
 * A channel through which members come (docs/domain.md 6.6). Its figures include all channels below it and count people
 * once.
 */
export const Channel = written.extend({
  id,
  contactNameMasked: masked('name'),
  contactMobileMasked: masked('mobile'),
  /** Name of the parent channel; null if there is none. */
  parentName: z.string().nullable(),
  hospitalName: z.string().nullable(),
  sceneStr: z.string().max(32).describe('`l=` and eight base62 characters, of the channel’s own mini-program code'),
  qrImageUrl: z.string().max(512).describe('Of its code, below the API’s prefix'),
  status,
  isTracked: z
    .boolean()
    .describe('It was scanned or members came through it: its code cannot change and it cannot be deleted'),
  linkCount: count.describe('Links of it and of all below it, in whatever state: as many as the list of links has'),
  ...ChannelFigures.shape,
  own: ChannelFigures.describe('Without what lies below it'),
  surge: z
    .object({
      /** The day. */
      date: day,
      /** Scans on that day. */
      scans: count,
      usual: z.number().nonnegative().describe('A day, in the week before'),
    })
    .nullable()
    .describe('A sudden rise of scans, of all below it too, on the last day that is over; whatever days are asked for'),
  ...auditFields,
  version,
});
export type Channel = z.infer<typeof Channel>;

/** A channel in the list. The list also contains the ancestors of matching channels, marked by `isMatch: false`. */
export const ChannelListed = Channel.extend({
  /** Whether it matches the filter itself; false: only a channel below it does. */
  isMatch: z.boolean(),
});
export type ChannelListed = z.infer<typeof ChannelListed>;

export const ChannelInput = written.extend({
  contactName: text(limit.maxContactNameLength).nullable().optional().describe('Left out: it stays as it is'),
  contactMobile: text(limit.maxPhoneLength).nullable().optional().describe('Left out: it stays as it is'),
});
export type ChannelInput = z.input<typeof ChannelInput>;

export const channelSorts = sortsOf([
  'name',
  'createdAt',
  'validTo',
  'scanUv',
  'registerCount',
  'submitCount',
  'conversionRate',
  'cost',
]);

/** No filter is personal, so the list is always a GET. */
export const ChannelFilter = z
  .object({
    keyword: text(limit.maxNameLength).describe('A part of the name or of the code, in any case and width'),
    /** Of these types. */
    type: manyOf(type),
    /** In these states. */
    status: manyOf(status),
    parentId: id.describe('The channels right below it'),
    ownerName: text(limit.maxOwnerNameLength).describe('A part of it'),
    projectId: id.describe('Channels for this project, including channels for all projects'),
    expiring: flag.describe('true: not archived, validTo within seven days'),
    importId: id.describe(
      'Channels that this import has written, while the server stores the import; for every operator',
    ),
    from: day.describe(`The figures are those from this day on; at most ${limit.maxFigureDays} days up to \`before\``),
    before: day.describe('And before this one; without either the figures are all since the channel began'),
  })
  .partial();
export type ChannelFilter = z.input<typeof ChannelFilter>;

export const ChannelQuery = ChannelFilter.extend({ sort: z.enum(channelSorts).optional() }).strict();
export type ChannelQuery = z.input<typeof ChannelQuery>;
