import { history } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { FoldedFields } from '@/components/form/FoldedFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { ChannelChoice } from '@/contract/channel';
import type { Channel } from '@/contract/channel-list';
import { AppError } from '@/errors/app-error';
import { TOP } from '@/features/channel/ParentField';
import { channelPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { BasicFields } from './BasicFields';
import styles from './channel.module.css';
import { MoreFields } from './MoreFields';
import { useChannelValues } from './useChannelValues';
import { useCompareChannel } from './useCompareChannel';
import { type ChannelValues, saveChannel, toChannelValues } from './values';

type Props = {
  /** Undefined for a new channel. */
  channel: Channel | undefined;
  /** Parent of a new channel. */
  parent: ChannelChoice | undefined;
  onSaved: () => void;
  /** Called after a new channel was created. */
  onCreated: (channel: Channel) => void;
  onClose: () => void;
};

const isArchivedError = (error: unknown) => error instanceof AppError && error.errorCode === 'CHANNEL_ARCHIVED';

/** Error shown when someone has archived the channel meanwhile, with a link to its detail. */
function ArchivedAlert({ channel: { id, name } }: { channel: Channel }) {
  const t = useText(channelTexts);
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={t('edit.archivedTitle', { name })}
      description={
        <>
          {t('edit.archivedText')}
          <div>
            <Button size="small" onClick={() => history.push(channelPath(id))}>
              {t('edit.archivedView')}
            </Button>
          </div>
        </>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}

export function ChannelForm({ channel, parent, onSaved, onCreated, onClose }: Props) {
  const t = useText(channelTexts);
  const compare = useCompareChannel();
  const { formatValue } = useChannelValues();
  const [isArchived, setIsArchived] = useState(false);
  const defaultParentId = parent?.id ?? TOP;
  const toValues = useCallback(
    (from: Channel | undefined) => toChannelValues(from, defaultParentId),
    [defaultParentId],
  );

  const spec: EditSpec<ChannelValues, Channel> = {
    name: `channel:${channel?.id ?? `new:${defaultParentId}`}`,
    entity: channel,
    toValues,
    save: async (values, base) => {
      try {
        return await saveChannel(values, base);
      } catch (error) {
        if (isArchivedError(error) && error instanceof AppError) {
          // The alert above the fields shows it, with a link to the detail.
          error.handled = true;
          setIsArchived(true);
          onSaved();
        }
        throw error;
      }
    },
    onSaved: (saved) => {
      onSaved();
      if (!channel) onCreated(saved);
    },
  };
  const title = channel
    ? t('edit.title', { name: channel.name })
    : parent
      ? t('edit.newBelow', { name: parent.name })
      : t('edit.new');

  return (
    <EditDrawer title={title} spec={spec} compare={compare} size={640} onClose={onClose}>
      {isArchived && channel && <ArchivedAlert channel={channel} />}
      <BasicFields channel={channel} />
      <FoldedFields title={`${t('edit.more')}${t('edit.moreOf')}`}>
        <MoreFields channel={channel} />
      </FoldedFields>
      {channel && (
        <div className={styles.history}>
          <ChangeHistory
            entityType="channel"
            entityId={channel.id}
            version={channel.version}
            texts={channelTexts}
            value={formatValue}
          />
        </div>
      )}
    </EditDrawer>
  );
}
