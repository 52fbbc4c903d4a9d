import { useCompareFields } from '@/components/form/useCompareFields';
import type { Channel } from '@/contract/channel';
import type { LogValue } from '@/contract/log';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { useChannelValues } from './useChannelValues';
import type { ChannelValues, CostValues } from './values';

const compared = [
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
  const { valueLabel, costLabel } = useChannelValues();
  const named = (name: string) => ({ format: (value: unknown) => valueLabel(name, value as LogValue) ?? '—' });
  return useCompareFields<ChannelValues, Channel>(channelTexts, compared, {
    parentId: named('parentId'),
    hospitalId: named('hospitalId'),
    projectIds: named('projectIds'),
    costs: { format: (costs) => (costs as CostValues[]).map(costLabel).join(t('separator')) || '—' },
    contactName: { shownOf: ({ contactNameMasked }) => contactNameMasked },
    contactMobile: { shownOf: ({ contactMobileMasked }) => contactMobileMasked },
  });
}
