import { useMemo } from 'react';
import { SelectField } from '@/components/inputs/SelectField';
import type { RecordListed } from '@/contract/record-list';
import { getCity, sortForReferral } from '@/domain/hospital/referral-order';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { recordWorkTexts } from '@/locales/recordWork';
import { listHospitalOptions } from '@/services/hospital';
import { getRecord } from '@/services/record';

type Props = {
  name: string;
  label: string;
  /** Record of the patient, whose project and city decide the order. */
  record: Pick<RecordListed, 'id' | 'projectId'>;
  isRequired?: boolean;
  isClearable?: boolean;
};

/** Selects a hospital that accepts referrals: those of the project and near the patient first. */
export function HospitalField({ record: { id, projectId }, ...field }: Props) {
  const t = useText(recordWorkTexts);
  const level = useEnumLabelOrRaw(hospitalTexts, 'level');
  const read = useRead(['hospital', 'options'], listHospitalOptions);
  // Usually in the cache. Without it the hospitals of the project still come first.
  const { data: record } = useRead(['record', id], () => getRecord(id));
  const options = useMemo(() => {
    const active = (read.data ?? []).filter(({ status }) => status === 'active');
    const sorted = sortForReferral(active, { projectId, regionText: record?.regionText ?? null });
    return sorted.map((hospital) => ({
      value: hospital.id,
      label: t(hospital.projectIds.includes(projectId) ? 'refer.optionOfProject' : 'refer.option', {
        name: hospital.name,
        city: getCity(hospital),
        level: level(hospital.level),
      }),
    }));
  }, [read.data, record?.regionText, projectId, t, level]);
  return <SelectField {...field} options={options} read={read} isSearchable />;
}
