import { FooterToolbar } from '@ant-design/pro-components';
import { Alert, App, Button, Card, Flex, Tag } from 'antd';
import { FormFailure } from '@/components/form/FormFailure';
import { SortableList } from '@/components/inputs/SortableList';
import { Page } from '@/components/Page';
import type { HotwordPlace } from '@/contract/hotword';
import { useText } from '@/hooks/useText';
import { useOrder } from './useOrder';

type Props = { places: HotwordPlace[]; onClose: () => void };

/** The order of all hotwords: moved about as one likes, saved once. */
export function OrderForm({ places, onClose }: Props) {
  const t = useText('hotword');
  const { message } = App.useApp();
  const order = useOrder(places, (isSaved) => {
    message.success(isSaved ? t('order.saved') : t('order.unchanged'));
    onClose();
  });

  return (
    <Page title={t('order.title')} content={t('order.text')}>
      {order.isOutdated && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('order.conflict')}
          description={t('order.conflictText')}
          action={
            <Button loading={order.isReloading} onClick={order.reload}>
              {t('order.reload')}
            </Button>
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <FormFailure failure={order.failure} />
      <Card>
        <SortableList
          label={t('order.label')}
          items={order.items}
          idOf={({ id }) => id}
          nameOf={({ word }) => word}
          render={(place) => (
            <Flex gap={8} align="center">
              <span>{order.items.indexOf(place) + 1}.</span>
              <bdi>{place.word}</bdi>
              {place.status === 'disabled' && <Tag>{t('status.disabled')}</Tag>}
            </Flex>
          )}
          onReorder={order.move}
        />
      </Card>
      <FooterToolbar>
        <Button onClick={onClose}>{t('order.cancel')}</Button>
        <Button type="primary" loading={order.isSaving} disabled={order.isOutdated} onClick={order.save}>
          {t('order.save')}
        </Button>
      </FooterToolbar>
    </Page>
  );
}
