import { Flex } from 'antd';
import type { MemberDetail } from '@/contract/member-detail';
import { MemberAvatar } from '@/features/member/MemberAvatar';
import { MemberStatus } from '@/features/member/MemberStatus';
import { MemberTags } from '@/features/member/MemberTags';
import { useGenderAge } from '@/features/member/useGenderAge';
import styles from './MemberSummary.module.css';

/** Summary of the member (docs/domain.md 9, row 7). */
export function MemberSummary({ member }: { member: MemberDetail }) {
  const genderAge = useGenderAge();
  const { memberNo, realNameMasked, mobileMasked, regionText, firstChannelName, status, tags } = member;
  const facts = [memberNo, realNameMasked, mobileMasked, genderAge(member), regionText, firstChannelName];
  return (
    <Flex align="center" gap={16} wrap>
      <MemberAvatar member={member} size={48} />
      <div>
        <ul className={styles.facts}>{[...new Set(facts)].map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        <Flex gap={4} wrap>
          <MemberStatus status={status} />
          <MemberTags tags={tags} />
        </Flex>
      </div>
    </Flex>
  );
}
