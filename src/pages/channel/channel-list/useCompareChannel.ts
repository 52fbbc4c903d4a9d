import { useCompareFields } from '@/components/form/useCompareFields';
import type { Channel } from '@/contract/channel-list';
import type { LogValue } from '@/contract/log';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { useChannelValues } from './useChannelValues';
import type { ChannelValues, CostValues } from './values';

const comparedFields = [
  'name',
  'code',
  'type',
  'ownerName',
  'parentId',
  'validFrom',
  'validTo',
  'hospitalId',
  'projectIds',
  'costs',
  'contactName',
  'contactMobile',
  'remark',
] as const;

/** Fields of a channel for the conflict dialog, in form order. */
export function useCompareChannel() {
  const t = useText(channelTexts);
  const { formatValue, formatCost } = useChannelValues();
  const withLabel = (name: string) => ({ format: (value: unknown) => formatValue(name, value as LogValue) ?? '—' });
  return useCompareFields<ChannelValues, Channel>(channelTexts, comparedFields, {
    parentId: withLabel('parentId'),
    hospitalId: withLabel('hospitalId'),
    projectIds: withLabel('projectIds'),
    costs: { format: (costs) => (costs as CostValues[]).map(formatCost).join(t('separator')) || '—' },
    contactName: { shownOf: ({ contactNameMasked }) => contactNameMasked },
    contactMobile: { shownOf: ({ contactMobileMasked }) => contactMobileMasked },
  });
}
