import { ProFormCheckbox, ProFormDependency, ProFormRadio } from '@ant-design/pro-components';
import { useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { reveal as limit, revealPurposes } from '@/contract/limits/reveal';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useText } from '@/hooks/useText';
import { RevealedValues } from './RevealedValues';

type Purpose = (typeof revealPurposes)[number];
type Input<Field extends string> = { fields: Field[]; purpose: Purpose; purposeNote?: string };

type Props<Field extends string> = {
  /** Names whose data it is. */
  title: string;
  fields: readonly { value: Field; label: string }[];
  /** Ticked at first. */
  initialFields: readonly Field[];
  /** What this screen is usually for (domain.md 5.2). */
  proposedPurpose: Purpose;
  /** What stands in the way, such as a missing consent. */
  warning?: string;
  reveal: (input: Input<Field>) => Promise<{ values: Partial<Record<Field, string | null>> }>;
  onClose: () => void;
};

/**
 * Asks for a purpose and then shows clear values for a minute. Before, they are not in the console at
 * all; afterwards nothing of them is left in it. The server writes down who looked at what, and why.
 */
export function RevealDialog<Field extends string>({
  title,
  fields,
  initialFields,
  proposedPurpose,
  warning,
  reveal,
  onClose,
}: Props<Field>) {
  const t = useText('reveal');
  const [values, setValues] = useState<Partial<Record<Field, string | null>>>();
  const isRevealed = useRef(false);
  useFocusBack(true);

  if (values) {
    const shown = fields.flatMap(({ value: name, label }) =>
      name in values ? [{ name, label, value: values[name] ?? null }] : [],
    );
    return <RevealedValues title={title} values={shown} onClose={onClose} />;
  }

  return (
    <ActionDialog<Input<Field>>
      isOpen
      title={title}
      okText={t('show')}
      isOfTheMoment
      warning={warning ?? t('logged', { seconds: limit.seconds })}
      initialValues={{ fields: [...initialFields], purpose: proposedPurpose }}
      onSubmit={async ({ fields: asked, purpose, purposeNote }) => {
        const note = purpose === 'other' ? purposeNote : undefined;
        const answer = await reveal({ fields: asked, purpose, purposeNote: note });
        isRevealed.current = true;
        setValues(answer.values);
      }}
      onClose={() => {
        if (!isRevealed.current) onClose();
      }}
    >
      <ProFormCheckbox.Group
        name="fields"
        label={t('fields')}
        options={[...fields]}
        rules={[{ required: true, message: t('fieldsRequired') }]}
      />
      <ProFormRadio.Group
        name="purpose"
        label={t('purpose')}
        options={revealPurposes.map((purpose) => ({ value: purpose, label: t(`purpose.${purpose}`) }))}
        rules={[{ required: true }]}
      />
      <ProFormDependency<{ purpose?: Purpose }> name={['purpose']}>
        {({ purpose }) =>
          purpose === 'other' && (
            <TextAreaField name="purposeNote" label={t('note')} isRequired max={limit.purposeNote} />
          )
        }
      </ProFormDependency>
    </ActionDialog>
  );
}
