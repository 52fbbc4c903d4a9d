import { channelApi } from '../../src/contract/channel';
import { handle } from '../handle';
import { state } from '../state';

export const channelHandlers = [
  handle(channelApi.options, () => {
    const { channels, members } = state().world;
    const used = new Set(members.flatMap(({ firstChannelId, lastChannelId }) => [firstChannelId, lastChannelId]));
    return channels.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
  }),
];
