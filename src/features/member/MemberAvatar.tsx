import type { Member } from '@/contract/member';
import { getFirstCharacter } from '@/utils/first-character';
import styles from './MemberAvatar.module.css';

type Props = { member: Pick<Member, 'avatarUrl' | 'nickname'>; size?: number };

/**
 * Picture of a member, or the first letter of the nickname, beside the name. antd's Avatar measures its letter, which
 * would cause a hundred layouts in a list of a hundred rows.
 */
export function MemberAvatar({ member: { avatarUrl, nickname }, size = 32 }: Props) {
  const box = { width: size, height: size, lineHeight: `${size}px`, fontSize: Math.round(size * 0.45) };
  if (avatarUrl !== null) return <img className={styles.avatar} style={box} src={avatarUrl} alt="" />;
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {getFirstCharacter(nickname ?? '')}
    </span>
  );
}
