import { ProFormDependency } from '@ant-design/pro-components';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { reveal as limit, revealPurposes } from '@/contract/limits/reveal';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';

export type Purpose = (typeof revealPurposes)[number];
export type RevealRequest<Field extends string = string> = { fields: Field[]; purpose: Purpose; purposeNote?: string };

/** A note belongs to the purpose `other` alone: one that was typed for it and given up is not sent. */
export const toRevealRequest = <Field extends string>({
  fields,
  purpose,
  purposeNote,
}: RevealRequest<Field>): RevealRequest<Field> => ({
  fields,
  purpose,
  purposeNote: purpose === 'other' ? purposeNote : undefined,
});

type Props = {
  fields: readonly { value: string; label: string }[];
  /** Whether they go into a file. */
  isExport?: boolean;
};

/** Which clear values are asked for, and why (docs/domain.md 5.2): the fields of `Asked`. */
export function PurposeFields({ fields, isExport = false }: Props) {
  const t = useText(revealTexts);
  return (
    <>
      <CheckboxesField
        name="fields"
        label={t('fields')}
        options={fields}
        isRequired
        requiredText={t('fieldsRequired')}
      />
      <PurposeField isExport={isExport} />
    </>
  );
}

/** Why they are asked for. */
export function PurposeField({ isExport = false }: Pick<Props, 'isExport'>) {
  const t = useText(revealTexts);
  return (
    <>
      <RadioField
        name="purpose"
        label={t(isExport ? 'exportPurpose' : 'purpose')}
        options={revealPurposes.map((purpose) => ({ value: purpose, label: t(`purpose.${purpose}`) }))}
        isRequired
      />
      <ProFormDependency<{ purpose?: Purpose }> name={['purpose']}>
        {({ purpose }) =>
          purpose === 'other' && (
            <TextAreaField name="purposeNote" label={t('note')} isRequired max={limit.maxPurposeNoteLength} />
          )
        }
      </ProFormDependency>
    </>
  );
}
