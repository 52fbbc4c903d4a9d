import { z } from 'zod';
import { FailedRow } from './bulk';
import { day, flag, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text, typedText, version } from './common';
import { channelStatuses } from './limits/channel';
import {
  channelLinkStatuses,
  channelLinkTabs,
  channelLinkTypes,
  codeTypes,
  envVersions,
  expireTypes,
  channelLink as limit,
} from './limits/channel-link';
import { link } from './limits/link';
import { projectStatuses } from './limits/project';
import { auditFields } from './setting';
import { countsOf } from './work';

const count = z.int().nonnegative();
const linkType = z
  .enum(channelLinkTypes)
  .describe('project: its page; mpPage: another page of the mini program; oaFollow: to follow the official account');
const codeType = z
  .enum(codeTypes)
  .describe(
    'mpCode: mini-program code, permanent; urlLink and urlScheme: at most 30 days; shortH5: a short address; oaPermanent and oaTemp: codes of the official account, the second at most 30 days',
  );
const status = z.enum(channelLinkStatuses).describe('expired: derived, active and expiresAt is over');
export const expireDays = z.int().min(1).max(limit.maxExpireDays);

const written = z.object({
  name: typedText(limit.maxNameLength)
    .refine((name) => [...name].length >= limit.minNameLength)
    .describe('Unique in the channel, whatever the case and width of its letters; at least two characters'),
  channelId: id,
  projectId: id.nullable().describe('Of a link to a project; null in others'),
  /** What the link opens. */
  linkType,
  path: text(link.maxPathLength).nullable().describe('Of mpPage: without a leading slash and without parameters'),
  query: text(link.maxQueryLength)
    .nullable()
    .describe(`Of project and mpPage: parameters, k=v joined by &, at most ${link.maxQueryLength} once encoded`),
  url: text(link.maxUrlLength)
    .nullable()
    .describe('Of h5 and article: https, on the domains that links of projects may lead to (docs/domain.md 6.4)'),
  codeType,
  envVersion: z
    .enum(envVersions)
    .describe('Which version of the mini program it opens; a page of another than release need not be published'),
  expireType: z.enum(expireTypes).describe('time: at expiresAt; days: so many days after each renewal'),
  expiresAt: instant.nullable().describe('null for none; with days derived'),
  expireDays: expireDays.nullable().describe('With `days`; null with others'),
  remark: text(limit.maxRemarkLength).nullable(),
});

/** A promotional link or code of a channel (docs/domain.md 6.8). */
export const ChannelLink = written.extend({
  id,
  linkCode: z.string().length(limit.codeLength).describe('Base62, unique; never changes'),
  channelName: z.string(),
  /** Status of its channel. */
  channelStatus: z.enum(channelStatuses),
  projectName: z.string().nullable(),
  projectStatus: z
    .enum(projectStatuses)
    .nullable()
    .describe('A link whose project is finished or archived leads to “the campaign is over”'),
  mpScene: z.string().max(32).nullable().describe('`l=` and linkCode; null where there is no mini-program code'),
  shareUrl: z
    .string()
    .max(512)
    .nullable()
    .describe('Share URL, which changes with each renewal if it expires on the platform; null for a mini-program code'),
  qrImageUrl: z
    .string()
    .max(512)
    .nullable()
    .describe(
      'URL of the code image below the API’s prefix, for mpCode, oaPermanent and oaTemp; the others are rendered from shareUrl',
    ),
  status,
  clickCount: count.describe('Clicks, not people'),
  /** People who clicked or scanned it. */
  clickUv: count,
  /** People who registered after a click. */
  registerCount: count,
  /** People who submitted a quiz after a click. */
  submitCount: count,
  /** When it was last clicked or scanned; null if never. */
  lastClickAt: instant.nullable(),
  isClicked: z
    .boolean()
    .describe(
      'Whether it was ever clicked, even if all its clicks were moved to another channel: then it is not deleted, and only name, remark and query change',
    ),
  ...auditFields,
  version,
});
export type ChannelLink = z.infer<typeof ChannelLink>;
export const ChannelLinkList = listOf(ChannelLink);

export const ChannelLinkInput = written;
export type ChannelLinkInput = z.input<typeof ChannelLinkInput>;

export const channelLinkSorts = sortsOf(['createdAt', 'expiresAt', 'clickUv', 'submitCount', 'lastClickAt']);

/** No filter is personal, so the list is always a GET. */
export const ChannelLinkFilter = z
  .object({
    keyword: text(limit.maxNameLength).describe('A part of the name or of the link code, in any case and width'),
    channelId: manyIds.describe('Of these channels and those below them'),
    projectId: manyIds,
    /** Of these types. */
    linkType: manyOf(linkType),
    codeType: manyOf(codeType),
    /** In these states. */
    status: manyOf(status),
    expiring: flag.describe('Active, expires within seven days, and its channel is not archived'),
    /** Created on this business day or later. */
    createdFrom: day,
    /** Created before this business day. */
    createdBefore: day,
  })
  .partial();
export type ChannelLinkFilter = z.input<typeof ChannelLinkFilter>;

export const ChannelLinkQuery = ChannelLinkFilter.extend({
  ...paging,
  sort: z.enum(channelLinkSorts).optional(),
}).strict();
export type ChannelLinkQuery = z.input<typeof ChannelLinkQuery>;

/** Links to several projects, equal except for project and name. */
export const ChannelLinkGeneration = written
  .omit({ projectId: true, name: true, linkType: true, path: true, url: true })
  .extend({
    /** One link per project. */
    items: z
      .array(
        z.object({
          projectId: id,
          /** Name of the link. */
          name: written.shape.name,
        }),
      )
      .min(1)
      .max(limit.maxGenerated),
  });
export type ChannelLinkGeneration = z.input<typeof ChannelLinkGeneration>;

/** The created links, and the projects for which creating one failed, by their ids. */
export const GeneratedLinks = z.object({
  /** The created links. */
  links: z.array(ChannelLink).max(limit.maxGenerated),
  failed: z.array(FailedRow),
});
export type GeneratedLinks = z.infer<typeof GeneratedLinks>;

/** Number of links of each tab, under the filters that all tabs share. */
export const ChannelLinkCounts = countsOf(channelLinkTabs);
export type ChannelLinkCounts = z.infer<typeof ChannelLinkCounts>;
