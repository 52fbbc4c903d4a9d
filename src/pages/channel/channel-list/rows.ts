import type { Tree } from '@/components/list/tree';
import type { ListService } from '@/components/list/useListData';
import type { ChannelListed, ChannelQuery } from '@/contract/channel-list';
import { getPaths } from '@/domain/channel/tree';
import { listChannels } from '@/services/channel';

/** Channel in the list, with its level in the tree. */
export type ChannelRow = ChannelListed & {
  /** 1 for the top level. */
  level: number;
};

const readChannelRows: ListService<ChannelRow> = async ({ current: _, pageSize: __, ...query }, options) => {
  // The filter fields of this page have the names and values of the contract.
  const found = await listChannels(query as ChannelQuery, options);
  const paths = getPaths(found);
  const list = found.map((row) => ({ ...row, level: paths.get(row.id)?.length ?? 1 }));
  return { list, total: list.filter(({ isMatch }) => isMatch).length };
};

export const channelListConfig = { name: 'channel' as const, service: readChannelRows, defaultSort: '-submitCount' };

export const channelTree: Tree<ChannelRow> = {
  parentOf: ({ parentId }) => parentId,
  isContext: ({ isMatch }) => !isMatch,
};
