import type { z } from 'zod';
import type { followUpApi } from '../../src/contract/follow-up';
import type { FollowUpFilter } from '../../src/contract/follow-up-list';
import { followUpTabs } from '../../src/contract/limits/follow-up';
import { followUpTabFilters } from '../../src/domain/follow-up/tabs';
import { businessDay } from '../clock';
import { state } from '../state';
import { page, sortBy } from '../store/list';
import { find } from '../store/update';
import { countFollowUps, getMatchingFollowUpIds } from './filter';
import type { FollowUpRow } from './follow-up-row';
import { createFollowUpPresenter } from './present';

type Filter = z.output<typeof FollowUpFilter>;
type Query = z.output<typeof followUpApi.search.body>;

/** All follow-ups that match a filter, sorted. */
export function findFollowUps(filter: Filter, operatorId: string, sort?: string): FollowUpRow[] {
  const byId = new Map(state().world.followUps.map((row) => [row.id, row]));
  return getMatchingFollowUpIds({ filter, excludedIds: [], sort }, operatorId).flatMap((id) => byId.get(id) ?? []);
}

const present = (rows: readonly FollowUpRow[]) => rows.map(createFollowUpPresenter(Date.now()));

export function getFollowUpsPage({ current, pageSize, sort, ...filter }: Query, operatorId: string) {
  const { list, total } = page(findFollowUps(filter, operatorId, sort), current, pageSize);
  return { list: present(list), total };
}

/** Number of follow-ups of each tab; the conditions of the tab replace those of the filter. */
export function getFollowUpCounts(filter: Filter, operatorId: string) {
  const own = followUpTabFilters(businessDay(Date.now()));
  const filters = followUpTabs.map((tab) => {
    const { status, ...due } = own[tab];
    return { ...filter, ...due, ...(status && { status: [status] }) };
  });
  const counts = countFollowUps(filters, operatorId);
  return Object.fromEntries(followUpTabs.map((tab, place) => [tab, counts[place]])) as Record<
    (typeof followUpTabs)[number],
    number
  >;
}

/** Page of the follow-ups of the same patient, latest due date first. */
export function getFollowUpTimeline(id: string, { current, pageSize }: { current: number; pageSize: number }) {
  const { memberId } = find(state().world.followUps, id);
  const own = state().world.followUps.filter((row) => row.memberId === memberId);
  const { list, total } = page(sortBy(own, '-dueAt'), current, pageSize);
  return { list: present(list), total };
}
