import { Select } from 'antd';
import { TextInput } from '@/components/inputs/TextInput';
import { rule as limit } from '@/contract/limits/quiz';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { getTexts, type ValueProps } from './value-props';

const separators = ['、', '，', ',', '；', ';', '\n'];

/** One or several texts to compare the answer with. */
export function TextsValue({ offer, value, place, isUnfit, onChange }: ValueProps<'texts'>) {
  const t = useText(quizLogicTexts);
  const label = t('condition.value', { place: place + 1 });
  const texts = getTexts(value);
  if (!offer.isSeveral) {
    const [from = ''] = texts;
    return (
      <TextInput
        aria-label={label}
        max={limit.maxValueLength}
        clean={cleanLine}
        value={from}
        onChange={(to) => onChange(to ? [to] : [], { from, to: to ?? '' })}
      />
    );
  }
  return (
    <Select<string[]>
      aria-label={label}
      mode="tags"
      open={false}
      suffixIcon={null}
      style={{ width: '100%' }}
      status={isUnfit ? 'warning' : undefined}
      placeholder={t('value.type')}
      tokenSeparators={separators}
      value={texts}
      onChange={(typed) =>
        onChange([...new Set(typed.map(cleanLine).filter((text) => text !== ''))].slice(0, limit.maxValues))
      }
    />
  );
}
