import type { Banner } from '../../src/contract/banner';
import { bannerState, clickRate } from '../../src/domain/banner/state';
import { state } from '../state';
import type { Table } from '../store/update';
import type { BannerRow } from './fixtures';

/** Banner in its API form, with its current state. */
export const toBanner = (row: BannerRow): Banner => ({
  ...row,
  targetName: state().world.projects.find(({ id }) => id === row.targetId)?.name ?? null,
  state: bannerState(row, Date.now()),
  ctr: clickRate(row),
});

export const bannerTable: Table<BannerRow, Banner> = {
  entityType: 'banner',
  rows: () => state().world.banners,
  toDto: toBanner,
  masks: { targetId: (id) => state().world.projects.find((project) => project.id === id)?.name },
  labelOf: ({ title }) => title,
};
