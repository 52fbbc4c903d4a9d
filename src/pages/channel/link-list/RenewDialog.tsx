import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { ChannelLink } from '@/contract/channel-link-list';
import { channelLink as limit } from '@/contract/limits/channel-link';
import { mustExpire } from '@/domain/channel/expiry';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { renewChannelLink } from '@/services/channel-link';
import { formatMinute } from '@/utils/date';
import { RenewalDaysField } from './RenewalDaysField';

type Props = {
  link: ChannelLink;
  reload: () => void;
  /** Called with the renewed link if its URL or code image has changed. */
  onReplaced: (link: ChannelLink) => void;
  onClose: () => void;
};

/** Renews a link. The dialog tells beforehand whether the published URL or code keeps working. */
export function RenewDialog({ link, reload, onReplaced, onClose }: Props) {
  const t = useText(channelLinkTexts);
  const act = useEntityAction(reload);
  const { name, codeType, expiresAt, expireDays } = link;
  const isReplaced = mustExpire(codeType);
  return (
    <ActionDialog<{ days: number }>
      draft={`channelLink.renew:${link.id}`}
      title={t('renew.title', { name })}
      okText={t('action.renew')}
      warning={
        <>
          {t('renew.now', { time: formatMinute(expiresAt) ?? '—' })}
          <div>{isReplaced ? t('renew.newAddress', { form: t(`codeType.${codeType}`) }) : t('renew.sameCode')}</div>
        </>
      }
      initialValues={{ days: expireDays ?? limit.maxExpireDays }}
      onSubmit={async ({ days }) => {
        const outcome = await act(() => renewChannelLink(link, days), {
          done: (renewed) => t('done.renew', { time: formatMinute(renewed.expiresAt) ?? '—' }),
        });
        if (isReplaced && 'result' in outcome) onReplaced(outcome.result);
      }}
      onClose={onClose}
    >
      <RenewalDaysField />
    </ActionDialog>
  );
}
