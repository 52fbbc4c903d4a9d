import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useUndo } from '@/components/useUndo';
import type { Banner } from '@/contract/banner';
import { AppError } from '@/errors/app-error';
import { deleteBanner, disableBanner, enableBanner, restoreBanner } from '@/services/banner';
import { formatInstant } from '@/utils/date';
import { useBannerText } from './useBannerText';

export type BannerDialog = { kind: 'enable' | 'disable' | 'delete'; banner: Banner };

type Props = { dialog: BannerDialog; reload: () => void; onClose: () => void };

const work = { enable: enableBanner, disable: disableBanner, delete: deleteBanner };

/** Asks before a banner is taken online or offline, or deleted; a deletion can be taken back. */
export function BannerDialogs({ dialog: { kind, banner }, reload, onClose }: Props) {
  const { t } = useBannerText();
  const { message } = App.useApp();
  const offerUndo = useUndo();
  const { title, startAt } = banner;
  const isDanger = kind === 'delete';

  const warning = () => {
    if (kind !== 'enable') return t(`${kind}.warning`);
    const position = t(`position.${banner.position}`);
    const isLater = startAt !== null && Date.parse(startAt) > Date.now();
    return isLater
      ? t('enable.later', { position, start: formatInstant(startAt) ?? '' })
      : t('enable.now', { position });
  };

  const submit = async () => {
    try {
      await work[kind](banner);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      message.warning(t('conflict'));
      reload();
      return;
    }
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
      isOpen
      title={t(`${kind}.title`, { title })}
      okText={t(`action.${kind}`)}
      isDanger={isDanger}
      warning={warning()}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
