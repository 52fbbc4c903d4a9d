import { useRead } from '@/hooks/useRead';
import { listChannelChoices } from '@/services/channel';

/** All channels in tree order, independent of list filters. */
export const useChannelTree = () => useRead(['channel', 'choices'], listChannelChoices);
