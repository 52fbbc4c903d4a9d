import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { memberPath } from '@/features/member/member-path';
import { useGenderAge } from '@/features/member/useGenderAge';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { CriticalTag } from './CriticalTag';
import { DueCell } from './DueCell';
import styles from './FollowUpHead.module.css';
import { FollowUpStatus } from './FollowUpStatus';

/** Patient, subject and due date of a follow-up. Stays visible while the drawer scrolls. */
export function FollowUpHead({ followUp }: { followUp: FollowUp }) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const genderAge = useGenderAge();
  const { memberId, memberNo, patientNameMasked, mobileMasked, round, doNotContact, assigneeName } = followUp;
  return (
    <Flex className={styles.head} gap="4px 16px" wrap="wrap" align="center">
      <strong>{patientNameMasked ?? t('unnamed')}</strong>
      <span>{genderAge(followUp)}</span>
      <Link to={memberPath(memberId)}>{memberNo}</Link>
      <span>{mobileMasked ?? '—'}</span>
      {followUp.projectName && <span>{followUp.projectName}</span>}
      {doNotContact && <Tag color="warning">{t('doNotContact')}</Tag>}
      <CriticalTag critical={followUp.critical} />
      <span>{t('round', { round, plan: plan(followUp.plan) })}</span>
      <FollowUpStatus {...followUp} />
      <DueCell {...followUp} />
      <span>{assigneeName ?? t('unassigned')}</span>
    </Flex>
  );
}
