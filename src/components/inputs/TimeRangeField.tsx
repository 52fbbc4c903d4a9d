import { Col, Row, TimePicker } from 'antd';
import { useText } from '@/hooks/useText';
import { enterPicks } from './enter-picks';
import { type ControlProps, Field, type FieldName } from './Field';
import { afterRule } from './range-rule';
import { requiredRule } from './rules';
import { usePickerClear } from './useClear';
import { toTimeOfDay } from './wall-time';

type Props = {
  /** Of the fields with the first and the last time, each HH:mm or null. */
  names: [start: FieldName, end: FieldName];
  labels: [start: string, end: string];
  isRequired?: boolean;
  isDisabled?: boolean;
};

const FORMAT = 'HH:mm';

type InputProps = ControlProps<string> & { label: string; isDisabled?: boolean };

function TimeInput({ label, value, onChange, isDisabled, ...rest }: InputProps) {
  return (
    <TimePicker
      {...rest}
      {...usePickerClear(label)}
      onKeyDown={enterPicks}
      style={{ width: '100%' }}
      disabled={isDisabled}
      format={FORMAT}
      minuteStep={5}
      needConfirm={false}
      value={toTimeOfDay(value) ?? null}
      onChange={(time) => onChange?.(time ? time.format(FORMAT) : null)}
    />
  );
}

/** Two times of one day, the first before the second. */
export function TimeRangeField({ names, labels, isRequired, isDisabled }: Props) {
  const t = useText('input');
  const required = isRequired ? [requiredRule(t('required'))] : [];
  return (
    <Row gutter={16}>
      <Col span={12}>
        <Field name={names[0]} label={labels[0]} isRequired={isRequired} rules={required}>
          <TimeInput label={labels[0]} isDisabled={isDisabled} />
        </Field>
      </Col>
      <Col span={12}>
        <Field
          name={names[1]}
          label={labels[1]}
          isRequired={isRequired}
          dependencies={[names[0]]}
          rules={[...required, afterRule(names[0], (start, end) => start < end, t('time.order'))]}
        >
          <TimeInput label={labels[1]} isDisabled={isDisabled} />
        </Field>
      </Col>
    </Row>
  );
}
