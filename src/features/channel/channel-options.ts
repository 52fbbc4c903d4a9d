import type { ChannelChoice } from '@/contract/channel';
import { getPaths } from '@/domain/channel/tree';
import { listChannelChoices } from '@/services/channel';

const SEPARATOR = ' / ';

/** Labels of channels with the path from the root, because several can have the same name. */
export function channelPaths(tree: readonly ChannelChoice[]): ReadonlyMap<string, string> {
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  return new Map(
    [...getPaths(tree)].map(([id, path]) => [
      id,
      path
        .map((one) => names.get(one))
        .toReversed()
        .join(SEPARATOR),
    ]),
  );
}

/** Query key of the options, shared by all filters. */
export const CHANNEL_OPTIONS = 'channelPaths';

/** All channels for a filter, including archived ones, which still have data. */
export async function readChannelOptions() {
  const tree = await listChannelChoices();
  const paths = channelPaths(tree);
  return tree.map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
}
