import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Hint } from '@/components/feedback/Hint';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import styles from './notifications.module.css';

/** Marks a notification or a group, named by `words`, as read. */
export function ReadButton({ words, isMarking, onClick }: { words: string; isMarking: boolean; onClick: () => void }) {
  const t = useText(notificationTexts);
  return (
    <Hint title={t('read')}>
      <Button
        type="text"
        size="small"
        className={styles.read}
        icon={<CheckOutlined aria-hidden />}
        aria-label={t('readOne', { words })}
        loading={isMarking}
        onClick={onClick}
      />
    </Hint>
  );
}
