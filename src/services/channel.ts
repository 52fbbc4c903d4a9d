import { API_PREFIX } from '@/contract/api-prefix';
import type {
  Channel,
  ChannelChoice,
  ChannelFilter,
  ChannelInput,
  ChannelListed,
  ChannelOption,
  ChannelQuery,
  ChannelReveal,
  RevealedChannel,
} from '@/contract/channel';
import { guard, listOf } from './guard';
import { get, post, type ReadOptions } from './http';
import { isJob } from './job';
import { resource } from './resource';

const isOption = guard<ChannelOption>({ id: 'text' });
const isChoice = guard<ChannelChoice>({ id: 'text', projectIds: 'array' });

export const listChannelOptions = () =>
  get('/channels/options', undefined, { errors: 'inline', shape: listOf(isOption) });

/** All channels in the order of their tree, each followed by those below it. */
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

/** The whole tree: channels that match, and those above them. */
export const listChannels = (query: ChannelQuery, options?: ReadOptions) =>
  get(channels.path, query as Record<string, string>, { errors: 'inline', ...options, shape: listOf(isListed) });

type One = Pick<Channel, 'id' | 'version'>;

/** @throws AppError 403 when it is not enabled any more */
export const pauseChannel = (channel: One, reason: string) => channels.act(channel, 'pause', { reason });
/** Puts it away for good, with all below it. @throws AppError 403 when it is archived already */
export const archiveChannel = (channel: One, reason: string) => channels.act(channel, 'archive', { reason });
/** @throws AppError 422 with `fieldErrors.parentId` where the tree does not allow it */
export const moveChannel = (channel: One, parentId: string | null) => channels.act(channel, 'move', { parentId });

type Picture = { width: number; withName?: boolean };

/** Where the picture of a channel's code is. */
export const channelCodeUrl = (id: string, { width, withName = false }: Picture) =>
  `${API_PREFIX}${channels.at(id, '/code')}?width=${width}${withName ? '&withName=true' : ''}`;

/** The codes of picked channels in one ZIP, as a job. */
export const packChannelCodes = (ids: string[], picture: Required<Picture>) =>
  post(`${channels.path}/codes`, { ids, ...picture }, { errors: 'caller', shape: isJob });

const isRevealed = guard<RevealedChannel>({ values: 'object' });

/** Clear values of a channel's contact for a minute; logged. @throws AppError 429 past the hourly limit */
export const revealChannel = (id: string, input: ChannelReveal) =>
  post(channels.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });
