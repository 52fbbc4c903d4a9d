import { z } from 'zod';
import { bulkIds } from './bulk';
import { id, instant, listOf, manyIds, manyOf, paging, sortsOf, text, typedText, version } from './common';
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
import { resource } from './resource';
import { auditFields } from './setting';
import { countsOf } from './work';

const count = z.int().nonnegative();
const codeType = z
  .enum(codeTypes)
  .describe(
    'mpCode: mini-program code, permanent; urlLink and urlScheme: at most 30 days; shortH5: a short address; oaPermanent and oaTemp: codes of the official account, the second at most 30 days',
  );
const status = z.enum(channelLinkStatuses).describe('expired: derived, active and expiresAt is over');

const written = z.object({
  name: typedText(limit.maxNameLength).describe('Unique in the channel, at least two characters'),
  channelId: id,
  projectId: id.nullable().describe('Of a link to a project; null in others'),
  linkType: z
    .enum(channelLinkTypes)
    .describe('project: its page; mpPage: another page of the mini program; oaFollow: to follow the official account'),
  path: text(link.maxPathLength).nullable().describe('Of mpPage: without a leading slash and without parameters'),
  query: text(link.maxQueryLength).nullable().describe('Parameters, k=v joined by &'),
  url: text(link.maxUrlLength).nullable().describe('Of h5 and article: https'),
  codeType,
  envVersion: z.enum(envVersions).describe('Which version of the mini program it opens'),
  expireType: z.enum(expireTypes).describe('time: at expiresAt; days: so many days after each renewal'),
  expiresAt: instant.nullable().describe('null for none; with days derived'),
  remark: text(limit.maxRemarkLength).nullable(),
});

/** A promotional link or code of a channel (docs/domain.md 6.8). */
export const ChannelLink = written.extend({
  id,
  linkCode: z.string().length(limit.codeLength).describe('Base62, unique; never changes'),
  channelName: z.string(),
  projectName: z.string().nullable(),
  mpScene: z.string().max(32).nullable().describe('`l=` and linkCode; null where there is no mini-program code'),
  shareUrl: z.string().max(512).nullable(),
  qrImageUrl: z
    .string()
    .max(512)
    .nullable()
    .describe('Below the API’s prefix, of mpCode, oaPermanent and oaTemp; the others are drawn from shareUrl'),
  expireDays: z.int().min(1).max(limit.maxExpireDays).nullable(),
  status,
  clickCount: count.describe('Clicks, not people'),
  clickUv: count,
  registerCount: count,
  submitCount: count,
  lastClickAt: instant.nullable(),
  ...auditFields,
  version,
});
export type ChannelLink = z.infer<typeof ChannelLink>;

const ChannelLinkInput = written.extend({
  expireDays: z.int().min(1).max(limit.maxExpireDays).nullable().describe('With `days`; null with others'),
});

const linkSorts = sortsOf(['createdAt', 'expiresAt', 'clickUv', 'submitCount', 'lastClickAt']);

const ChannelLinkFilter = z
  .object({
    keyword: text(limit.maxNameLength).describe('A part of the name, or a link code'),
    channelId: manyIds,
    projectId: manyIds,
    codeType: manyOf(codeType),
    status: manyOf(status),
    tab: z.enum(channelLinkTabs).describe('expiring: within seven days'),
    createdFrom: instant,
    createdBefore: instant,
  })
  .partial();

const links = resource('/channel-links', {
  names: ['channel link', 'channel links'],
  item: ChannelLink,
  list: listOf(ChannelLink),
  query: ChannelLinkFilter.extend({ ...paging, sort: z.enum(linkSorts).optional() }).strict(),
  input: ChannelLinkInput,
  filter: ChannelLinkFilter,
  change: { action: z.enum(['disable', 'delete']) },
});

const rules =
  '422 on what its type or code type needs or does not allow (docs/domain.md 6.8), on projectId that is not published or not of the channel, on a name that the channel has already. 403 PLATFORM_PAGE_UNKNOWN where the page is not published (41030), PLATFORM_BUSY past its limit (45009), CODES_FULL without a permanent code left';

export const channelLinkApi = {
  ...links.usualCalls({
    list: ', newest first unless sorted otherwise',
    get: '',
    create: ` of an enabled channel. ${rules}`,
    update: `; after the first click name, remark and query only, else 422. ${rules}`,
    enable: '; 403 LINK_EXPIRED where it has to be renewed first',
    disable: '; it lands on “the campaign is over”',
    remove: '; 403 LINK_CLICKED once it was clicked',
    restore: '; 422 on name where it is taken by now',
    bulk: '',
    bulkMatching: '',
  }),
  counts: links.call('GET', '/counts', {
    summary: 'How many links each tab has under the same filters; `tab` is left aside',
    query: ChannelLinkFilter.strict(),
    data: countsOf(channelLinkTabs),
  }),
  renew: links.act(
    'renew',
    'Make a link anew that expires, under its old code; an expired one is active again. 422 on expiresAt past 30 days, 403 PLATFORM_BUSY past the platform’s limit',
    { expiresAt: instant },
  ),
  generate: links.call('POST', '/generate', {
    summary: `Add a link for each of several projects of one channel, at most ${limit.maxGenerated}. ${rules}`,
    body: ChannelLinkInput.omit({ projectId: true, name: true }).extend({
      projectIds: bulkIds.max(limit.maxGenerated),
    }),
    data: z.array(ChannelLink).max(limit.maxGenerated),
  }),
};
