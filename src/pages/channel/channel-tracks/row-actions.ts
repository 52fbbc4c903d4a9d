import { history } from '@umijs/max';
import type { RowAction } from '@/components/list/actions';
import type { ChannelTrack } from '@/contract/channel-track';
import { recordPath } from '@/features/record/record-path';
import type { channelTrackTexts } from '@/locales/channelTrack';
import type { TextOf } from '@/utils/text';
import { memberPath, trackPath } from './paths';

type Ways = { open: (id: string) => void; adjust: (track: ChannelTrack) => void };

/** What can be done with a track: looked at, followed to whom it is of, and, unless it is an adjustment, moved. */
export function trackActions(
  track: ChannelTrack,
  t: TextOf<typeof channelTrackTexts>,
  { open, adjust }: Ways,
): RowAction[] {
  const { id, memberId, recordId, adjustOf } = track;
  const lead = (key: string, label: string, href: string): RowAction => ({
    key,
    label,
    group: 'work',
    href,
    onClick: () => history.push(href),
  });
  return [
    { key: 'view', label: t('action.view'), group: 'work', href: trackPath(id), onClick: () => open(id) },
    ...(memberId ? [lead('member', t('action.member'), memberPath(memberId))] : []),
    ...(recordId ? [lead('record', t('action.record'), recordPath(recordId))] : []),
    adjustOf
      ? {
          key: 'original',
          label: t('action.original'),
          group: 'work',
          href: trackPath(adjustOf.id),
          onClick: () => open(adjustOf.id),
        }
      : { key: 'adjust', label: t('action.adjust'), group: 'edit', onClick: () => adjust(track) },
  ];
}
