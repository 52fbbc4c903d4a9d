import { Space, Typography } from 'antd';
import type { ReportListed } from '@/contract/report-list';
import { MemberCall } from '@/features/member/MemberCall';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { reportTexts } from '@/locales/report';

type Props = {
  report: Pick<ReportListed, 'notice' | 'memberId' | 'memberNo' | 'recordId' | 'doNotContact'>;
  isCompact?: boolean;
};

/** Delivery of the message to the member; a member who was not reached is called. */
export function Notice({ report: { notice, memberId, memberNo, recordId, doNotContact }, isCompact }: Props) {
  const word = useEnumLabelOrRaw(reportTexts, 'notice');
  if (!notice) return '—';
  if (notice.state === 'sent') return word('sent');
  return (
    <Space size={isCompact ? 0 : 8} wrap>
      <Typography.Text type="warning" style={{ fontSize: 'inherit' }}>
        {word(notice.state)}
      </Typography.Text>
      <MemberCall member={{ id: memberId, memberNo, doNotContact }} recordId={recordId} isCompact={isCompact} />
    </Space>
  );
}
