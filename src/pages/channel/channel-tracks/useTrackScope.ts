import { AppError } from '@/errors/app-error';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useRead } from '@/hooks/useRead';
import { getChannelLink } from '@/services/channel-link';

const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;

/** Names of the channels and the link in the URL, once they are loaded. */
export function useTrackScope() {
  const { read } = useQueryParams();
  const { data: channels } = useChannelTree();
  const ids = read('channelId')?.split(',').filter(Boolean) ?? [];
  const linkId = read('linkId') || null;
  const link = useRead(['channelLink', linkId], async () => (linkId === null ? null : getChannelLink(linkId)));
  const named = linkId !== null && link.data?.id === linkId ? link.data.name : undefined;
  const known = ids.flatMap((id) => channels?.find((channel) => channel.id === id)?.name ?? []);
  return {
    channels: known,
    /** Null if the link in the URL does not exist. */
    link: !link.isFetching && isMissing(link.error) ? null : named,
    /** The URL names channels, but none of them exists. */
    isUnknown: channels !== undefined && ids.length > 0 && known.length === 0,
  };
}
