import { ProFormDependency } from '@ant-design/pro-components';
import { useUndo } from '@/components/feedback/useUndo';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import { ReasonField } from '@/components/inputs/ReasonField';
import { SelectField } from '@/components/inputs/SelectField';
import type { ChannelTrack } from '@/contract/channel-track';
import { track as limit } from '@/contract/limits/track';
import { channelPaths } from '@/features/channel/channel-options';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { adjustChannelTrack } from '@/services/channel-track';
import { formatInstant } from '@/utils/date';
import { AdjustEffect } from './AdjustEffect';
import { useTrackLabels } from './useTrackLabels';

type Values = { channelId: string; reason: string };

type Props = {
  track: ChannelTrack;
  /** Called when figures and rows are outdated. */
  onChanged: () => void;
  onClose: () => void;
};

/** Channel that an event counts for now. */
export const getCountedChannel = ({ countedIn, channelId, channelName }: ChannelTrack) =>
  countedIn ?? { channelId, channelName };

/** Moves an event to another channel; a second adjustment undoes it. */
export function AdjustDialog({ track: initial, onChanged, onClose }: Props) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackLabels();
  const offerUndo = useUndo();
  const read = useChannelTree();
  const channels = read.data ?? [];
  const paths = channelPaths(channels);
  const { entity: track, change } = useEntityChange<ChannelTrack, ChannelTrack>(
    { entity: initial, onChanged },
    {
      canStill: () => true,
      stateOf: (now) => getCountedChannel(now).channelName,
      overtaken: (now) =>
        t('adjust.overtaken', {
          name: now.countedIn?.operatorName ?? '',
          time: formatInstant(now.countedIn?.adjustedAt) ?? '',
          channel: getCountedChannel(now).channelName,
        }),
    },
  );
  const from = getCountedChannel(track);
  // Asks again, because the adjustment would undo the one that a colleague has just made.
  const isOvertaken = from.channelId !== getCountedChannel(initial).channelId;
  const eventLabel = event(track.eventType);
  const time = formatInstant(track.occurredAt) ?? '';

  async function adjust({ channelId, reason }: Values) {
    const moved = await change((one) =>
      adjustChannelTrack(one.id, { channelId, fromChannelId: getCountedChannel(one).channelId, reason }),
    );
    offerUndo({
      text: t('adjust.done', { channel: getCountedChannel(moved).channelName }),
      keepsFocus: true,
      restore: () =>
        adjustChannelTrack(moved.id, {
          channelId: from.channelId,
          fromChannelId: channelId,
          reason: t('adjust.undoReason'),
        }),
      onRestored: onChanged,
    });
  }

  return (
    <ActionDialog<Values>
      draft={`channelTrack.adjust:${track.id}`}
      title={t('adjust.title', { event: eventLabel })}
      okText={t(isOvertaken ? 'action.adjustAnyway' : 'action.adjust')}
      width={560}
      isLong
      onSubmit={adjust}
      onClose={onClose}
    >
      <p>{t('adjust.event', { time, user: track.memberNo ?? track.openidMasked, channel: from.channelName })}</p>
      <SelectField
        name="channelId"
        label={t('adjust.channel')}
        isRequired
        isSearchable
        read={read}
        extra={t('adjust.channelHint')}
        options={channels.flatMap(({ id, name, code, status }) => {
          if (id === from.channelId) return [];
          const state = status === 'enabled' ? [] : [t(`adjust.${status}`)];
          return { value: id, label: [paths.get(id) ?? name, code, ...state].join(' · ') };
        })}
      />
      <ReasonField
        label={t('adjust.reason')}
        min={limit.minAdjustReasonLength}
        max={limit.maxAdjustReasonLength}
        extra={t('adjust.reasonHint')}
      />
      <ProFormDependency<Values> name={['channelId']}>
        {({ channelId }) => (
          <AdjustEffect
            event={eventLabel}
            day={time.slice(0, 10)}
            from={from.channelName}
            to={channels?.find(({ id }) => id === channelId)?.name}
          />
        )}
      </ProFormDependency>
    </ActionDialog>
  );
}
