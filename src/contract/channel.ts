import { z } from 'zod';
import { bulkIds } from './bulk';
import { Channel, ChannelFilter, ChannelInput, ChannelListed, ChannelQuery } from './channel-list';
import { flag, id } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { channelRevealFields, channelStatuses, channel as limit } from './limits/channel';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';
import { reasonOf } from './work';

/** A channel as an option of forms and filters. */
export const ChannelOption = z.object({
  id,
  /** Name of the channel. */
  name: z.string(),
});
export type ChannelOption = z.infer<typeof ChannelOption>;

/** A channel as an option where a link or child channel selects it. */
export const ChannelChoice = ChannelOption.extend({
  /** Code of the channel, unique. */
  code: z.string(),
  /** The parent channel; null if there is none. */
  parentId: id.nullable(),
  /** Status of the channel. */
  status: z.enum(channelStatuses),
  projectIds: z.array(id).describe('Empty: all'),
});
export type ChannelChoice = z.infer<typeof ChannelChoice>;

export const channelOptionsApi = {
  options: defineEndpoint({
    method: 'GET',
    path: '/channels/options',
    summary: 'All channels that members came from, for a filter to choose from',
    data: z.array(ChannelOption),
  }),
  choices: defineEndpoint({
    method: 'GET',
    path: '/channels/choices',
    summary: 'All channels in the order of their tree, each followed by those below it',
    data: z.array(ChannelChoice).max(limit.maxChannels),
  }),
};

const ChannelReveal = revealInput(channelRevealFields);
export type ChannelReveal = z.infer<typeof ChannelReveal>;
const RevealedChannel = revealed(channelRevealFields);
export type RevealedChannel = z.infer<typeof RevealedChannel>;
const reason = reasonOf(limit.maxReasonLength);

const channels = resource('/channels', {
  names: ['channel', 'channels'],
  item: Channel,
  input: ChannelInput,
  filter: ChannelFilter,
  change: { action: z.literal('pause'), reason },
});

const rules =
  '422 on code and name where they are taken, on parentId below the third level, in a cycle or below an archived one, on hospitalId with another type, on the end of costs and validity that lies before their beginning';

export const channelApi = {
  list: channels.call('GET', '', {
    summary: `Channels as a tree, whole: those that match and those above them, each followed by those below it, by submitCount within a level unless sorted otherwise. 422 on before that is not after from, or more than ${limit.maxFigureDays} days after it`,
    query: ChannelQuery,
    data: z.array(ChannelListed).max(limit.maxChannels),
  }),
  ...channels.usualCalls(
    {
      get: ', with all figures since it began',
      create: `, enabled, with a code of its own. ${rules}. 403 CHANNELS_FULL past ${limit.maxChannels}`,
      update: `. ${rules}; 422 on code once it was scanned`,
      remove: '; archive one that was scanned or that members came by, and delete or move first what lies below it',
      restore: '',
      bulk: '',
      bulkMatching: '',
    },
    {
      create: ['CHANNELS_FULL'],
      update: ['CHANNEL_ARCHIVED'],
      remove: ['CHANNEL_TRACKED', 'CHANNEL_HAS_CHILDREN', 'CHANNEL_HAS_LINKS'],
      restore: ['CHANNELS_FULL', 'CHANNEL_CODE_TAKEN', 'CHANNEL_NAME_TAKEN', 'CHANNEL_PARENT_UNFIT'],
    },
  ),
  pause: channels.act('pause', 'Pause a channel that is enabled, and none below it', { reason }, ['CHANNEL_STATUS']),
  enable: channels.act('enable', 'Enable a paused channel', undefined, ['CHANNEL_STATUS']),
  archive: channels.act(
    'archive',
    'Put a channel away for good, with all that lies below it; their links are disabled',
    { reason },
    ['CHANNEL_STATUS'],
  ),
  move: channels.act(
    'move',
    'Move a channel, with all below it, below another one; parentId null: to the first level. 422 on parentId for an unknown or archived one, in a cycle, or where something would lie below the third level',
    {
      /** The new parent; null: the first level. */
      parentId: id.nullable(),
    },
    ['CHANNEL_ARCHIVED'],
  ),
  reveal: channels.call('POST', '/:id/reveal', {
    summary: 'Reveal clear values of the contact for a minute, logged',
    body: ChannelReveal,
    data: RevealedChannel,
    errors: ['TOO_MANY_REVEALS'],
  }),
};

const width = z.int().min(limit.minCodePx).max(limit.maxCodePx);

export const channelCodeApi = {
  code: channels.call('GET', '/:id/code', {
    summary: 'The picture of the channel’s mini-program code, made by the platform',
    query: z.object({
      width: z.coerce
        .number<number>()
        .pipe(width)
        .default(limit.defaultCodePx)
        .describe('Pixels of a side, without the name'),
      withName: flag.default(false).describe('The name of the channel stands below its code'),
    }),
    files: ['image/png'],
    data: z.file(),
  }),
  codes: channels.call('POST', '/codes', {
    summary:
      'The codes of picked channels in one ZIP of PNGs, as a job whose fileUrl answers it; those of archived channels are failed rows',
    body: z.object({
      ids: bulkIds,
      width: width.describe('Pixels of a side, without the name'),
      withName: z.boolean().describe('The name of the channel stands below its code'),
    }),
    data: Job,
  }),
};
