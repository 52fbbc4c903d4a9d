import { Badge } from 'antd';
import type { Category } from '@/contract/category';
import { useText } from '@/hooks/useText';

const colours = { enabled: 'success', disabled: 'default' } as const;

/** Whether members see a category, in a word and a colour. */
export function CategoryStatus({ status }: Pick<Category, 'status'>) {
  const t = useText('category');
  return <Badge status={colours[status]} text={t(`status.${status}`)} />;
}
