import { Col, type FormRule, Row } from 'antd';
import { type FocusEvent, useRef } from 'react';
import { parseTime } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldName } from './Field';
import { type InvalidInput, readableRule, useInputText } from './input-text';
import { TIME, TimePicker } from './pickers';
import { preventSubmitOnEnter } from './prevent-submit-on-enter';
import { afterRule } from './range-rule';
import { requiredRule } from './rules';
import { usePickerClear } from './useClear';
import { toTimeOfDay } from './wall-time';

type Props = {
  /** Names of the fields for start and end, each HH:mm or null. */
  names: [start: FieldName, end: FieldName];
  labels: [start: string, end: string];
  isRequired?: boolean;
  isDisabled?: boolean;
};

type InputProps = ControlProps<string> & {
  label: string;
  isDisabled?: boolean;
  typed: InvalidInput;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

function TimeInput({ label, value, onChange, onBlur, isDisabled, typed, ...rest }: InputProps) {
  const { box, picker } = useInputText({ value, onChange, onBlur, typed }, (time) => time.format(TIME));
  return (
    <div {...box}>
      <TimePicker
        {...rest}
        {...usePickerClear(label)}
        {...picker}
        onKeyDown={preventSubmitOnEnter}
        style={{ width: '100%' }}
        disabled={isDisabled}
        minuteStep={5}
        needConfirm={false}
        value={toTimeOfDay(value) ?? null}
      />
    </div>
  );
}

/** Two times of one day, the start before the end. */
export function TimeRangeField({ names, labels, isRequired, isDisabled }: Props) {
  const t = useText(inputTexts);
  const typed: [InvalidInput, InvalidInput] = [useRef<string>(undefined), useRef<string>(undefined)];
  const rulesOf = (text: InvalidInput): FormRule[] => [
    readableRule(text, (value) => value ?? undefined, t('form.time'), parseTime),
    ...(isRequired ? [requiredRule(t('required'))] : []),
  ];
  return (
    <Row gutter={16}>
      <Col span={12}>
        <Field
          name={names[0]}
          label={labels[0]}
          isRequired={isRequired}
          validateTrigger={['onChange', 'onBlur']}
          rules={rulesOf(typed[0])}
        >
          <TimeInput label={labels[0]} isDisabled={isDisabled} typed={typed[0]} />
        </Field>
      </Col>
      <Col span={12}>
        <Field
          name={names[1]}
          label={labels[1]}
          isRequired={isRequired}
          dependencies={[names[0]]}
          validateTrigger={['onChange', 'onBlur']}
          rules={[...rulesOf(typed[1]), afterRule(names[0], (start, end) => start < end, t('time.order'))]}
        >
          <TimeInput label={labels[1]} isDisabled={isDisabled} typed={typed[1]} />
        </Field>
      </Col>
    </Row>
  );
}
