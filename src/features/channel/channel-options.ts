import type { ChannelChoice } from '@/contract/channel';
import { getPaths } from '@/domain/channel/tree';
import { listChannelChoices } from '@/services/channel';

const SEPARATOR = ' / ';

/** What channels are called by the way to them from the top: several may be called “1 号台”. */
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

/** Whose options they are, in the cache that all filters share. */
export const CHANNEL_OPTIONS = 'channelPaths';

/** All channels for a filter, archived ones too: they keep what they brought. */
export async function readChannelOptions() {
  const tree = await listChannelChoices();
  const paths = channelPaths(tree);
  return tree.map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
}
