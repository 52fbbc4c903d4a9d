import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import type { Filter } from '@/components/list/codec';
import { jobStore } from '@/components/shell/jobs/store';
import { channelLink as limit } from '@/contract/limits/channel-link';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { listTexts } from '@/locales/list';
import { changeMatchingChannelLinks, countChannelLinks } from '@/services/channel-link';
import { RenewalDaysField } from './RenewalDaysField';

type Props = {
  /** Filter of the list, of which only the channel is used. */
  filter: Filter;
  onClose: () => void;
};

/** Starts a job that renews all links that expire soon, for the channel of the list or for all channels. */
export function RenewExpiringDialog({ filter, onClose }: Props) {
  const t = useText(channelLinkTexts);
  const tList = useText(listTexts);
  const { message } = App.useApp();
  const scope = typeof filter.channelId === 'string' ? { channelId: filter.channelId } : {};
  const { entity: counts, error } = useEntity(['channelLink', 'expiring'], () => countChannelLinks(scope));
  const count = counts?.expiring ?? 0;

  const getText = () => {
    if (error) return <ErrorText error={error} />;
    if (!counts) return t('renewExpiring.loading');
    if (count === 0) return t('renewExpiring.none');
    return (
      <>
        {t('channelId' in scope ? 'renewExpiring.scope' : 'renewExpiring.scopeAll', { count })}
        <div>{t('renew.many')}</div>
      </>
    );
  };

  return (
    <ActionDialog<{ days: number }>
      draft={null}
      title={count > 0 ? t('renewExpiring.title', { count }) : t('action.renewExpiring')}
      okText={t('action.renew')}
      canSubmit={count > 0}
      warning={getText()}
      initialValues={{ days: limit.maxExpireDays }}
      onSubmit={async ({ days }) => {
        jobStore.track(await changeMatchingChannelLinks({ ...scope, expiring: true }, [], { action: 'renew', days }));
        message.info(tList('jobStarted'));
      }}
      onClose={onClose}
    >
      {count > 0 && <RenewalDaysField />}
    </ActionDialog>
  );
}
