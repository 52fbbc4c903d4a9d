import type { Member } from '@/contract/member';
import { getFirstCharacter } from '@/utils/first-character';
import styles from './MemberAvatar.module.css';

type Props = { member: Pick<Member, 'avatarUrl' | 'nickname'>; size?: number };

/**
 * The picture of a member, or the first letter of the nickname; the name stands beside it. antd's avatar
 * measures its letter: a list of a hundred would lay its page out a hundred times.
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
