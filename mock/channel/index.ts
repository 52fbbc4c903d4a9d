import { channelApi, channelOptionsApi } from '../../src/contract/channel';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { getOrigin } from '../log/origin';
import { createResource } from '../resource';
import { reveal } from '../reveal/reveal';
import { state } from '../state';
import { find } from '../store/update';
import { archiveChannel, channelActions, enableChannel, moveChannel, pauseChannel } from './actions';
import { codeHandlers, codesWorker } from './codes';
import { channelExport } from './columns';
import { findChannels, getMatchingChannels } from './filter';
import { buildChannels } from './fixtures';
import { channelImport } from './import';
import { channelTable, toChannel } from './table';

const { list, ...others } = channelApi;

const { handlers, workers } = createResource(others, {
  table: channelTable,
  rows: getMatchingChannels,
  toListed: (channel) => channel,
  actions: { ...channelActions, enable: enableChannel },
  change: (row, { reason }, operator) => pauseChannel(row, { reason }, operator),
});

export const channel: Entity = {
  fixtures: {
    channels: ({ now, operators, projects }, { random }) => buildChannels(random(80), now, { operators, projects }),
  },
  workers: [codesWorker, ...workers],
  exportTable: channelExport,
  importSpec: channelImport,
  handlers: [
    ...codeHandlers,

    handle(channelOptionsApi.choices, () =>
      state().world.channels.map(({ id, name, code, parentId, status, projectIds }) => ({
        id,
        name,
        code,
        parentId,
        status,
        projectIds,
      })),
    ),

    handle(channelOptionsApi.options, () => {
      const { channels, members } = state().world;
      const used = new Set(members.flatMap(({ firstChannelId, lastChannelId }) => [firstChannelId, lastChannelId]));
      return channels.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
    }),

    handle(list, ({ query: { sort, ...filter } }) => findChannels(filter, sort)),

    handle(channelApi.pause, ({ params: { id }, body: { version, reason }, operator }) =>
      toChannel(pauseChannel({ id, version }, { reason }, operator)),
    ),

    handle(channelApi.archive, ({ params: { id }, body: { version, reason }, operator }) =>
      toChannel(archiveChannel({ id, version }, { reason }, operator)),
    ),

    handle(channelApi.move, ({ params: { id }, body: { version, parentId }, operator }) =>
      toChannel(moveChannel({ id, version }, parentId, operator)),
    ),

    handle(channelApi.reveal, ({ params: { id }, body: input, operator, request, requestId }) => {
      const row = find(channelTable.rows(), id);
      return reveal({
        entity: { type: 'channel', id },
        input,
        operator,
        origin: getOrigin({ request, requestId }),
        clearOf: (field) => row[field],
      });
    }),

    ...handlers,
  ],
};
