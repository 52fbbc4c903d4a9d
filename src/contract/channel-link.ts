import { z } from 'zod';
import { bulkIds, FailedRow, matching } from './bulk';
import { day, flag, id, instant, listOf, manyIds, manyOf, paging, sortsOf, text, typedText, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { channel as channelLimit, channelStatuses } from './limits/channel';
import {
  channelLinkBulkActions,
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
import { resource } from './resource';
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
const days = z.int().min(1).max(limit.maxExpireDays);

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
  expireDays: days.nullable().describe('With `days`; null with others'),
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
    expiring: flag.describe('Active, and expires within seven days'),
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

const bulkChange = {
  action: z.enum(channelLinkBulkActions),
  days: days.optional().describe('With renew, which does nothing to any row without it: until so many days from now'),
};
const ChannelLinkChange = z.object(bulkChange);
export type ChannelLinkChange = z.infer<typeof ChannelLinkChange>;

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

const links = resource('/channel-links', {
  names: ['channel link', 'channel links'],
  item: ChannelLink,
  list: ChannelLinkList,
  query: ChannelLinkQuery,
  input: ChannelLinkInput,
  filter: ChannelLinkFilter,
  change: bulkChange,
});

const rules =
  '422 on what its type or code type needs or does not allow (docs/domain.md 6.8), on channelId that is not enabled, on projectId that is not published or not of the channel, on a name that the channel has already. 403 PLATFORM_PAGE_UNKNOWN where the page is not published (41030), PLATFORM_BUSY past its limit (45009), CODES_FULL without a permanent code left';
const refusals = ['PLATFORM_PAGE_UNKNOWN', 'PLATFORM_BUSY', 'CODES_FULL'] as const;
const width = z.int().min(channelLimit.minCodePx).max(channelLimit.maxCodePx).describe('Pixels of a side');

export const channelLinkApi = {
  ...links.usualCalls(
    {
      list: ', newest first unless sorted otherwise',
      get: '',
      create: ` of an enabled channel. ${rules}`,
      update: `; never its channel, and after the first click name, remark and query only, else 422. ${rules}`,
      enable: '; 403 LINK_EXPIRED where it has to be renewed first',
      disable: '; it lands on “the campaign is over”',
      remove: '; 403 LINK_CLICKED once it was clicked',
      restore: '; 422 on name where it is taken by now',
      restoreAll: '',
      bulk: '',
      bulkMatching: '',
    },
    { create: refusals, update: refusals, enable: ['LINK_EXPIRED'], remove: ['LINK_CLICKED'] },
  ),
  counts: links.call('GET', '/counts', {
    summary: 'How many links each tab has under the same filters; what the tabs are about is left aside',
    query: ChannelLinkFilter.strict(),
    data: ChannelLinkCounts,
  }),
  renew: links.act(
    'renew',
    'Renew a link that expires: it does so that many days from now, under its old code; an expired one is active again, and what expires on the platform has another address or picture from then on. 403 LINK_RENEWAL for one that never expires, ends later anyway, or leads to a project that is over; PLATFORM_BUSY past the platform’s limit (45009)',
    {
      /** Number of days for which it is valid from now on. */
      days,
    },
    ['LINK_RENEWAL', 'PLATFORM_BUSY'],
  ),
  generate: links.call('POST', '/generate', {
    summary: `Add a link for each of several projects of one channel, at most ${limit.maxGenerated}, each as far as it can be. 422 on what they share: what the type or code type needs or does not allow, channelId that is not enabled; what is wrong with one alone, or what the platform refuses, is a failed row`,
    body: ChannelLinkGeneration,
    data: GeneratedLinks,
  }),
  code: links.call('GET', '/:id/code', {
    summary:
      'The picture of a mini-program code or a code of the official account, made by the platform; 404 for an address, which is drawn where it is shown',
    query: z.object({
      width: z.coerce
        .number<number>()
        .int()
        .min(channelLimit.minCodePx)
        .max(channelLimit.maxCodePx)
        .default(430)
        .describe('Pixels of a side'),
    }),
    files: ['image/png'],
    data: z.file(),
  }),
  codes: links.call('POST', '/codes', {
    summary:
      'The codes of picked links, or of all that match, in one ZIP of PNGs, addresses as QR codes, as a job whose fileUrl answers it; those that are expired or disabled are failed rows',
    body: z.union([
      z.object({
        ids: bulkIds,
        /** Side length of an image, in pixels. */
        width,
      }),
      matching(ChannelLinkFilter).extend({
        /** Side length of an image, in pixels. */
        width,
      }),
    ]),
    data: Job,
  }),
};

/** Quota of permanent codes of the official account. An account has a fixed number and never regains one. */
export const CodeQuota = z.object({
  /** Number of codes that were created. */
  used: count,
  /** Number of codes that the platform allows per account. */
  max: count,
});
export type CodeQuota = z.infer<typeof CodeQuota>;

export const channelCodeQuotaApi = {
  quota: defineEndpoint({
    method: 'GET',
    path: '/channel-code-quota',
    summary: 'How many permanent codes of the official account are used',
    data: CodeQuota,
  }),
};
