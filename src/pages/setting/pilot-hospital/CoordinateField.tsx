import { Form } from 'antd';
import { type ControlProps, Field } from '@/components/inputs/Field';
import { NumberInput } from '@/components/inputs/NumberInput';
import { toAntdRule } from '@/components/inputs/rules';
import { hospital as limit } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';

function DegreeInput({ onChange, onTyped, ...rest }: ControlProps<number> & { onTyped: () => void }) {
  return (
    <NumberInput
      {...rest}
      inputMode="decimal"
      onChange={(number) => {
        onChange?.(number);
        onTyped();
      }}
    />
  );
}

type Coordinate = 'latitude' | 'longitude';

/** Latitude or longitude in degrees; both or neither are required. */
export function CoordinateField({ name, other }: { name: Coordinate; other: Coordinate }) {
  const t = useText(hospitalTexts);
  const form = Form.useFormInstance();
  const max = limit[name];
  const isMissing = (value: unknown) => value === null || value === undefined;

  // Validates the other field only if it already shows an error, which may no longer apply.
  const recheckOther = () => {
    if (form.getFieldError(other).length > 0) form.validateFields([other]).catch(() => {});
  };

  return (
    <Field
      name={name}
      label={t(`field.${name}`)}
      extra={t(`edit.${name}Hint`)}
      rules={[
        toAntdRule<number>((degrees) => (Math.abs(degrees) <= max ? undefined : t('edit.range', { min: -max, max }))),
        {
          validator: async (_, value: number | null) => {
            if (isMissing(value) && !isMissing(form.getFieldValue(other))) throw new Error(t('edit.coordinates'));
          },
        },
      ]}
    >
      <DegreeInput onTyped={recheckOther} />
    </Field>
  );
}
