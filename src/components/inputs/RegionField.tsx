import { Cascader } from 'antd';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { getRegionPath } from '@/utils/regions';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule } from './rules';
import { searchByPath } from './search';
import { useClear } from './useClear';

type InputProps = ControlProps<string> & {
  /** Text of the value until the regions have loaded. */
  text?: string | null;
  label: string;
  isDisabled?: boolean;
};

/** The region select outside of a form. */
export function RegionInput({ value, onChange, text, label, isDisabled, ...rest }: InputProps) {
  const t = useText(inputTexts);
  const clear = useClear(label);
  const { regions, isLoading, load } = useRegions(Boolean(value));
  const path = value ? getRegionPath(regions, value) : [];
  // A code that the standard has removed stays selected.
  const known = path.length > 0 ? path.map((region) => region.value) : value ? [value] : [];
  return (
    <Cascader
      {...rest}
      style={{ width: '100%' }}
      allowClear={clear}
      showSearch={searchByPath}
      disabled={isDisabled}
      placeholder={t('region')}
      loading={isLoading}
      notFoundContent={regions.length > 0 ? undefined : t(isLoading ? 'region.loading' : 'region.failed')}
      options={regions}
      value={known}
      displayRender={(labels) => (path.length > 0 ? labels.join(' / ') : (text ?? value))}
      onOpenChange={(isOpen) => isOpen && load()}
      onChange={(codes?: string[]) => onChange?.(codes?.at(-1) ?? null)}
    />
  );
}

/** Province, city and district; the value is the code of the district (GB/T 2260). */
export function RegionField({ text, ...field }: FieldProps & Pick<InputProps, 'text'>) {
  const t = useText(inputTexts);
  return (
    <Field {...field} rules={field.isRequired ? [requiredRule(t('requiredChoice', { label: field.label }))] : []}>
      <RegionInput text={text} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
