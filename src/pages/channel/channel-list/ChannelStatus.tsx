import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Channel } from '@/contract/channel-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { channelTexts } from '@/locales/channel';

const tones: Readonly<Record<string, Tone>> = { enabled: 'success', paused: 'warning', archived: 'default' };

export function ChannelStatus({ status }: Pick<Channel, 'status'>) {
  const word = useEnumLabelOrRaw(channelTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
