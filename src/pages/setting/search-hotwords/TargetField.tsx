import { Select } from 'antd';
import { MiniProgramPathField } from '@/components/inputs/contact-fields';
import { type ControlProps, Field } from '@/components/inputs/Field';
import { requiredRule } from '@/components/inputs/rules';
import type { HotwordInput } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import type { Choices, Targets } from './useTargets';

function TargetSelect({ choices, value, onChange, ...rest }: ControlProps<string> & { choices: Choices }) {
  const t = useText('hotword');
  const { options, isLoading, hasFailed, reload } = choices;
  // What has gone since is shown as such, so that it can be replaced.
  const isGone = value && !isLoading && !hasFailed && !options.some((option) => option.value === value);
  const gone = isGone ? [{ value, label: t('target.unknown', { id: value }) }] : [];
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('target.choose')}
      loading={isLoading}
      notFoundContent={hasFailed ? t('target.failed') : isLoading ? t('target.loading') : undefined}
      options={[...gone, ...options]}
      value={value ?? undefined}
      onOpenChange={(isOpen) => isOpen && hasFailed && reload()}
      onChange={(chosen: string) => onChange?.(chosen)}
    />
  );
}

/** What a hotword leads to, asked for by the kind of its link. */
export function TargetField({ linkType, targets }: { linkType: HotwordInput['linkType']; targets: Targets }) {
  const t = useText('hotword');
  if (linkType === 'none') return null;
  const label = t(`target.${linkType}`);
  if (linkType === 'mpPage') return <MiniProgramPathField name="target" label={label} isRequired max={limit.target} />;
  return (
    <Field name="target" label={label} isRequired rules={[requiredRule(t('target.missing'))]}>
      <TargetSelect choices={targets[linkType]} />
    </Field>
  );
}
