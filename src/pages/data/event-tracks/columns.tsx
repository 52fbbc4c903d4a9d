import { Link } from '@umijs/max';
import type { ListColumn } from '@/components/list/columns';
import type { EventTrack } from '@/contract/event-track-list';
import { channelTracksPath } from '@/features/channel/paths';
import { projectDetailPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import type { eventTrackTexts } from '@/locales/eventTrack';
import { formatInstant } from '@/utils/date';
import type { TextOf } from '@/utils/text';
import { DeviceCell, DurationCell, EventCell, NetworkCell, PageCell, SceneCell, TimeCell, UserCell } from './cells';

/** Link, which can also be opened in a new tab; a dash without a name or path. */
const renderLink = (name: string | null, path: string | null) =>
  name === null || path === null ? '—' : <Link to={path}>{name}</Link>;

/** Columns of docs/domain.md 6.11, seven of them visible by default. */
export const eventColumns = (t: TextOf<typeof eventTrackTexts>): ListColumn<EventTrack>[] => [
  {
    key: 'occurredAt',
    title: t('column.occurredAt'),
    width: 132,
    isName: true,
    sortable: true,
    render: (_, event) => <TimeCell event={event} />,
  },
  { key: 'event', title: t('column.event'), width: 156, render: (_, event) => <EventCell event={event} /> },
  { key: 'page', title: t('column.page'), width: 112, render: (_, event) => <PageCell event={event} /> },
  { key: 'user', title: t('column.user'), width: 124, render: (_, event) => <UserCell event={event} /> },
  {
    key: 'project',
    title: t('column.project'),
    width: 148,
    ellipsis: true,
    render: (_, { projectId, projectName }) => renderLink(projectName, projectId && projectDetailPath(projectId)),
  },
  {
    key: 'channel',
    title: t('column.channel'),
    width: 120,
    render: (_, { channelId, channelName }) => renderLink(channelName, channelId && channelTracksPath(channelId)),
  },
  {
    key: 'scene',
    title: t('column.scene'),
    width: 160,
    initiallyHidden: true,
    render: (_, event) => <SceneCell event={event} />,
  },
  {
    key: 'duration',
    title: t('column.duration'),
    width: 92,
    align: 'right',
    render: (_, event) => <DurationCell event={event} />,
  },
  {
    key: 'device',
    title: t('column.device'),
    width: 160,
    initiallyHidden: true,
    render: (_, event) => <DeviceCell event={event} />,
  },
  {
    key: 'record',
    title: t('column.record'),
    width: 96,
    initiallyHidden: true,
    render: (_, { recordId }) => renderLink(recordId && t('seeRecord'), recordId && recordPath(recordId)),
  },
  { key: 'linkCode', title: t('column.linkCode'), dataIndex: 'linkCode', width: 104, initiallyHidden: true },
  { key: 'session', title: t('column.session'), dataIndex: 'sessionId', width: 140, initiallyHidden: true },
  {
    key: 'referrer',
    title: t('column.referrer'),
    dataIndex: 'referrerPath',
    width: 180,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'receivedAt',
    title: t('column.receivedAt'),
    width: 164,
    initiallyHidden: true,
    renderText: (_, { receivedAt }) => formatInstant(receivedAt),
  },
  {
    key: 'network',
    title: t('column.network'),
    width: 88,
    initiallyHidden: true,
    render: (_, event) => <NetworkCell event={event} />,
  },
  { key: 'province', title: t('column.province'), dataIndex: 'province', width: 100, initiallyHidden: true },
  { key: 'ip', title: t('column.ip'), dataIndex: 'ipMasked', width: 124, initiallyHidden: true },
  { key: 'wxVersion', title: t('column.wxVersion'), dataIndex: 'wxVersion', width: 104, initiallyHidden: true },
];
