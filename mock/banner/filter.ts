import type { z } from 'zod';
import type { Banner, BannerFilter } from '../../src/contract/banner';
import { bannerPositions } from '../../src/contract/limits/banner';
import { getScheduleBounds } from '../../src/domain/banner/state';
import { createKeywordMatcher } from '../../src/domain/fold';
import { state } from '../state';
import { filterBy, type Matchers, sortBy } from '../store/list';
import { compareSort } from '../store/reorder';
import { toBanner } from './table';

type Filter = z.output<typeof BannerFilter>;

const getMidnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

const matchers: Matchers<Banner, Filter> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ title, remark }) => isFound(title, remark);
  },
  position: (position) => (banner) => banner.position === position,
  state: (wanted) => (banner) => banner.state === wanted,
  shownFrom: (day) => (banner) => banner.status === 'enabled' && getScheduleBounds(banner).end > getMidnight(day),
  shownBefore: (day) => (banner) => banner.status === 'enabled' && getScheduleBounds(banner).start < getMidnight(day),
};

const comparePositions = (a: Banner, b: Banner) =>
  bannerPositions.indexOf(a.position) - bannerPositions.indexOf(b.position) || compareSort(a, b);

/** All banners that match a list request, by position and in display order unless sorted otherwise. */
export function findBanners(filter: Filter, sort = 'sort'): Banner[] {
  const found = filterBy(state().world.banners.map(toBanner), matchers, filter);
  return sort === 'sort' ? found.sort(comparePositions) : sortBy(found, sort);
}
