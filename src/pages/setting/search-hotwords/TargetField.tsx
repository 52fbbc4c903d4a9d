import { MiniProgramPathField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import type { HotwordInput } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import type { TargetOptions, Targets } from './useTargets';

type TargetSelectProps = { label: string; target: string | null; choices: TargetOptions };

function TargetSelect({ label, target, choices }: TargetSelectProps) {
  const t = useText(hotwordTexts);
  const { options, read } = choices;
  // A deleted target is shown as unknown, so that it can be replaced.
  const isGone = target && !read.isFetching && !read.error && !options.some((option) => option.value === target);
  const gone = isGone ? [{ value: target, label: t('target.unknown', { id: target }) }] : [];
  return (
    <SelectField
      name="target"
      label={label}
      isRequired
      requiredText={t('target.missing')}
      isSearchable
      placeholder={t('target.choose')}
      read={read}
      options={[...gone, ...options]}
    />
  );
}

type Props = Pick<HotwordInput, 'linkType' | 'target'> & { targets: Targets };

/** Field for the target of a hotword, depending on its link type. */
export function TargetField({ linkType, target, targets }: Props) {
  const t = useText(hotwordTexts);
  if (linkType === 'mpPage')
    return <MiniProgramPathField name="target" label={t('target.mpPage')} isRequired max={limit.maxTargetLength} />;
  // No link, or an unknown link type (newer server).
  if (linkType !== 'project' && linkType !== 'category') return null;
  return <TargetSelect label={t(`target.${linkType}`)} target={target} choices={targets[linkType]} />;
}
