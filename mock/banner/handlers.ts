import { bannerApi } from '../../src/contract/banner';
import { bulkOn } from '../bulk';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { state } from '../state';
import { page } from '../store/list';
import { find } from '../store/update';
import {
  changeBanner,
  copyBanner,
  createBanner,
  disableBanner,
  enableBanner,
  orderBanners,
  removeBanner,
  restoreBanner,
  updateBanner,
} from './actions';
import { bannersBy } from './filter';
import { occupancy } from './occupancy';
import { toBanner } from './table';

export const bannerHandlers = [
  handle(bannerApi.list, ({ query: { current, pageSize, sort, ...filter } }) =>
    page(bannersBy(filter, sort), current, pageSize),
  ),

  handle(bannerApi.create, ({ body, operator }) => toBanner(createBanner(body, { operatorName: operator.name }))),

  handle(bannerApi.occupancy, () => occupancy(Date.now())),

  handle(bannerApi.order, ({ query: { position } }) => bannersBy({ position })),

  handle(bannerApi.reorder, ({ body: { position, ...order }, operator }) => {
    orderBanners(position, order, { operatorName: operator.name });
    return null;
  }),

  handle(bannerApi.get, ({ params: { id } }) => toBanner(find(state().world.banners, id))),

  handle(bannerApi.update, ({ params: { id }, body: { version, ...input }, operator }) =>
    toBanner(updateBanner({ id, version }, input, { operatorName: operator.name })),
  ),

  handle(bannerApi.enable, ({ params: { id }, body: { version }, operator }) =>
    toBanner(enableBanner({ id, version }, { operatorName: operator.name })),
  ),

  handle(bannerApi.disable, ({ params: { id }, body: { version }, operator }) =>
    toBanner(disableBanner({ id, version }, { operatorName: operator.name })),
  ),

  handle(bannerApi.copy, ({ params: { id }, operator, language }) =>
    toBanner(copyBanner(id, language, { operatorName: operator.name })),
  ),

  handle(bannerApi.remove, ({ params: { id }, query: { version }, operator }) => {
    removeBanner({ id, version }, { operatorName: operator.name });
    return null;
  }),

  handle(bannerApi.restore, ({ params: { id }, body: { version }, operator }) =>
    toBanner(restoreBanner({ id, version }, { operatorName: operator.name })),
  ),

  handle(bannerApi.bulk, ({ body: { ids, action }, operator, language }) =>
    bulkOn(state().world.banners, ids, language, {
      unknown: messages.notFound,
      label: ({ title }) => title,
      change: (banner) => changeBanner(banner, action, { operatorName: operator.name }),
    }),
  ),

  handle(bannerApi.bulkMatching, (call) => {
    const { filter, excludedIds, action } = call.body;
    const excluded = new Set(excludedIds);
    const job = startJob({
      kind: 'bulk',
      entity: 'banner',
      action,
      work: { type: 'changeBanners', action },
      rowIds: bannersBy(filter).flatMap(({ id }) => (excluded.has(id) ? [] : [id])),
      operator: call.operator,
      origin: originOf(call),
      language: call.language,
    });
    return toJob(job, call.language);
  }),
];
