import { CheckOutlined, DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { savedViewTexts } from '@/locales/savedView';
import styles from './ViewPanel.module.css';

type Props = {
  name: string;
  /** Note after the name: the owner, or that the view is shared. */
  about?: ReactNode;
  isChosen: boolean;
  /** Whether the list opens with it. */
  isDefault?: boolean;
  onChoose: () => void;
  /** Left out for the plain list. */
  onToggleDefault?: () => void;
  /** Left out where the view belongs to another operator. */
  onEdit?: () => void;
  onDelete?: () => void;
};

const small = { size: 'small', type: 'text' } as const;
/** Aligns names of views without a check mark. */
const noTick = <span style={{ width: 14 }} />;

/** One saved view with its buttons. */
export function ViewRow({
  name,
  about,
  isChosen,
  isDefault = false,
  onChoose,
  onToggleDefault,
  onEdit,
  onDelete,
}: Props) {
  const t = useText(savedViewTexts);
  return (
    <Flex component="li" align="center" gap={4}>
      <Button
        {...small}
        className={styles.choice}
        aria-current={isChosen || undefined}
        icon={isChosen ? <CheckOutlined aria-hidden /> : noTick}
        onClick={onChoose}
      >
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {about && <span className={styles.about}>{about}</span>}
      </Button>
      {onToggleDefault && (
        <Button
          {...small}
          icon={isDefault ? <StarFilled className={styles.star} aria-hidden /> : <StarOutlined aria-hidden />}
          aria-label={t('default', { name })}
          aria-pressed={isDefault}
          title={t(isDefault ? 'clearDefault' : 'setDefault')}
          onClick={onToggleDefault}
        />
      )}
      {onEdit && (
        <Button {...small} icon={<EditOutlined aria-hidden />} aria-label={t('edit', { name })} onClick={onEdit} />
      )}
      {onDelete && (
        <Button
          {...small}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('delete', { name })}
          onClick={onDelete}
        />
      )}
    </Flex>
  );
}
