import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './drag.module.css';
import type { ChannelRow } from './rows';

/** Handle that drags a channel onto another one. Keyboard users move it from the row menu. */
export function DragHandle({ channel }: { channel: ChannelRow }) {
  const t = useText(channelTexts);
  const isFixed = channel.status === 'archived';
  const { setNodeRef, listeners } = useDraggable({ id: channel.id, data: channel, disabled: isFixed });
  if (isFixed) return <span className={styles.handle} />;
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      aria-hidden
      className={`${styles.handle} ${styles.grip}`}
      title={t('drag.handle')}
    >
      <HolderOutlined />
    </span>
  );
}
