import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { useListNeighbours } from './useListNeighbours';

type Props = {
  /** The `name` of the list. */
  entity: string;
  id: string;
  onOpen: (id: string) => void;
};

/** Leads from one thing to the previous and the next of the list that one came from. */
export function NeighbourButtons({ entity, id, onOpen }: Props) {
  const t = useText(listTexts);
  const { previous, next, isInList } = useListNeighbours(entity, id);
  if (!isInList) return null;
  const goTo = (other: string | undefined) => ({
    disabled: other === undefined,
    onClick: () => other !== undefined && onOpen(other),
  });
  return (
    <Space.Compact>
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t('previousInList')} {...goTo(previous)}>
        {t('previous')}
      </Button>
      <Button icon={<RightOutlined aria-hidden />} iconPlacement="end" aria-label={t('nextInList')} {...goTo(next)}>
        {t('next')}
      </Button>
    </Space.Compact>
  );
}
