import { channelCodeQuotaApi, channelLinkApi } from '../../src/contract/channel-link';
import { channelLink as limit } from '../../src/contract/limits/channel-link';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { createResource } from '../resource';
import { state } from '../state';
import { changeLink, disableLink, enableLink, linkActions, renewLink } from './actions';
import { linkCodeHandlers, linkCodesWorker } from './codes';
import { linkExport } from './columns';
import { countLinks, findLinks } from './filter';
import { buildChannelLinks } from './fixtures';
import { generateLinks } from './generate';
import { buildLinkHistory } from './history';
import { CODES_OF_OTHERS } from './platform';
import { linkTable, toLink } from './table';

const { handlers, workers } = createResource(channelLinkApi, {
  table: linkTable,
  rows: findLinks,
  toListed: (link) => link,
  actions: { ...linkActions, enable: enableLink, disable: disableLink },
  change: changeLink,
});

export const channelLink: Entity = {
  fixtures: {
    channelLinks: ({ now, channels, projects, operators }, { random }) =>
      buildChannelLinks(random(81), now, { channels, projects, operators }),
    platform: ({ channelLinks }) => ({
      calls: [],
      permanentCodes: CODES_OF_OTHERS + channelLinks.filter(({ codeType }) => codeType === 'oaPermanent').length,
    }),
  },
  history: (world) => ({ changes: buildLinkHistory(world) }),
  workers: [...workers, linkCodesWorker],
  exportTable: linkExport,
  handlers: [
    handle(channelCodeQuotaApi.quota, () => ({
      used: state().world.platform.permanentCodes,
      max: limit.maxPermanentCodes,
    })),

    handle(channelLinkApi.counts, ({ query }) => countLinks(query)),

    handle(channelLinkApi.renew, ({ params: { id }, body: { version, days }, operator }) =>
      toLink(renewLink({ id, version }, days, operator)),
    ),

    handle(channelLinkApi.generate, ({ body, operator, language }) => generateLinks(body, operator, language)),

    ...linkCodeHandlers,

    ...handlers,
  ],
};
