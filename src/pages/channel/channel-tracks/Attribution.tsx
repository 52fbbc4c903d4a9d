import { Alert, Descriptions, Flex } from 'antd';
import { RowLink } from '@/components/list/RowLink';
import type { ChannelTrack } from '@/contract/channel-track';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { formatExact, formatInstant } from '@/utils/date';
import { trackPath } from './paths';
import { useTrackLabels } from './useTrackLabels';

type Props = {
  track: ChannelTrack;
  /** Replaces the track in the drawer. */
  onOpen: (id: string) => void;
};

/** Time and channel of a track. An event also shows its adjustment, an adjustment its event and reason. */
export function Attribution({ track, onOpen }: Props) {
  const t = useText(channelTrackTexts);
  const { event } = useTrackLabels();
  const { adjustOf, countedIn, channelName } = track;
  const renderTrackLink = (id: string, label: string) => (
    <RowLink href={trackPath(id)} onOpen={() => onOpen(id)}>
      {label}
    </RowLink>
  );
  const time = (instant: string) => formatInstant(instant) ?? instant;
  const facts = adjustOf
    ? [
        [t('detail.occurredAt'), time(track.occurredAt)],
        [t('detail.from'), adjustOf.fromChannelName],
        [t('detail.to'), channelName],
        [t('detail.reason'), track.adjustReason],
        [t('detail.operator'), track.operatorName],
        [
          t('detail.adjusted'),
          <Flex key="moved" gap="4px 12px" wrap>
            <span>
              {event(adjustOf.eventType)} {time(adjustOf.occurredAt)}
            </span>
            {renderTrackLink(adjustOf.id, t('detail.seeOriginal'))}
          </Flex>,
        ],
      ]
    : [
        [t('detail.occurredAt'), formatExact(track.occurredAt)],
        [t('detail.channel'), channelName],
      ];
  return (
    <>
      {countedIn && (
        <Alert
          role="note"
          type="warning"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={t('detail.fact', { name: t('detail.countedIn'), value: countedIn.channelName })}
          description={
            <>
              <div>{t('detail.movedBy', { name: countedIn.operatorName, time: time(countedIn.adjustedAt) })}</div>
              <div>{t('detail.fact', { name: t('detail.reason'), value: countedIn.reason })}</div>
              <div>{renderTrackLink(countedIn.adjustmentId, t('detail.seeAdjustment'))}</div>
            </>
          }
        />
      )}
      <Descriptions
        size="small"
        column={1}
        items={facts.map(([label, children]) => ({ key: String(label), label, children: children ?? '—' }))}
        styles={{ content: { overflowWrap: 'anywhere' } }}
      />
    </>
  );
}
