import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { getHospital } from '@/services/hospital';
import { HospitalFacts } from './HospitalFacts';
import { HospitalHistory } from './HospitalHistory';

type Props = { id: string; onEdit: () => void; onMissing: () => void; onClose: () => void };

/** One hospital beside the list: all that is known of it, and who changed what. */
export function HospitalDetail({ id, onEdit, onMissing, onClose }: Props) {
  const t = useText(hospitalTexts);
  // Who has just looked at the contact stands in the log below.
  const [looks, setLooks] = useState(0);
  const read = useEntity(id, () => getHospital(id), onMissing);
  return (
    <Drawer
      open
      size={720}
      title={<bdi style={{ overflowWrap: 'anywhere' }}>{read.entity?.name ?? t('detail.title')}</bdi>}
      onClose={onClose}
      extra={
        <Button type="primary" disabled={!read.entity} onClick={onEdit}>
          {t('action.edit')}
        </Button>
      }
    >
      <EntityGate read={read} onBack={onClose} notFound={t('detail.notFound')}>
        {(hospital) => (
          <>
            <HospitalFacts hospital={hospital} onRevealed={() => setLooks((count) => count + 1)} />
            <HospitalHistory key={`${hospital.version} ${looks}`} id={hospital.id} />
          </>
        )}
      </EntityGate>
    </Drawer>
  );
}
