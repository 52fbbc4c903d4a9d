import { DateTimeRange } from '@/components/DateTimeRange';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityAction } from '@/components/useEntityAction';
import type { Banner } from '@/contract/banner';
import { bannerState } from '@/domain/banner/state';
import { deleteBanner, disableBanner, enableBanner, restoreBanner } from '@/services/banner';
import { useBannerLabels } from './useBannerLabels';

export type BannerDialog = { kind: 'enable' | 'disable' | 'delete'; banner: Banner };

type Props = { dialog: BannerDialog; reload: () => void; onEdit: (id: string) => void; onClose: () => void };

const work: Record<BannerDialog['kind'], (banner: Banner) => Promise<unknown>> = {
  enable: enableBanner,
  disable: disableBanner,
  delete: deleteBanner,
};

/** Asks before a banner is taken online or offline, or deleted; a deletion can be taken back. */
export function BannerDialogs({ dialog: { kind, banner }, reload, onEdit, onClose }: Props) {
  const { t, enableText } = useBannerLabels();
  const act = useEntityAction(reload);
  const { title } = banner;
  const isDanger = kind === 'delete';
  const isOver = kind === 'enable' && bannerState({ ...banner, status: 'enabled' }, Date.now()) === 'expired';

  const submit = async () => {
    if (isOver) return onEdit(banner.id);
    const undo = { text: t('done.delete', { title }), restore: () => restoreBanner(banner) };
    await act(() => work[kind](banner), kind === 'delete' ? { undo } : { done: t(`done.${kind}`) });
  };

  return (
    <ActionDialog
      title={t(`${kind}.title`, { title })}
      okText={t(isOver ? 'enable.schedule' : `action.${kind}`)}
      isDanger={isDanger}
      warning={<DateTimeRange text={kind === 'enable' ? enableText(banner) : t(`${kind}.warning`)} />}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
