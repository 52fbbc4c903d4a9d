import { Col, type FormRule, Row } from 'antd';
import { useRef } from 'react';
import { parseMinute } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { serverNow } from '@/utils/clock';
import { Field, type FieldName } from './Field';
import { InstantInput, instantText } from './InstantInput';
import { type InvalidInput, readableRule } from './input-text';
import { afterRule } from './range-rule';
import { requiredRule, toAntdRule } from './rules';
import { wallTimeAt } from './wall-time';

type Props = {
  /** Names of the fields for the start and the (exclusive) end. */
  names: [start: FieldName, end: FieldName];
  labels: [start: string, end: string];
  /** Which ends are required; none by default, as a range may be open at either end. */
  isRequired?: [start: boolean, end: boolean];
  isDisabled?: boolean;
  /** Whether an end in the past is rejected. */
  isEndAhead?: boolean;
  /** Presets for the end, in days from now. */
  days?: readonly number[];
};

/**
 * Validity period in business time, whatever the time zone of the browser. Each end is a separate field, with an ISO
 * instant or null, so that the server can report errors on each.
 */
export function ValidityRangeField({
  names,
  labels,
  isRequired = [false, false],
  isDisabled,
  isEndAhead = false,
  days = [7, 30, 90],
}: Props) {
  const t = useText(inputTexts);
  const today = () => wallTimeAt(serverNow());
  const [needsStart, needsEnd] = isRequired;
  const typed: [InvalidInput, InvalidInput] = [useRef<string>(undefined), useRef<string>(undefined)];
  const rulesOf = (text: InvalidInput, isNeeded: boolean): FormRule[] => [
    readableRule(text, instantText, t('form.instant'), parseMinute),
    ...(isNeeded ? [requiredRule(t('required'))] : []),
  ];
  return (
    <Row gutter={16}>
      <Col span={12}>
        <Field
          name={names[0]}
          label={labels[0]}
          isRequired={needsStart}
          validateTrigger={['onChange', 'onBlur']}
          rules={rulesOf(typed[0], needsStart)}
        >
          <InstantInput
            label={labels[0]}
            typed={typed[0]}
            isDisabled={isDisabled}
            placeholder={needsStart ? undefined : t('range.openStart')}
            presets={[{ label: t('range.now'), value: today }]}
          />
        </Field>
      </Col>
      <Col span={12}>
        <Field
          name={names[1]}
          label={labels[1]}
          isRequired={needsEnd}
          dependencies={[names[0]]}
          validateTrigger={['onChange', 'onBlur']}
          rules={[
            ...rulesOf(typed[1], needsEnd),
            afterRule<string>(names[0], (start, end) => Date.parse(start) < Date.parse(end), t('range.order')),
            toAntdRule<string>((end) =>
              isEndAhead && Date.parse(end) <= serverNow() ? t('range.endPassed') : undefined,
            ),
          ]}
        >
          <InstantInput
            label={labels[1]}
            typed={typed[1]}
            isDisabled={isDisabled}
            placeholder={needsEnd ? undefined : t('range.openEnd')}
            // A validity of seven days lasts until the end of the last day.
            presets={days.map((count) => ({
              label: t('range.endOf', { days: count }),
              value: () =>
                today()
                  .startOf('day')
                  .add(count + 1, 'day'),
            }))}
          />
        </Field>
      </Col>
    </Row>
  );
}
