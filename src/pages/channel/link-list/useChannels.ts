import { useMemo } from 'react';
import type { ChannelChoice } from '@/contract/channel';
import { ancestorsOf } from '@/domain/channel/tree';
import { useRead } from '@/hooks/useRead';
import { listChannelChoices } from '@/services/channel';

const SEPARATOR = ' / ';

/** Channels by the way to them from the top: several may be called “1 号台”. */
export function channelPaths(channels: readonly ChannelChoice[]) {
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  return new Map(
    channels.map(({ id, name }) => {
      const above = ancestorsOf(channels, id).map((one) => byId.get(one)?.name ?? one);
      return [id, [...above.reverse(), name].join(SEPARATOR)];
    }),
  );
}

/** Channels for a filter, archived ones too: they keep their links. */
export async function readChannelOptions() {
  const channels = await listChannelChoices();
  const paths = channelPaths(channels);
  return channels.map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
}

/** All channels, and those that can have new links as a form offers them. */
export function useChannels() {
  const { data: channels, error, loading } = useRead('channelChoices', listChannelChoices);
  const options = useMemo(() => {
    const paths = channelPaths(channels ?? []);
    return (channels ?? [])
      .filter(({ status }) => status === 'enabled')
      .map(({ id, name, code }) => ({ value: id, label: `${paths.get(id) ?? name} ${code}` }));
  }, [channels]);
  return { channels, options, error, isLoading: loading && !channels };
}
