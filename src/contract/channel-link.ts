import { z } from 'zod';
import { bulkIds, matching } from './bulk';
import {
  ChannelLink,
  ChannelLinkCounts,
  ChannelLinkFilter,
  ChannelLinkGeneration,
  ChannelLinkInput,
  ChannelLinkList,
  ChannelLinkQuery,
  expireDays,
  GeneratedLinks,
} from './channel-link-list';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { channel as channelLimit } from './limits/channel';
import { channelLinkBulkActions, channelLink as limit } from './limits/channel-link';
import { resource } from './resource';

const bulkChange = {
  action: z.enum(channelLinkBulkActions),
  days: expireDays
    .optional()
    .describe('With renew, which does nothing to any row without it: until so many days from now'),
};
const ChannelLinkChange = z.object(bulkChange);
export type ChannelLinkChange = z.infer<typeof ChannelLinkChange>;

const links = resource('/channel-links', {
  names: ['channel link', 'channel links'],
  item: ChannelLink,
  list: ChannelLinkList,
  query: ChannelLinkQuery,
  input: ChannelLinkInput,
  filter: ChannelLinkFilter,
  change: bulkChange,
});

const count = z.int().nonnegative();
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
      enable: '; 403 LINK_EXPIRED where it has to be renewed first, CHANNEL_ARCHIVED where its channel is',
      disable: '; it lands on “the campaign is over”',
      remove: '; 403 LINK_CLICKED once it was clicked',
      restore:
        '; 422 on name where it is taken by now, on channelId where its channel is gone; 403 CHANNEL_ARCHIVED where its channel is, unless it is disabled',
      restoreAll: '',
      bulk: '',
      bulkMatching: '',
    },
    {
      create: refusals,
      update: refusals,
      enable: ['LINK_EXPIRED', 'CHANNEL_ARCHIVED'],
      remove: ['LINK_CLICKED'],
      restore: ['CHANNEL_ARCHIVED'],
    },
  ),
  counts: links.call('GET', '/counts', {
    summary: 'How many links each tab has under the same filters; what the tabs are about is left aside',
    query: ChannelLinkFilter.strict(),
    data: ChannelLinkCounts,
  }),
  renew: links.act(
    'renew',
    'Renew a link that expires: it does so that many days from now, under its old code; an expired one is active again, and what expires on the platform has another address or picture from then on. 403 LINK_RENEWAL for one that never expires, ends later anyway, leads to a project that is over, or is of an archived channel; PLATFORM_BUSY past the platform’s limit (45009)',
    {
      /** Number of days for which it is valid from now on. */
      days: expireDays,
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
