import { API_PREFIX } from '@/contract/api-prefix';
import type { ChannelChoice, ChannelOption, ChannelReveal, RevealedChannel } from '@/contract/channel';
import type { Channel, ChannelFilter, ChannelInput, ChannelListed, ChannelQuery } from '@/contract/channel-list';
import { guard, listOf } from './guard';
import { get, post, type ReadOptions } from './http';
import { isJob } from './job';
import { resource } from './resource';

const isOption = guard<ChannelOption>({ id: 'text' });
const isChoice = guard<ChannelChoice>({ id: 'text', projectIds: 'array' });

export const listChannelOptions = () =>
  get('/channels/options', undefined, { errors: 'inline', shape: listOf(isOption) });

/** All channels in tree order, each followed by its children. */
export const listChannelChoices = () =>
  get('/channels/choices', undefined, { errors: 'inline', shape: listOf(isChoice) });

const parts = { id: 'text', version: 'count', projectIds: 'array', costs: 'array', own: 'object' } as const;
const isChannel = guard<Channel>(parts);
const isListed = guard<ChannelListed>(parts);

const channels = resource<{
  item: Channel;
  input: ChannelInput;
  filter: ChannelFilter;
  change: { action: 'pause'; reason: string };
}>('/channels', { item: isChannel });

export const {
  get: getChannel,
  create: createChannel,
  update: updateChannel,
  enable: enableChannel,
  remove: deleteChannel,
  restore: restoreChannel,
  changeAll: changeChannels,
  changeMatching: changeMatchingChannels,
} = channels;

/** The whole tree: matching channels and their ancestors. */
export const listChannels = (query: ChannelQuery, options?: ReadOptions) =>
  get(channels.path, query as Record<string, string>, { errors: 'inline', ...options, shape: listOf(isListed) });

/** What an action on a channel needs of it. */
export type ChannelVersion = Pick<Channel, 'id' | 'version'>;

/** @throws AppError 403 if it is no longer enabled */
export const pauseChannel = (channel: ChannelVersion, reason: string) => channels.act(channel, 'pause', { reason });
/** Archives a channel and all channels below it permanently. @throws AppError 403 if it is already archived */
export const archiveChannel = (channel: ChannelVersion, reason: string) => channels.act(channel, 'archive', { reason });
/** @throws AppError 422 with `fieldErrors.parentId` if the tree does not allow it */
export const moveChannel = (channel: ChannelVersion, parentId: string | null) =>
  channels.act(channel, 'move', { parentId });

type Picture = { width: number; withName?: boolean };

/** URL of the image of a channel's code. */
export const channelCodeUrl = (id: string, { width, withName = false }: Picture) =>
  `${API_PREFIX}${channels.at(id, '/code')}?width=${width}${withName ? '&withName=true' : ''}`;

/** Starts a job that packs the codes of selected channels into a ZIP file. */
export const packChannelCodes = (ids: string[], picture: Required<Picture>) =>
  post(`${channels.path}/codes`, { ids, ...picture }, { errors: 'caller', shape: isJob });

const isRevealed = guard<RevealedChannel>({ values: 'object' });

/** Reveals clear values of a channel's contact for a minute; logged. @throws AppError 429 past the hourly limit */
export const revealChannel = (id: string, input: ChannelReveal) =>
  post(channels.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });
