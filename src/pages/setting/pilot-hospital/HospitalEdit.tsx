import { Card } from 'antd';
import { EditPage } from '@/components/form/EditPage';
import { FoldedFields } from '@/components/form/FoldedFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { useEntity } from '@/components/form/useEntity';
import { EntityPage } from '@/components/page/EntityPage';
import type { Hospital } from '@/contract/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { getHospital } from '@/services/hospital';
import { BasicFields } from './BasicFields';
import { MoreFields } from './MoreFields';
import { useCompareHospital } from './useCompareHospital';
import { type HospitalValues, saveHospital, toValues } from './values';

type FormProps = { hospital: Hospital | undefined; onClose: () => void };

function HospitalForm({ hospital, onClose }: FormProps) {
  const t = useText(hospitalTexts);
  const compare = useCompareHospital();
  const spec: EditSpec<HospitalValues, Hospital> = {
    name: `hospital:${hospital?.id ?? NEW_ENTITY}`,
    entity: hospital,
    toValues,
    save: saveHospital,
    onSaved: onClose,
  };
  return (
    <EditPage
      title={hospital ? t('edit.title', { name: hospital.name }) : t('edit.new')}
      spec={spec}
      compare={compare}
      onCancel={onClose}
    >
      <Card title={t('edit.basic')} style={{ marginBlockEnd: 16 }}>
        <BasicFields hospital={hospital} />
      </Card>
      <FoldedFields title={t('edit.more')}>
        <MoreFields hospital={hospital} />
      </FoldedFields>
    </EditPage>
  );
}

function ExistingHospital({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(hospitalTexts);
  const read = useEntity(['hospital', id], () => getHospital(id));
  return (
    <EntityPage read={read} onBack={onClose} notFound={t('detail.notFound')}>
      {(hospital) => <HospitalForm hospital={hospital} onClose={onClose} />}
    </EntityPage>
  );
}

/**
 * Page with the form of a hospital.
 *
 * @param target hospital id, or `new`
 */
export function HospitalEdit({ target, onClose }: { target: string; onClose: () => void }) {
  return target === NEW_ENTITY ? (
    <HospitalForm hospital={undefined} onClose={onClose} />
  ) : (
    <ExistingHospital id={target} onClose={onClose} />
  );
}
