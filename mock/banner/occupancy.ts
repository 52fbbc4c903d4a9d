import type { BannerOccupancy } from '../../src/contract/banner';
import { bannerPositions } from '../../src/contract/limits/banner';
import { countMostOnline } from '../../src/domain/banner/capacity';
import { bannerState } from '../../src/domain/banner/state';
import { state } from '../state';

/** Current number of banners online in each position, and the maximum from `now` (milliseconds) on. */
export const getOccupancy = (now: number): BannerOccupancy[] =>
  bannerPositions.map((position) => {
    const enabled = state().world.banners.filter((row) => row.position === position && row.status === 'enabled');
    return {
      position,
      onlineCount: enabled.filter((row) => bannerState(row, now) === 'online').length,
      busiestCount: countMostOnline({ startAt: null, endAt: null }, enabled, now),
    };
  });
