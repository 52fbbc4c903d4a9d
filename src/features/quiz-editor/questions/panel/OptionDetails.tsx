import { Select, Switch } from 'antd';
import { useState } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { option as limit, riskFlags } from '@/contract/limits/quiz';
import type { Question, QuizOption } from '@/contract/quiz';
import { renameOptionCode } from '@/domain/quiz/edit/codes';
import type { Refusal } from '@/domain/quiz/edit/result';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { useEditor } from '../../EditorContext';
import { Labelled } from './Labelled';
import styles from './panel.module.css';

type Props = {
  question: Question;
  option: QuizOption;
  onChange: (patch: Partial<Omit<QuizOption, 'optionId' | 'code'>>) => void;
};

/** What choosing an option means beside its points. */
export function OptionDetails({ question, option, onChange }: Props) {
  const t = useText(quizTexts);
  const { store, isEditable } = useEditor();
  const [refusal, setRefusal] = useState<Refusal>();
  const { optionId, code, allowOther, otherMaxLength, riskFlag } = option;
  const flag = (name: 'exclusive' | 'allowOther' | 'otherRequired' | 'disqualify') => (
    <Labelled label={t(`field.${name}`)}>
      {(id) => (
        <Switch id={id} disabled={!isEditable} checked={option[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
      )}
    </Labelled>
  );
  return (
    <div className={styles.more}>
      <Labelled label={t('field.riskFlag')}>
        {(id) => (
          <Select
            id={id}
            disabled={!isEditable}
            value={riskFlag}
            options={riskFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
            onChange={(value) => onChange({ riskFlag: value })}
          />
        )}
      </Labelled>
      {flag('disqualify')}
      {question.type === 'multiple' && flag('exclusive')}
      {flag('allowOther')}
      {allowOther && (
        <>
          {flag('otherRequired')}
          <Labelled label={t('field.otherMaxLength')}>
            {(id) => (
              <NumberInput
                id={id}
                isDisabled={!isEditable}
                value={otherMaxLength}
                onChange={(value) => onChange({ otherMaxLength: value })}
              />
            )}
          </Labelled>
        </>
      )}
      <Labelled label={t('field.code')} error={refusal && t(`edit.${refusal.code}`, refusal.params)}>
        {(id) => (
          <TextInput
            id={id}
            isDisabled={!isEditable}
            max={limit.maxCodeLength}
            clean={cleanLine}
            value={code}
            onChange={(text) => setRefusal(store.edit((quiz) => renameOptionCode(quiz, optionId, text ?? '')))}
          />
        )}
      </Labelled>
    </div>
  );
}
