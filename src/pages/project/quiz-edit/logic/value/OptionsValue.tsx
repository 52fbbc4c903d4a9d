import { CheckOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { searchByLabel } from '@/components/inputs/search';
import { rule as limit } from '@/contract/limits/quiz';
import { findOption } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizLogicTexts } from '@/locales/quizLogic';
import { getTexts, type ValueProps } from './value-props';

/** Options of the question. A deleted option stays visible as such until it is removed. */
export function OptionsValue({ question, offer, value, place, isUnfit, onChange }: ValueProps<'options'>) {
  const t = useText(quizLogicTexts);
  const tEdit = useText(quizEditTexts);
  const formatOption = (id: string) => {
    const option = findOption(question, id);
    return option ? option.label || tEdit('option.blank') : t('target.gone');
  };
  const chosen = getTexts(value);
  const common = {
    'aria-label': t('condition.value', { place: place + 1 }),
    status: isUnfit ? ('warning' as const) : undefined,
    placeholder: t('value.choose'),
    popupMatchSelectWidth: false,
    showSearch: searchByLabel,
    options: offer.optionIds.map((id) => ({ value: id, label: formatOption(id) })),
    labelRender: ({ value: id }: { value?: string | number }) => formatOption(String(id)),
    style: { width: '100%' },
  };
  return offer.isSeveral ? (
    <Select<string[]>
      {...common}
      mode="multiple"
      maxCount={limit.maxValues}
      menuItemSelectedIcon={<CheckOutlined aria-hidden />}
      value={chosen}
      onChange={(ids) => onChange(ids)}
    />
  ) : (
    <Select<string> {...common} value={chosen[0] ?? null} onChange={(id) => onChange([id])} />
  );
}
