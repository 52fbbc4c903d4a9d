import type { z } from 'zod';
import type { Channel, ChannelFilter, ChannelListed } from '../../src/contract/channel-list';
import { channel as limit } from '../../src/contract/limits/channel';
import { figureDaysProblem } from '../../src/domain/channel/figure-days';
import { sortAsTree, withAncestors } from '../../src/domain/channel/tree';
import { createKeywordMatcher } from '../../src/domain/fold';
import { addDays } from '../../src/domain/period/calendar';
import { businessDay } from '../clock';
import { refuse } from '../refuse';
import { state } from '../state';
import { filterBy, type Matchers, matchOne, sortBy } from '../store/list';
import { channelMessages } from './messages';
import { createChannelPresenter } from './table';

export type Filter = z.output<typeof ChannelFilter>;
type Conditions = Omit<Filter, 'from' | 'before'>;

const everything = () => true;

const matchers: Matchers<Channel, Conditions> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ name, code }) => isFound(name, code);
  },
  type: matchOne(({ type }) => type),
  status: matchOne(({ status }) => status),
  parentId: (id) => (channel) => channel.parentId === id,
  ownerName: (name) => {
    const isFound = createKeywordMatcher(name);
    return ({ ownerName }) => isFound(ownerName);
  },
  projectId: (id) => (channel) => channel.projectIds.length === 0 || channel.projectIds.includes(id),
  expiring: (isAsked) => {
    if (!isAsked) return everything;
    const today = businessDay(Date.now());
    const last = addDays(today, limit.expiringDays);
    return ({ status, validTo }) => status !== 'archived' && validTo !== null && today <= validTo && validTo <= last;
  },
  importId: (id) => {
    const written = new Set(state().imports.find((one) => one.id === id)?.writtenIds);
    return (channel) => written.has(channel.id);
  },
};

/** Tie order: archived channels last, then by visitors. */
const compareTies = (a: Channel, b: Channel) =>
  Number(a.status === 'archived') - Number(b.status === 'archived') || b.scanUv - a.scanUv;

const daysMessages = { reversed: channelMessages.daysReversed, tooLong: channelMessages.daysTooLong };

/**
 * Channels of a list request as a tree, with figures of the requested days.
 * @throws Fault 422 on before for a reversed or too long range
 */
export function findChannels({ from, before, ...conditions }: Filter, sort = '-submitCount'): ChannelListed[] {
  const problem = figureDaysProblem({ from, before });
  refuse({ before: problem === null ? undefined : daysMessages[problem] });
  const all = state().world.channels.map(createChannelPresenter({ from, before }));
  const found = new Set(filterBy(all, matchers, conditions).map(({ id }) => id));
  const shown = withAncestors(all, found);
  const rows = sortBy(all, sort, compareTies).filter(({ id }) => shown.has(id));
  return sortAsTree(rows).map((row) => ({ ...row, isMatch: found.has(row.id) }));
}

/** Matching channels, without ancestors that are listed only for the tree. */
export const getMatchingChannels = (filter: Filter, sort?: string) =>
  findChannels(filter, sort).filter(({ isMatch }) => isMatch);

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all channels that match a filter, without the deselected ones. */
export function getMatchingChannelIds({ filter, excludedIds, sort }: Matching) {
  const excluded = new Set(excludedIds);
  return getMatchingChannels(filter, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
