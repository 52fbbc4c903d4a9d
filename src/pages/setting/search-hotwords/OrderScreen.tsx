import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/Page';
import { useText } from '@/hooks/useText';
import { listHotwordPlaces } from '@/services/hotword';
import { OrderForm } from './OrderForm';

/** All hotwords, to be put in order: a page of the list has not all of them. */
export function OrderScreen({ onClose }: { onClose: () => void }) {
  const t = useText('hotword');
  const read = useEntity('order', listHotwordPlaces);
  if (read.entity && !read.error) return <OrderForm places={read.entity} onClose={onClose} />;
  return (
    <Page title={t('order.title')}>
      <EntityGate read={read} onBack={onClose}>
        {() => null}
      </EntityGate>
    </Page>
  );
}
