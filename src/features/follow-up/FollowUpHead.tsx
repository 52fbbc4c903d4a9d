import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up';
import { memberPath } from '@/features/member/member-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { DueCell } from './DueCell';
import { FollowUpStatus } from './FollowUpStatus';

/** Whom a follow-up is for, and when. */
export function FollowUpHead({ followUp }: { followUp: FollowUp }) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const { memberId, memberNo, patientNameMasked, mobileMasked, round, status, doNotContact, assigneeName } = followUp;
  return (
    <Flex gap="4px 16px" wrap="wrap" align="center" style={{ overflowWrap: 'anywhere' }}>
      <strong>{patientNameMasked ?? t('unnamed')}</strong>
      <Link to={memberPath(memberId)}>{memberNo}</Link>
      <span>{mobileMasked ?? '—'}</span>
      {doNotContact && <Tag color="warning">{t('doNotContact')}</Tag>}
      {followUp.critical && <Tag color="error">{t('critical')}</Tag>}
      <span>{t('round', { round, plan: plan(followUp.plan) })}</span>
      <FollowUpStatus status={status} />
      <DueCell {...followUp} />
      <span>{assigneeName ?? t('unassigned')}</span>
    </Flex>
  );
}
