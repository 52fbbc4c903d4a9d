import { Col, Row } from 'antd';
import type { ReactNode } from 'react';
import { NumberField } from '@/components/inputs/NumberField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { question as limit, patterns, presets } from '@/contract/limits/quiz';
import type { QuestionType, Validation } from '@/contract/quiz';
import { dayNumber } from '@/domain/day';
import { validationFields } from '@/domain/quiz/edit/defaults';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';

const isDay = (text: string) => dayNumber(text) !== undefined || patterns.relativeDay.test(text);

const textPresets = presets.filter((preset) => preset !== 'integer' && preset !== 'decimal');
const numberPresets = presets.filter((preset) => ['none', 'integer', 'decimal'].includes(preset));

/** What an answer has to be like, as far as that means something for the type. */
export function ValidationFields({ type }: { type: QuestionType }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const isRate = type === 'rate';
  const longest = type === 'textarea' ? limit.maxTextareaLength : limit.maxTextLength;
  const field = (name: keyof Validation) => ({ name: ['validation', name], label: t(`field.${name}`) });
  const bounds = isRate
    ? { min: limit.minRate, max: limit.maxRate }
    : { min: -limit.maxNumber, max: limit.maxNumber, decimals: limit.maxDecimals };
  const fields: Record<keyof Validation, ReactNode> = {
    preset: (
      <SelectField
        {...field('preset')}
        isClearable
        options={(type === 'number' ? numberPresets : textPresets).map((value) => ({
          value,
          label: t(`preset.${value}`),
        }))}
      />
    ),
    minLength: <NumberField {...field('minLength')} min={0} max={longest} />,
    maxLength: <NumberField {...field('maxLength')} min={1} max={longest} />,
    min: <NumberField {...field('min')} {...bounds} />,
    max: <NumberField {...field('max')} {...bounds} />,
    decimals: <NumberField {...field('decimals')} min={0} max={limit.maxDecimals} />,
    unit: <TextField {...field('unit')} max={limit.maxUnitLength} />,
    minDate: (
      <TextField
        {...field('minDate')}
        max={12}
        extra={tEdit('date.hint')}
        form={{ holds: isDay, message: tEdit('date.form') }}
      />
    ),
    maxDate: (
      <TextField
        {...field('maxDate')}
        max={12}
        extra={tEdit('date.hint')}
        form={{ holds: isDay, message: tEdit('date.form') }}
      />
    ),
    maxFiles: <NumberField {...field('maxFiles')} min={1} max={limit.maxFiles} />,
    maxSizeMb: <NumberField {...field('maxSizeMb')} min={1} max={limit.maxSizeMb} />,
    pattern: <TextField {...field('pattern')} max={limit.maxPatternLength} extra={tEdit('pattern.hint')} />,
    message: <TextField {...field('message')} max={limit.maxPatternMessageLength} />,
  };
  const isWide = (name: keyof Validation) => name === 'preset' || name === 'pattern' || name === 'message';
  return (
    <Row gutter={12}>
      {validationFields[type].map((name) => (
        <Col key={name} span={isWide(name) ? 24 : 12}>
          {fields[name]}
        </Col>
      ))}
    </Row>
  );
}
