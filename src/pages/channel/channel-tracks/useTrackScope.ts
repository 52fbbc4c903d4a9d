import { AppError } from '@/errors/app-error';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useRead } from '@/hooks/useRead';
import { getChannelLink } from '@/services/channel-link';

const isNotFound = (error: unknown) => error instanceof AppError && error.status === 404;

/** Names of the channels and the link in the URL, once they are loaded. */
export function useTrackScope() {
  const { read } = useQueryParams();
  const { data: channels } = useChannelTree();
  const ids = read('channelId')?.split(',').filter(Boolean) ?? [];
  const linkId = read('linkId') || null;
  const link = useRead(['channelLink', linkId], async () => (linkId === null ? null : getChannelLink(linkId)));
  const linkName = linkId !== null && link.data?.id === linkId ? link.data.name : undefined;
  const names = ids.flatMap((id) => channels?.find((channel) => channel.id === id)?.name ?? []);
  return {
    channels: names,
    /** Null if the link in the URL does not exist. */
    link: !link.isFetching && isNotFound(link.error) ? null : linkName,
    /** The URL names channels, but none of them exists. */
    isUnknown: channels !== undefined && ids.length > 0 && names.length === 0,
  };
}
