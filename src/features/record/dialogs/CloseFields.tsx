import { ProFormDependency } from '@ant-design/pro-components';
import { SelectField } from '@/components/inputs/SelectField';
import { TextAreaField } from '@/components/inputs/TextField';
import { closeReasons, record as limit } from '@/contract/limits/record';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';

/** Reason for closing a record; "other" needs a note. */
export function CloseFields() {
  const t = useText(recordWorkTexts);
  return (
    <>
      <SelectField
        name="closeReason"
        label={t('close.reason')}
        isRequired
        options={closeReasons
          .filter((reason) => reason !== 'withdrawn')
          .map((reason) => ({ value: reason, label: t(`closeReason.${reason}`) }))}
      />
      <ProFormDependency name={['closeReason']}>
        {({ closeReason }: { closeReason?: string }) => (
          <TextAreaField
            name="note"
            label={t('close.note')}
            isRequired={closeReason === 'other'}
            min={2}
            max={limit.maxReasonLength}
          />
        )}
      </ProFormDependency>
    </>
  );
}
