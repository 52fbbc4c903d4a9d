import type { z } from 'zod';
import type { BannerBulkAction, BannerInput } from '../../src/contract/banner';
import { banner as limit } from '../../src/contract/limits/banner';
import { hasRoom } from '../../src/domain/banner/capacity';
import { bannerState } from '../../src/domain/banner/state';
import { getNextSort } from '../../src/domain/next-place';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Language } from '../language';
import { checkLink, toStoredLink } from '../link/check';
import { refuse } from '../refuse';
import { state } from '../state';
import { createActions, createStatusActions } from '../store/actions';
import { create } from '../store/create';
import { find } from '../store/update';
import type { BannerRow } from './fixtures';
import { bannerMessages } from './messages';
import { bannerTable } from './table';

type Input = z.output<typeof BannerInput>;

type BannerPlan = Pick<BannerRow, 'position' | 'startAt' | 'endAt' | 'status'>;

/** @throws Fault 422 if an enabled banner would exceed the limit of its position at any time from now on */
function checkCapacity(banner: BannerPlan, ownId?: string) {
  if (banner.status === 'disabled') return;
  const others = state().world.banners.filter(
    ({ id, position, status }) => id !== ownId && position === banner.position && status === 'enabled',
  );
  if (!hasRoom(banner, others, Date.now())) {
    throw new Fault(bannerMessages.bannersFull, { fields: { status: bannerMessages.bannersFull } });
  }
}

const getLastSort = (position: BannerRow['position']) =>
  getNextSort(state().world.banners.flatMap((row) => (row.position === position ? [row.sort] : [])));

function toBannerFields(input: Input, row?: BannerRow) {
  refuse(checkLink(input));
  const link = toStoredLink(input);
  checkCapacity(link, row?.id);
  const place = row?.position === link.position ? row.sort : getLastSort(link.position);
  return { ...link, sort: link.sort ?? place };
}

const initialCounts = { exposureCount: 0, clickCount: 0 };

export const bannerActions = {
  ...createActions(bannerTable, {
    create: (input: Input) => ({ ...toBannerFields(input), ...initialCounts }),
    update: (input, row) => toBannerFields(input, row),
    checkReturn: (banner) => checkCapacity(banner, banner.id),
  }),
  ...createStatusActions(bannerTable, (banner) => {
    const enabled = { ...banner, status: 'enabled' as const };
    if (bannerState(enabled, Date.now()) === 'expired') throw new Fault(bannerMessages.bannerOver);
    checkCapacity(enabled, banner.id);
  }),
};

const copyMarks: Record<Language, string> = { 'zh-CN': '（副本）', 'en-US': ' (copy)' };

/** Copies a banner; the copy is disabled. */
export function copyBanner(id: string, language: Language, { name }: Who) {
  const { title, ...rest } = find(state().world.banners, id);
  const mark = copyMarks[language];
  const start = [...title].slice(0, limit.maxTitleLength - mark.length).join('');
  return create(
    bannerTable,
    (base) => ({
      ...rest,
      title: `${start}${mark}`,
      sort: getLastSort(rest.position),
      status: 'disabled' as const,
      ...initialCounts,
      ...base,
    }),
    { action: 'copy', operatorName: name },
  );
}

const bulkActions = {
  enable: bannerActions.enable,
  disable: bannerActions.disable,
  delete: bannerActions.remove,
} satisfies Record<BannerBulkAction, unknown>;

/** Applies a bulk action to one row, regardless of its version. */
export const changeBanner = (banner: BannerRow, { action }: { action: BannerBulkAction }, operator: Who) =>
  bulkActions[action](banner, operator);
