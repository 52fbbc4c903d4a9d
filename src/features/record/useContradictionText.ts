import type { RecordDetail } from '@/contract/record-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';

type Field = RecordDetail['contradictions'][number]['field'];

/** @returns formatter of contradicting values: 71 岁, 男, 1987-03-02 */
export function useContradictionText() {
  const t = useText(memberTexts);
  const gender = useEnumLabelOrRaw(memberTexts, 'gender');
  return (field: Field, value: string) => {
    if (field === 'age') return t('age', { age: value });
    return field === 'gender' ? gender(value) : value;
  };
}
