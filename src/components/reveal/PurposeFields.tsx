import { ProFormDependency } from '@ant-design/pro-components';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { reveal as limit, revealPurposes } from '@/contract/limits/reveal';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';

export type Purpose = (typeof revealPurposes)[number];
export type RevealRequest<Field extends string = string> = { fields: Field[]; purpose: Purpose; purposeNote?: string };

/**
 * Builds the request. Only the purpose `other` has a note: one entered before switching to another purpose is not sent.
 */
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
  /** Whether the values are exported to a file. */
  isExport?: boolean;
};

/** Fields for the values to reveal and the purpose (docs/domain.md 5.2); they make a `RevealRequest`. */
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

/** The purpose, with a note for `other`. */
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
