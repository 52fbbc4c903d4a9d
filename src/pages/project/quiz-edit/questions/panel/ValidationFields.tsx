import { Col, Row } from 'antd';
import { memo, type ReactNode } from 'react';
import { NumberField } from '@/components/inputs/NumberField';
import { afterRule } from '@/components/inputs/range-rule';
import { TextField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { QuestionType, Validation } from '@/contract/quiz-question';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { DayBoundField } from './DayBoundField';
import { PatternField } from './PatternField';
import { PresetField } from './PresetField';

type Props = {
  id: string;
  type: QuestionType;
  /** Fields to show; each applies to the type. */
  fields: readonly (keyof Validation)[];
};

/** Validation rules for the answer. */
export const ValidationFields = memo(function ValidationFields({ id, type, fields }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const isRate = type === 'rate';
  const longest = type === 'textarea' ? limit.maxTextareaLength : limit.maxTextLength;
  const field = (name: keyof Validation) => ({ name: ['validation', name], label: t(`field.${name}`) });
  const after = (start: keyof Validation) => ({
    dependencies: [['validation', start]],
    rules: [afterRule<number>(['validation', start], (from, to) => from <= to, tEdit('range.order'))],
  });
  const bounds = isRate
    ? { min: limit.minRate, max: limit.maxRate }
    : { min: -limit.maxNumber, max: limit.maxNumber, decimals: limit.maxDecimals };
  const characters = { max: longest, suffix: tPanel('unit.characters') };
  const nodes: Record<keyof Validation, () => ReactNode> = {
    preset: () => <PresetField id={id} type={type} />,
    minLength: () => <NumberField {...field('minLength')} min={0} {...characters} />,
    maxLength: () => <NumberField {...field('maxLength')} min={1} {...characters} {...after('minLength')} />,
    min: () => <NumberField {...field('min')} {...bounds} extra={isRate ? tPanel('rate.min', { n: 1 }) : undefined} />,
    max: () => (
      <NumberField
        {...field('max')}
        {...bounds}
        {...after('min')}
        extra={isRate ? tPanel('rate.max', { n: 5 }) : undefined}
      />
    ),
    decimals: () => <NumberField {...field('decimals')} min={0} max={limit.maxDecimals} />,
    unit: () => <TextField {...field('unit')} max={limit.maxUnitLength} />,
    placeholder: () => <TextField {...field('placeholder')} max={limit.maxPlaceholderLength} />,
    minDate: () => <DayBoundField bound="minDate" />,
    maxDate: () => <DayBoundField bound="maxDate" />,
    maxFiles: () => <NumberField {...field('maxFiles')} min={1} max={limit.maxFiles} suffix={tPanel('unit.files')} />,
    maxSizeMb: () => <NumberField {...field('maxSizeMb')} min={1} max={limit.maxSizeMb} suffix="MB" />,
    pattern: () => <PatternField type={type} />,
    message: () => (
      <TextField {...field('message')} max={limit.maxPatternMessageLength} extra={tPanel('message.hint')} />
    ),
  };
  if (fields.length === 0) return null;
  return (
    <Row gutter={12}>
      {fields.map((name) => (
        <Col key={name} span={halves.has(name) ? 12 : 24}>
          {nodes[name]()}
        </Col>
      ))}
    </Row>
  );
});

const halves: ReadonlySet<keyof Validation> = new Set<keyof Validation>([
  ...(['minLength', 'maxLength', 'min', 'max', 'decimals', 'unit', 'maxFiles', 'maxSizeMb'] as const),
]);
