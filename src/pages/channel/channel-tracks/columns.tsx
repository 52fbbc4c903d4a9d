import { Link } from '@umijs/max';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { ChannelTrack } from '@/contract/channel-track';
import { recordPath } from '@/features/record/record-path';
import type { channelTrackTexts } from '@/locales/channelTrack';
import type { TextOf } from '@/utils/text';
import { ChannelCell, EventCell, SceneCell, UserCell } from './cells';

/** The columns of docs/domain.md 6.7; section 9 lists those that are visible initially. */
export const trackColumns = (t: TextOf<typeof channelTrackTexts>): ListColumn<ChannelTrack>[] => [
  {
    key: 'occurredAt',
    title: t('column.occurredAt'),
    width: 140,
    isName: true,
    sortable: true,
    render: (_, { occurredAt }) => <RelativeTime instant={occurredAt} />,
  },
  { key: 'eventType', title: t('column.event'), width: 132, render: (_, track) => <EventCell track={track} /> },
  { key: 'channel', title: t('column.channel'), width: 156, render: (_, track) => <ChannelCell track={track} /> },
  {
    key: 'link',
    title: t('column.link'),
    width: 196,
    render: (_, { linkName, linkCode }) => (linkName === null ? '—' : <NameCell name={linkName} number={linkCode} />),
  },
  { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 136, ellipsis: true },
  { key: 'user', title: t('column.user'), width: 170, render: (_, track) => <UserCell track={track} /> },
  { key: 'scene', title: t('column.scene'), width: 162, render: (_, track) => <SceneCell track={track} /> },
  { key: 'region', title: t('column.region'), dataIndex: 'regionText', width: 92, initiallyHidden: true },
  {
    key: 'isNewUser',
    title: t('column.isNewUser'),
    width: 84,
    initiallyHidden: true,
    renderText: (_, { isNewUser }) => t(isNewUser ? 'yes' : 'no'),
  },
  {
    key: 'isFirstTouch',
    title: t('column.isFirstTouch'),
    width: 96,
    initiallyHidden: true,
    renderText: (_, { isFirstTouch }) => t(isFirstTouch ? 'yes' : 'no'),
  },
  {
    key: 'device',
    title: t('column.device'),
    width: 140,
    initiallyHidden: true,
    renderText: (_, { os, deviceModel }) => [deviceModel, os].filter(Boolean).join(' · '),
  },
  {
    key: 'record',
    title: t('column.record'),
    width: 96,
    initiallyHidden: true,
    render: (_, { recordId }) =>
      recordId === null ? '—' : <Link to={recordPath(recordId)}>{t('detail.seeRecord')}</Link>,
  },
  {
    key: 'utm',
    title: t('column.utm'),
    width: 180,
    initiallyHidden: true,
    ellipsis: true,
    renderText: (_, { utm }) =>
      Object.entries(utm)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
  },
  {
    key: 'landingPath',
    title: t('column.landingPath'),
    dataIndex: 'landingPath',
    width: 180,
    initiallyHidden: true,
    ellipsis: true,
  },
  {
    key: 'referrer',
    title: t('column.referrer'),
    dataIndex: 'referrer',
    width: 180,
    initiallyHidden: true,
    ellipsis: true,
  },
  { key: 'ip', title: t('column.ip'), dataIndex: 'ipMasked', width: 124, initiallyHidden: true },
];
