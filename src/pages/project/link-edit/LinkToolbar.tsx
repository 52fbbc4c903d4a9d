import { ApiOutlined, OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { projectLink as limit } from '@/contract/limits/project-link';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { ORDER } from './OrderDrawer';

type Props = {
  count: number;
  isReadOnly: boolean;
  isChecking: boolean;
  onOpen: (target: string) => void;
  onCheckAll: () => void;
};

/** Number of links and the maximum, with the actions on all of them. */
export function LinkToolbar({ count, isReadOnly, isChecking, onOpen, onCheckAll }: Props) {
  const t = useText(linkEditTexts);
  const reasonId = useId();
  const max = limit.maxPerProject;
  const isFull = count >= max;
  return (
    <Flex wrap gap={8} align="center">
      <Typography.Text strong aria-label={t('count.label', { count, max })} role="status">
        {t('count', { count, max })}
      </Typography.Text>
      {!isReadOnly && isFull && (
        <Typography.Text id={reasonId} type="warning">
          {t('full', { max })}
        </Typography.Text>
      )}
      {!isReadOnly && (
        <Flex wrap gap={8} style={{ marginInlineStart: 'auto' }}>
          <Button icon={<ApiOutlined aria-hidden />} disabled={count === 0} loading={isChecking} onClick={onCheckAll}>
            {t('checkAll')}
          </Button>
          <Button icon={<OrderedListOutlined aria-hidden />} disabled={count < 2} onClick={() => onOpen(ORDER)}>
            {t('order')}
          </Button>
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            disabled={isFull}
            aria-describedby={isFull ? reasonId : undefined}
            onClick={() => onOpen(NEW_ENTITY)}
          >
            {t('create')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
