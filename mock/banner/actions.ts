import type { z } from 'zod';
import type { BannerBulkAction, BannerInput } from '../../src/contract/banner';
import { banner as limit } from '../../src/contract/limits/banner';
import type { NewOrder } from '../../src/contract/setting';
import { hasRoom } from '../../src/domain/banner/capacity';
import { cleanLink, linkProblems } from '../../src/domain/banner/link';
import { bannerState } from '../../src/domain/banner/state';
import { normaliseServicePhone } from '../../src/domain/validation/service-phone';
import { Fault } from '../fault';
import type { Language } from '../language';
import { type Message, messages } from '../messages';
import { state } from '../state';
import { create } from '../store/create';
import { remove, restore } from '../store/remove';
import { reorder } from '../store/reorder';
import { find, update } from '../store/update';
import type { BannerRow } from './fixtures';
import { bannerMessages } from './messages';
import { bannerTable } from './table';

type Input = z.output<typeof BannerInput>;
type Target = { id: string; version: number };
type By = { operatorName: string };

const problemTexts = {
  targetId: messages.projectUnknown,
  url: bannerMessages.urlInvalid,
  appId: bannerMessages.appIdInvalid,
  path: bannerMessages.pathInvalid,
  query: bannerMessages.queryInvalid,
  phone: messages.phoneInvalid,
} as const;

/** @throws Fault 422 with what is wrong with the link */
function checkedLink(input: Input): Input {
  const link = cleanLink(input);
  const fields: Record<string, Message> = Object.fromEntries(
    linkProblems(link).map(({ field, problem }) => [
      field,
      problem === 'missing' ? messages.required : problemTexts[field],
    ]),
  );
  const isKnown = state().world.projects.some(({ id }) => id === link.targetId);
  if (link.targetId !== null && !isKnown) fields.targetId = messages.projectUnknown;
  if (Object.keys(fields).length > 0) throw new Fault(422, messages.invalid, { fields });
  return { ...link, phone: link.phone && normaliseServicePhone(link.phone) };
}

type Planned = Pick<BannerRow, 'position' | 'startAt' | 'endAt' | 'status'>;

/** @throws Fault 422 when an enabled banner would be one too many in its position at some instant from now on */
function checkRoom(banner: Planned, ownId?: string) {
  if (banner.status === 'disabled') return;
  const others = state().world.banners.filter(
    ({ id, position, status }) => id !== ownId && position === banner.position && status === 'enabled',
  );
  if (!hasRoom(banner, others, Date.now())) {
    throw new Fault(422, bannerMessages.bannersFull, { fields: { status: bannerMessages.bannersFull } });
  }
}

function checked(input: Input, ownId?: string): Input {
  const link = checkedLink(input);
  checkRoom(link, ownId);
  return link;
}

const unshown = { exposureCount: 0, clickCount: 0 };

export const createBanner = (input: Input, by: By) =>
  create(bannerTable, (base) => ({ ...checked(input), ...unshown, ...base }), by);

export const updateBanner = ({ id, version }: Target, input: Input, by: By) =>
  update(bannerTable, id, version, () => checked(input, id), { action: 'update', ...by });

/** Enables or disables a banner; one that is so already is left as it is. */
function setStatus({ id, version }: Target, status: BannerRow['status'], by: By): BannerRow {
  const row = find(state().world.banners, id);
  if (row.version === version && row.status === status) return row;
  return update(
    bannerTable,
    id,
    version,
    (banner) => {
      const changed = { ...banner, status };
      if (bannerState(changed, Date.now()) === 'expired') throw new Fault(422, bannerMessages.bannerOver);
      checkRoom(changed, id);
      return { status };
    },
    { action: status === 'enabled' ? 'enable' : 'disable', ...by },
  );
}

/** Takes a banner online, at once or as scheduled. */
export const enableBanner = (target: Target, by: By) => setStatus(target, 'enabled', by);
export const disableBanner = (target: Target, by: By) => setStatus(target, 'disabled', by);

const copyMarks: Record<Language, string> = { 'zh-CN': '（副本）', 'en-US': ' (copy)' };

/** Adds a disabled banner like another. */
export function copyBanner(id: string, language: Language, by: By) {
  const { title, ...rest } = find(state().world.banners, id);
  const mark = copyMarks[language];
  const start = [...title].slice(0, limit.title - mark.length).join('');
  return create(
    bannerTable,
    (base) => ({ ...rest, title: `${start}${mark}`, status: 'disabled' as const, ...unshown, ...base }),
    { action: 'copy', ...by },
  );
}

export const removeBanner = ({ id, version }: Target, by: By) => remove(bannerTable, id, version, by);

export const restoreBanner = ({ id, version }: Target, by: By) =>
  restore(bannerTable, id, version, by, (banner) => checkRoom(banner, id));

/** Gives the banners of a position another order. @throws Fault 409 with the order as it is when that is not `base` any more */
export const orderBanners = (position: BannerRow['position'], order: NewOrder, by: By) =>
  reorder(bannerTable, { name: position, has: (banner) => banner.position === position }, order, by);

const bulkActions = { enable: enableBanner, disable: disableBanner, delete: removeBanner };

/** One row of an action on several, in any version. */
export const changeBanner = (banner: BannerRow, action: BannerBulkAction, by: By) =>
  void bulkActions[action](banner, by);
