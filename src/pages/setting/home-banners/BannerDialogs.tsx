import { DateTimeRange } from '@/components/DateTimeRange';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityAction } from '@/components/useEntityAction';
import type { Banner } from '@/contract/banner';
import { bannerState } from '@/domain/banner/state';
import { disableBanner, enableBanner } from '@/services/banner';
import { useBannerLabels } from './useBannerLabels';

export type BannerDialog = { kind: 'enable' | 'disable'; banner: Banner };

type Props = { dialog: BannerDialog; reload: () => void; onEdit: (id: string) => void; onClose: () => void };

const work = { enable: enableBanner, disable: disableBanner };

/** Asks before a banner is taken online or offline. */
export function BannerDialogs({ dialog: { kind, banner }, reload, onEdit, onClose }: Props) {
  const { t, enableText } = useBannerLabels();
  const act = useEntityAction(reload);
  const { title } = banner;
  const isOver = kind === 'enable' && bannerState({ ...banner, status: 'enabled' }, Date.now()) === 'expired';

  const submit = async () => {
    if (isOver) return onEdit(banner.id);
    await act(() => work[kind](banner), { done: t(`done.${kind}`) });
  };

  return (
    <ActionDialog
      title={t(`${kind}.title`, { title })}
      okText={t(isOver ? 'enable.schedule' : `action.${kind}`)}
      warning={<DateTimeRange text={kind === 'enable' ? enableText(banner) : t(`${kind}.warning`)} />}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
