import { MiniProgramPathField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import type { HotwordInput } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import type { Choices, Targets } from './useTargets';

type ChoiceProps = { label: string; target: string | null; choices: Choices };

function TargetChoice({ label, target, choices }: ChoiceProps) {
  const t = useText(hotwordTexts);
  const { options, read } = choices;
  // What has gone since is shown as such, so that it can be replaced.
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

/** What a hotword leads to, asked for by the kind of its link. */
export function TargetField({ linkType, target, targets }: Props) {
  const t = useText(hotwordTexts);
  if (linkType === 'mpPage')
    return <MiniProgramPathField name="target" label={t('target.mpPage')} isRequired max={limit.maxTargetLength} />;
  // To nothing, or to a kind of thing that is newer than the console.
  if (linkType !== 'project' && linkType !== 'category') return null;
  return <TargetChoice label={t(`target.${linkType}`)} target={target} choices={targets[linkType]} />;
}
