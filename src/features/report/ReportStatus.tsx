import { Flex, Tag } from 'antd';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { ReportListed } from '@/contract/report-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';

const tones: Readonly<Record<ReportListed['status'], Tone>> = {
  pending: 'warning',
  reviewing: 'processing',
  approved: 'success',
  rejected: 'error',
  needMore: 'default',
  voided: 'default',
};

/** Badge with the status of a report, and notes on it. */
export function ReportStatus({
  status,
  hidden,
  firstReading,
  hasCritical,
}: Pick<ReportListed, 'status' | 'hidden' | 'firstReading' | 'hasCritical'>) {
  const t = useText(reportTexts);
  const word = useEnumLabelOrRaw(reportTexts, 'status');
  const isWaiting = firstReading !== null && (status === 'pending' || status === 'reviewing');
  return (
    <Flex wrap gap={4} align="center">
      <StatusBadge tone={tones[status]} label={word(status)} />
      {isWaiting && <Tag color="error">{t('secondReader')}</Tag>}
      {hasCritical && !isWaiting && <Tag color="error">{t('critical')}</Tag>}
      {hidden && <Tag>{t(`hidden.${hidden}`)}</Tag>}
    </Flex>
  );
}
