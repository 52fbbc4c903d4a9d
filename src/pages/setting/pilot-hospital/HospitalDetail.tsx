import { Button } from 'antd';
import { useState } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { getHospital } from '@/services/hospital';
import { HospitalFacts } from './HospitalFacts';
import { HospitalHistory } from './HospitalHistory';

type Props = { id: string; onEdit: () => void; onMissing: () => void; onClose: () => void };

/** Drawer with the details and the history of a hospital. */
export function HospitalDetail({ id, onEdit, onMissing, onClose }: Props) {
  const t = useText(hospitalTexts);
  // Reloads the access log below after each reveal of the contact.
  const [revealCount, setRevealCount] = useState(0);
  return (
    <EntityDrawer
      readKey={['hospital', 'form', id]}
      read={() => getHospital(id)}
      title={t('detail.title')}
      titleOf={({ name }) => <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      size={720}
      notFound={t('detail.notFound')}
      onMissing={onMissing}
      onClose={onClose}
      extra={(hospital) => (
        <Button type="primary" disabled={!hospital} onClick={onEdit}>
          {t('action.edit')}
        </Button>
      )}
      view={(hospital) => (
        <>
          <HospitalFacts hospital={hospital} onRevealed={() => setRevealCount((count) => count + 1)} />
          <HospitalHistory key={`${hospital.version} ${revealCount}`} id={hospital.id} />
        </>
      )}
    />
  );
}
