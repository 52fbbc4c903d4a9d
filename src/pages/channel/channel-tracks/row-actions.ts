import type { RowAction } from '@/components/list/actions';
import { linkAction } from '@/components/list/link-action';
import type { ChannelTrack } from '@/contract/channel-track';
import { memberPath } from '@/features/member/member-path';
import { recordPath } from '@/features/record/record-path';
import type { channelTrackTexts } from '@/locales/channelTrack';
import type { TextOf } from '@/utils/text';
import { trackPath } from './paths';

type Handlers = { open: (id: string) => void; adjust: (track: ChannelTrack) => void };

/** Row actions of a track. An adjustment links to its event instead of being adjustable. */
export function getTrackActions(
  track: ChannelTrack,
  t: TextOf<typeof channelTrackTexts>,
  { open, adjust }: Handlers,
): RowAction[] {
  const { id, memberId, recordId, adjustOf } = track;
  return [
    { key: 'view', label: t('action.view'), group: 'work', href: trackPath(id), onClick: () => open(id) },
    ...(memberId ? [linkAction('member', t('action.member'), memberPath(memberId))] : []),
    ...(recordId ? [linkAction('record', t('action.record'), recordPath(recordId))] : []),
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
