import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { Instants } from '@/components/Instants';
import { useUndo } from '@/components/useUndo';
import type { Banner } from '@/contract/banner';
import { bannerState } from '@/domain/banner/state';
import { useStaleGuard } from '@/hooks/useStaleGuard';
import { deleteBanner, disableBanner, enableBanner, restoreBanner } from '@/services/banner';
import { useBannerText } from './useBannerText';

export type BannerDialog = { kind: 'enable' | 'disable' | 'delete'; banner: Banner };

type Props = { dialog: BannerDialog; reload: () => void; onEdit: (id: string) => void; onClose: () => void };

const work = { enable: enableBanner, disable: disableBanner, delete: deleteBanner };

/** Asks before a banner is taken online or offline, or deleted; a deletion can be taken back. */
export function BannerDialogs({ dialog: { kind, banner }, reload, onEdit, onClose }: Props) {
  const { t, enableText } = useBannerText();
  const { message } = App.useApp();
  const offerUndo = useUndo();
  const { title } = banner;
  const guardStale = useStaleGuard();
  const isDanger = kind === 'delete';
  const isOver = kind === 'enable' && bannerState({ ...banner, status: 'enabled' }, Date.now()) === 'expired';

  const submit = async () => {
    if (isOver) return onEdit(banner.id);
    if ((await guardStale<Banner | null>(work[kind](banner), reload)).status === 'stale') return;
    if (kind === 'delete') {
      const restore = () => restoreBanner(banner);
      offerUndo({ text: t('done.delete', { title }), restore, onRestored: reload });
    } else {
      message.success(t(`done.${kind}`));
    }
    reload();
  };

  return (
    <ActionDialog
      title={t(`${kind}.title`, { title })}
      okText={t(isOver ? 'enable.schedule' : `action.${kind}`)}
      isDanger={isDanger}
      warning={<Instants text={kind === 'enable' ? enableText(banner) : t(`${kind}.warning`)} />}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
