import { Avatar, Flex, Tag } from 'antd';
import { MemberStatus } from '@/components/member/MemberStatus';
import type { MemberDetail } from '@/contract/member-detail';
import { useText } from '@/hooks/useText';
import styles from './MemberSummary.module.css';

/** Who it is, at a glance (domain.md 9, row 7). */
export function MemberSummary({ member }: { member: MemberDetail }) {
  const t = useText('member');
  const { memberNo, nickname, avatarUrl, realNameMasked, mobileMasked, gender, age, regionText, status, tags } = member;
  const person = [t(`gender.${gender}`), age === null ? undefined : t('age', { age })].filter(Boolean).join(' · ');
  const facts = [memberNo, realNameMasked, mobileMasked, person, regionText, member.firstChannelName];
  return (
    <Flex align="center" gap={16} wrap>
      <Avatar size={48} src={avatarUrl} alt="" aria-hidden>
        {[...(nickname ?? '')][0]}
      </Avatar>
      <div>
        <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        <Flex gap={4} wrap>
          <MemberStatus status={status} />
          {tags.map((tag) => (
            <Tag key={tag}>
              <bdi>{tag}</bdi>
            </Tag>
          ))}
        </Flex>
      </div>
    </Flex>
  );
}
