import type { z } from 'zod';
import type { ChannelLink, ChannelLinkCounts, ChannelLinkFilter } from '../../src/contract/channel-link-list';
import { channelLink as limit } from '../../src/contract/limits/channel-link';
import { withDescendants } from '../../src/domain/channel/tree';
import { createKeywordMatcher } from '../../src/domain/fold';
import { DAY_MS } from '../clock';
import { state } from '../state';
import { byId } from '../store/by-id';
import { filterBy, type Matchers, matchDayBefore, matchDayFrom, matchOne, sortBy } from '../store/list';
import { getLinkFigures } from './figures';
import { createLinkPresenter, getStatusAt, linkTable } from './table';

type Filter = z.output<typeof ChannelLinkFilter>;

/** Whether a link expires soon. Those of an archived channel do not count, since they cannot be renewed. */
const isExpiring = ({
  status,
  expiresAt,
  channelStatus,
}: Pick<ChannelLink, 'status' | 'expiresAt'> & { channelStatus: string | undefined }) =>
  status === 'active' &&
  channelStatus !== 'archived' &&
  expiresAt !== null &&
  Date.parse(expiresAt) <= Date.now() + limit.expiringDays * DAY_MS;

const matchers: Matchers<ChannelLink, Filter> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ name, linkCode }) => isFound(name, linkCode);
  },
  channelId: (ids) => {
    const sought = withDescendants(state().world.channels, ids);
    return ({ channelId }) => sought.has(channelId);
  },
  projectId: (ids) => {
    const sought = new Set(ids);
    return ({ projectId }) => projectId !== null && sought.has(projectId);
  },
  linkType: matchOne(({ linkType }) => linkType),
  codeType: matchOne(({ codeType }) => codeType),
  status: matchOne(({ status }) => status),
  expiring: (expiring) => (link) => isExpiring(link) === expiring,
  createdFrom: (from) => (link) => matchDayFrom(from)(link.createdAt),
  createdBefore: (before) => (link) => matchDayBefore(before)(link.createdAt),
};

/** All links that match a list request, sorted. */
export function findLinks(filter: Filter, sort = '-createdAt'): ChannelLink[] {
  const shown = linkTable.rows().map(createLinkPresenter(getLinkFigures(), Date.now()));
  return sortBy(filterBy(shown, matchers, filter), sort);
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all links that match a filter, without the deselected ones. */
export function getMatchingLinkIds({ filter, excludedIds, sort }: Matching) {
  const excluded = new Set(excludedIds);
  return findLinks(filter, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}

/** Number of links of all channels that expire soon. Avoids counting their clicks. */
export const countExpiringLinks = () => {
  const channels = byId(state().world.channels);
  return linkTable.rows().filter((row) =>
    isExpiring({
      status: getStatusAt(row, Date.now()),
      expiresAt: row.expiresAt,
      channelStatus: channels.get(row.channelId)?.status,
    }),
  ).length;
};

/** Number of links of each tab, under the filters that all tabs share. */
export function countLinks({ status: _, expiring: __, ...filter }: Filter): ChannelLinkCounts {
  const all = findLinks(filter);
  return {
    active: all.filter(({ status }) => status === 'active').length,
    expiring: all.filter(isExpiring).length,
    all: all.length,
  };
}
