import { useMemo } from 'react';
import { channelPaths } from '@/features/channel/channel-options';
import { useChannelTree } from '@/features/channel/useChannelTree';

/** All channels, and the enabled ones as options for a new link. */
export function useChannelOptions() {
  const read = useChannelTree();
  const channels = read.data;
  const options = useMemo(() => {
    const paths = channelPaths(channels ?? []);
    return (channels ?? [])
      .filter(({ status }) => status === 'enabled')
      .map(({ id, name, code }) => ({ value: id, label: `${paths.get(id) ?? name} ${code}` }));
  }, [channels]);
  return { channels, options, read };
}
