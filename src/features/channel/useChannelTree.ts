import { useRead } from '@/hooks/useRead';
import { listChannelChoices } from '@/services/channel';

/** All channels in the order of their tree, whatever a list of them shows. */
export const useChannelTree = () => useRead(['channel', 'choices'], listChannelChoices);
