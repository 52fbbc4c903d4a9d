import { bannerApi } from '../../src/contract/banner';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { getResource } from '../resource';
import { bannerActions, changeBanner, copyBanner } from './actions';
import { bannersBy } from './filter';
import { buildBanners } from './fixtures';
import { occupancy } from './occupancy';
import { bannerTable, toBanner } from './table';

const { handlers, workers } = getResource(bannerApi, {
  table: bannerTable,
  rows: bannersBy,
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
    handle(bannerApi.occupancy, () => occupancy(Date.now())),

    handle(bannerApi.order, ({ query: { position } }) => bannersBy({ position })),

    handle(bannerApi.copy, ({ params: { id }, operator, language }) => toBanner(copyBanner(id, language, operator))),

    ...handlers,
  ],
};
