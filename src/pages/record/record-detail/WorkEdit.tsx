import { useUpdateEffect } from 'ahooks';
import { Form } from 'antd';
import { useMemo } from 'react';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { InstantField } from '@/components/inputs/InstantField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { arrivals, record as limit } from '@/contract/limits/record';
import type { RecordInput } from '@/contract/record-actions';
import type { RecordDetail } from '@/contract/record-detail';
import { HospitalField } from '@/features/record/HospitalField';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { updateRecord } from '@/services/record';
import { formatMinute } from '@/utils/date';

const toValues = (record?: RecordDetail): RecordInput => ({
  hospitalId: record?.hospitalId ?? null,
  appointmentAt: record?.appointmentAt ?? null,
  arrival: record?.arrival ?? null,
  remark: record?.remark ?? null,
});

async function save(values: RecordInput, base: RecordDetail | undefined) {
  if (!base) throw new Error('records come from the mini program');
  return updateRecord(base.id, { ...toValues(base), ...values }, base.version);
}

/** A new appointment has not been missed yet, so that a second no-show can be recorded. */
function NewAppointment({ record }: { record: RecordDetail }) {
  const form = Form.useFormInstance<RecordInput>();
  const appointmentAt = Form.useWatch('appointmentAt', form);
  useUpdateEffect(() => {
    const isNew = appointmentAt && appointmentAt !== record.appointmentAt;
    if (isNew && form.getFieldValue('arrival') === 'noShow') form.setFieldValue('arrival', 'pending');
  }, [appointmentAt]);
  return null;
}

type Props = { record: RecordDetail; onChange: (record: RecordDetail) => void; onClose: () => void };

/** Form of a record: hospital and appointment, arrival, remark. */
export function WorkEdit({ record, onChange, onClose }: Props) {
  const t = useText(recordDetailTexts);
  const arrivalWord = useEnumLabelOrRaw(recordDetailTexts, 'arrival');
  const spec: EditSpec<RecordInput, RecordDetail> = {
    name: `record:${record.id}`,
    entity: record,
    toValues,
    save,
    onSaved: onChange,
  };
  const compare = useMemo(
    (): CompareField<RecordInput, RecordDetail>[] => [
      { name: 'hospitalId', label: t('field.hospitalId'), shownOf: ({ hospitalName }) => hospitalName },
      {
        name: 'appointmentAt',
        label: t('field.appointmentAt'),
        format: (at) => formatMinute(at as string | null) ?? '—',
      },
      { name: 'arrival', label: t('field.arrival'), format: (arrival) => arrivalWord(arrival as string | null) },
      { name: 'remark', label: t('field.remark') },
    ],
    [t, arrivalWord],
  );
  const wasReferred = record.arrival !== null;
  return (
    <EditDrawer title={t('work.title', { recordNo: record.recordNo })} {...{ spec, compare, onClose }}>
      <HospitalField
        record={record}
        name="hospitalId"
        label={t('field.hospitalId')}
        isRequired={wasReferred}
        isClearable={!wasReferred}
      />
      <InstantField name="appointmentAt" label={t('field.appointmentAt')} isFuture kept={record.appointmentAt} />
      <NewAppointment record={record} />
      {wasReferred && (
        <RadioField
          name="arrival"
          label={t('field.arrival')}
          extra={t('work.noShow')}
          options={arrivals.map((arrival) => ({ value: arrival, label: arrivalWord(arrival) }))}
        />
      )}
      <TextAreaField name="remark" label={t('field.remark')} max={limit.maxRemarkLength} />
    </EditDrawer>
  );
}
