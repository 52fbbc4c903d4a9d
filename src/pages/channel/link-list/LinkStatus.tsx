import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { channelLinkTexts } from '@/locales/channelLink';

const tones: Readonly<Record<string, Tone>> = { active: 'success', expired: 'error', disabled: 'default' };

export function LinkStatus({ status }: Pick<ChannelLink, 'status'>) {
  const label = useEnumLabelOrRaw(channelLinkTexts, 'status');
  return <StatusBadge tone={tones[status]} label={label(status)} />;
}
