import { bannerApi } from '../../src/contract/banner';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { createResource } from '../resource';
import { bannerActions, changeBanner, copyBanner } from './actions';
import { findBanners } from './filter';
import { buildBanners } from './fixtures';
import { getOccupancy } from './occupancy';
import { bannerTable, toBanner } from './table';

const { handlers, workers } = createResource(bannerApi, {
  table: bannerTable,
  rows: findBanners,
  toListed: (banner) => banner,
  actions: bannerActions,
  change: changeBanner,
  scopeOf: ({ position }) => ({ name: position, has: (banner) => banner.position === position }),
});

export const banner: Entity = {
  fixtures: { banners: ({ now }) => buildBanners(now) },
  history: ({ banners }) => ({ changes: banners.flatMap((row) => getHistory(bannerTable.entityType, row)) }),
  workers,
  handlers: [
    handle(bannerApi.occupancy, () => getOccupancy(Date.now())),

    handle(bannerApi.order, ({ query: { position } }) => findBanners({ position })),

    handle(bannerApi.copy, ({ params: { id }, operator, language }) => toBanner(copyBanner(id, language, operator))),

    ...handlers,
  ],
};
