import { App, Empty, Modal } from 'antd';
import { useState } from 'react';
import { EntityGate } from '@/components/EntityGate';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import type { Banner } from '@/contract/banner';
import { keepOrder } from '@/domain/banner/order';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { listBannersInOrder, orderBanners } from '@/services/banner';
import { OrderField } from './OrderField';

type Props = { position: Banner['position']; onDone: () => void; onClose: () => void };
type OrderProps = Props & { title: string; banners: readonly Banner[]; reload: () => void };

function OrderDialog({ position, title, banners, reload, onDone, onClose }: OrderProps) {
  const t = useText('banner');
  const { message } = App.useApp();
  const [initialValues] = useState(() => ({ ids: banners.map(({ id }) => id) }));

  const save = async ({ ids }: { ids: string[] }) => {
    try {
      const order = keepOrder(ids, banners);
      await orderBanners(
        position,
        order.map(({ id }) => id),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      reload();
      throw new AppError('business', { status: 409, serverMessage: t('reorder.conflict') });
    }
    message.success(t('done.reorder'));
    onDone();
  };

  return (
    <ActionDialog<{ ids: string[] }>
      isOpen
      title={title}
      okText={t('reorder.save')}
      width={640}
      warning={t('reorder.hint')}
      initialValues={initialValues}
      onSubmit={save}
      onClose={onClose}
    >
      <OrderField name="ids" label={t('reorder.list', { position: t(`position.${position}`) })} banners={banners} />
    </ActionDialog>
  );
}

/** Puts all banners of a position into another order. */
export function ReorderDialog(props: Props) {
  const t = useText('banner');
  const { position, onClose } = props;
  const read = useEntity(position, () => listBannersInOrder(position));
  const named = { position: t(`position.${position}`) };
  const title = t('reorder.title', named);
  const banners = read.entity;

  if (banners && banners.length > 0 && !read.error) {
    return <OrderDialog {...props} title={title} banners={banners} reload={read.reload} />;
  }
  return (
    <Modal open title={title} width={640} footer={null} onCancel={onClose}>
      <EntityGate read={read} onBack={onClose}>
        {() => <Empty description={t('reorder.empty', named)} />}
      </EntityGate>
    </Modal>
  );
}
