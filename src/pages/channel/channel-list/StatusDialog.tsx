import { Alert, Spin } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import { useEntityChange } from '@/components/form/useEntityChange';
import { ReasonField } from '@/components/inputs/ReasonField';
import type { Channel } from '@/contract/channel-list';
import { channel as channelLimit } from '@/contract/limits/channel';
import { withDescendants } from '@/domain/channel/tree';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { archiveChannel, type ChannelVersion, listChannelChoices, pauseChannel } from '@/services/channel';
import styles from './channel.module.css';
import type { ChannelRow } from './rows';

type Props = { channel: ChannelRow; reload: () => void; onClose: () => void };
type Reason = { reason: string };

/** Pauses a channel for a stated reason. */
export function PauseDialog({ channel, reload, onClose }: Props) {
  const t = useText(channelTexts);
  const { change } = useEntityChange<ChannelVersion, Channel>({ entity: channel, onChanged: reload });
  const { name } = channel;
  return (
    <ActionDialog<Reason>
      draft={`channel.pause:${channel.id}`}
      title={t('pause.title', { name })}
      okText={t('action.pause')}
      warning={t('pause.text')}
      onSubmit={({ reason }) => change((one) => pauseChannel(one, reason), t('done.pause', { name }))}
      onClose={onClose}
    >
      <ReasonField max={channelLimit.maxReasonLength} />
    </ActionDialog>
  );
}

const MAX_NAMES = 20;

/** Descendants that are archived with the channel. */
async function readDescendants({ id }: ChannelRow) {
  const tree = await listChannelChoices();
  const branch = withDescendants(tree, [id]);
  return tree.filter((one) => one.id !== id && branch.has(one.id) && one.status !== 'archived');
}

/** Archives a channel for good, after listing the descendants that are archived with it. */
export function ArchiveDialog({ channel, reload, onClose }: Props) {
  const t = useText(channelTexts);
  const { change } = useEntityChange<ChannelVersion, Channel>({ entity: channel, onChanged: reload });
  const { name } = channel;
  const { entity: descendants, error } = useEntity(['channel', 'below', channel.id], () => readDescendants(channel));
  const count = descendants?.length ?? 0;
  return (
    <ActionDialog<Reason>
      draft={`channel.archive:${channel.id}`}
      isDanger
      title={t('archive.title', { name })}
      okText={t('action.archive')}
      warning={t('archive.text')}
      onSubmit={({ reason }) =>
        change(
          (one) => archiveChannel(one, reason),
          count > 0 ? t('done.archiveAll', { name, count }) : t('done.archive', { name }),
        )
      }
      onClose={onClose}
    >
      {!descendants && !error && <Spin size="small" />}
      {error !== undefined && <Alert role="note" type="warning" showIcon title={t('archive.failed')} />}
      {descendants && count > 0 && (
        <>
          {t('archive.below', { count })}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <ul className={styles.below} tabIndex={0}>
            {descendants.slice(0, MAX_NAMES).map((one) => (
              <li key={one.id}>
                <bdi>{one.name}</bdi>
              </li>
            ))}
            {count > MAX_NAMES && <li>{t('archive.more', { count: count - MAX_NAMES })}</li>}
          </ul>
        </>
      )}
      <ReasonField max={channelLimit.maxReasonLength} />
    </ActionDialog>
  );
}
