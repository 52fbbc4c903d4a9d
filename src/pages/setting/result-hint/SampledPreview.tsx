import { Flex, Switch, Typography } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import { hintVariables } from '@/contract/limits/result-hint';
import type { ResultHintInput } from '@/contract/result-hint';
import type { HintVariable } from '@/domain/hint/variables';
import { cleanLine } from '@/domain/validation/text';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { HintPreview } from './HintPreview';
import styles from './HintPreview.module.css';
import { type HintLevelName, useMemberLevelLabel } from './useHintLabels';

const SAMPLE_LENGTH = 50;

/** Keeps Enter in a sample from submitting the surrounding form. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type Props = {
  hint: ResultHintInput;
  /** Selected level and project, if any. */
  level?: HintLevelName;
  projectName?: string;
};

/** Preview of a hint with sample values for its variables, which can be edited or switched off. */
export function SampledPreview({ hint, level, projectName }: Props) {
  const t = useText(resultHintTexts);
  const tMembers = useMembersText(resultHintTexts);
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<HintVariable, string>>>({});
  const [omitted, setOmitted] = useState<readonly HintVariable[]>([]);
  const levelName = useMemberLevelLabel()(level);
  const known: Partial<Record<HintVariable, string>> = { levelName, projectName };

  const getSample = (name: HintVariable) => typed[name] ?? known[name] ?? tMembers(`sample.${name}`);
  const values = Object.fromEntries(
    hintVariables.map((name) => [name, omitted.includes(name) ? null : getSample(name)]),
  );
  const toggleSample = (name: HintVariable, isGiven: boolean) =>
    setOmitted(isGiven ? omitted.filter((one) => one !== name) : [...omitted, name]);

  return (
    <Flex vertical gap={12}>
      <HintPreview hint={hint} values={values} />
      <Typography.Text strong>{t('sample.title')}</Typography.Text>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the inputs inside */}
      <div className={styles.samples} onKeyDown={preventSubmit}>
        {hintVariables.map((name) => (
          <SampleRow
            key={name}
            id={`${id}${name}`}
            label={t(`variable.${name}`)}
            switchLabel={t('sample.on', { name: t(`variable.${name}`) })}
            value={getSample(name)}
            isGiven={!omitted.includes(name)}
            onType={(text) => setTyped({ ...typed, [name]: text })}
            onToggle={(isGiven) => toggleSample(name, isGiven)}
          />
        ))}
      </div>
    </Flex>
  );
}

type RowProps = {
  id: string;
  label: string;
  switchLabel: string;
  value: string;
  isGiven: boolean;
  onType: (text: string) => void;
  onToggle: (isGiven: boolean) => void;
};

const SampleRow = ({ id, label, switchLabel, value, isGiven, onType, onToggle }: RowProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <TextInput
      id={id}
      value={value}
      max={SAMPLE_LENGTH}
      clean={cleanLine}
      isDisabled={!isGiven}
      onChange={(text) => onType(text ?? '')}
    />
    <Switch size="small" aria-label={switchLabel} checked={isGiven} onChange={onToggle} />
  </>
);
