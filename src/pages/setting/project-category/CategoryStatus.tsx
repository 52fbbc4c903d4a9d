import { Badge, type BadgeProps } from 'antd';
import type { Category } from '@/contract/category';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { categoryTexts } from '@/locales/category';

const colours: Record<string, BadgeProps['status']> = { enabled: 'success', disabled: 'default' };

/** Whether members see a category, in a word and a colour. */
export function CategoryStatus({ status }: Pick<Category, 'status'>) {
  const word = useEnumLabelOrRaw(categoryTexts, 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
