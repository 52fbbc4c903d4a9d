import { API_PREFIX } from '@/contract/api-prefix';
import type { ChannelLinkChange, CodeQuota } from '@/contract/channel-link';
import type {
  ChannelLink,
  ChannelLinkCounts,
  ChannelLinkFilter,
  ChannelLinkGeneration,
  ChannelLinkInput,
  ChannelLinkQuery,
  GeneratedLinks,
} from '@/contract/channel-link-list';
import { guard, listOf } from './guard';
import { get, post, type Query } from './http';
import { isJob } from './job';
import { resource } from './resource';

const isLink = guard<ChannelLink>({ id: 'text', linkCode: 'text', version: 'count' });
const isCounts = guard<ChannelLinkCounts>({ active: 'count', expiring: 'count', all: 'count' });
const isGenerated = guard<GeneratedLinks>({ links: listOf(isLink), failed: 'array' });
const isQuota = guard<CodeQuota>({ used: 'count', max: 'count' });

const links = resource<{
  item: ChannelLink;
  input: ChannelLinkInput;
  query: ChannelLinkQuery;
  filter: ChannelLinkFilter;
  change: ChannelLinkChange;
}>('/channel-links', { item: isLink });

export const {
  list: listChannelLinks,
  get: getChannelLink,
  create: createChannelLink,
  update: updateChannelLink,
  enable: enableChannelLink,
  disable: disableChannelLink,
  remove: deleteChannelLink,
  restore: restoreChannelLink,
  restoreAll: restoreChannelLinks,
  changeAll: changeChannelLinks,
  changeMatching: changeMatchingChannelLinks,
} = links;

/** Number of links of each tab under the shared filters. */
export const countChannelLinks = (filter: ChannelLinkFilter & Query) =>
  get(`${links.path}/counts`, filter, { errors: 'inline', shape: isCounts });

/**
 * Renews a link for a number of days from now.
 * @throws AppError 403 with the reason if it cannot be renewed, 409 when `version` is no longer the newest
 */
export const renewChannelLink = (link: Pick<ChannelLink, 'id' | 'version'>, days: number) =>
  links.act(link, 'renew', { days });

/** Creates a link for each of several projects. @throws AppError 422 with `fieldErrors` of the shared fields */
export const generateChannelLinks = (input: ChannelLinkGeneration) =>
  post(`${links.path}/generate`, input, { errors: 'caller', shape: isGenerated });

/** URL of the code image that the platform makes. @param width in pixels */
export const channelLinkCodeUrl = (id: string, width: number) =>
  `${API_PREFIX}${links.at(id, '/code')}?${new URLSearchParams({ width: String(width) })}`;

type Codes = { ids: string[] } | { filter: ChannelLinkFilter; excludedIds: string[] };

/** Starts a job that packs the codes of several links into a ZIP file. @returns the job */
export const packChannelLinkCodes = (target: Codes, width: number) =>
  post(`${links.path}/codes`, { ...target, width }, { errors: 'caller', shape: isJob });

/** Number of used permanent codes of the official account. */
export const readCodeQuota = () => get('/channel-code-quota', undefined, { errors: 'inline', shape: isQuota });
