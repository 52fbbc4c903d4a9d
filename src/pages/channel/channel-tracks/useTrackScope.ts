import { AppError } from '@/errors/app-error';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useRead } from '@/hooks/useRead';
import { getChannelLink } from '@/services/channel-link';

const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;

/** Whose tracks the address asks for: the names of its channels and of its link, as far as they are known. */
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
    /** Null where the address asks for one that there is not. */
    link: !link.isFetching && isMissing(link.error) ? null : named,
    /** Channels are asked for, and there is none of them. */
    isUnknown: channels !== undefined && ids.length > 0 && known.length === 0,
  };
}
