import { channelOptionsApi } from '../../src/contract/channel';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { codeHandlers, codesWorker } from './codes';
import { buildChannels } from './fixtures';

export const channel: Entity = {
  fixtures: {
    channels: ({ now, operators, projects }, { random }) => buildChannels(random(80), now, { operators, projects }),
  },
  workers: [codesWorker],
  handlers: [
    ...codeHandlers,

    handle(channelOptionsApi.options, () => {
      const { channels, members } = state().world;
      const used = new Set(members.flatMap(({ firstChannelId, lastChannelId }) => [firstChannelId, lastChannelId]));
      return channels.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
    }),
  ],
};
