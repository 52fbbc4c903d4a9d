import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';

type Props = {
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onDelete: () => void;
};

/** Menu that moves or deletes a row. */
export function RowMenu({ name, at, count, onMove, onDelete }: Props) {
  const t = useText(quizScoringTexts);
  return (
    <ActionMenu<'up' | 'down' | 'delete'>
      placement="bottomRight"
      items={[
        { key: 'up', label: t('row.up'), disabled: at === 0 },
        { key: 'down', label: t('row.down'), disabled: at === count - 1 },
        { key: 'delete', label: t('row.delete'), danger: true },
      ]}
      onChoose={(key) => (key === 'delete' ? onDelete() : onMove(at + (key === 'up' ? -1 : 1)))}
    >
      {(ref) => (
        <Button ref={ref} type="text" icon={<MoreOutlined aria-hidden />} aria-label={t('row.actions', { name })} />
      )}
    </ActionMenu>
  );
}
