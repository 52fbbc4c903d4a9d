import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { ChannelLink } from '@/contract/channel-link-list';
import type { channelLinkTexts } from '@/locales/channelLink';
import type { TextOf } from '@/utils/text';
import { ChannelState } from './ChannelState';
import { CodeThumb } from './CodeThumb';
import { ExpiryCell } from './ExpiryCell';
import { LinkStatus } from './LinkStatus';
import { TargetCell } from './TargetCell';

export type LinkText = TextOf<typeof channelLinkTexts>;

/** Labels that also cover unknown enum values (newer server). */
type Labels = Record<'codeType' | 'envVersion', (name: string) => string>;

/** The columns of docs/domain.md 6.8; section 9 lists those that are visible initially and their order. */
export const linkColumns = (
  t: LinkText,
  labels: Labels,
  openCode: (link: ChannelLink) => void,
): ListColumn<ChannelLink>[] => [
  {
    key: 'name',
    title: t('column.name'),
    width: 208,
    isName: true,
    render: (_, { name, linkCode }) => <NameCell name={name} number={linkCode} />,
  },
  {
    key: 'channel',
    title: t('field.channelId'),
    width: 148,
    render: (_, link) => (
      <NameCell name={link.channelName}>
        <ChannelState {...link} isMark />
      </NameCell>
    ),
  },
  { key: 'target', title: t('column.target'), width: 160, render: (_, link) => <TargetCell link={link} /> },
  {
    key: 'codeType',
    title: t('column.codeType'),
    width: 112,
    renderText: (_, { codeType }) => labels.codeType(codeType),
  },
  {
    key: 'clickUv',
    title: t('column.clickUv'),
    dataIndex: 'clickUv',
    align: 'right',
    width: 116,
    sortable: true,
    renderText: (count: number) => t('people', { count }),
  },
  {
    key: 'submitCount',
    title: t('column.submitCount'),
    dataIndex: 'submitCount',
    align: 'right',
    width: 116,
    sortable: true,
    renderText: (count: number) => t('people', { count }),
  },
  {
    key: 'expiresAt',
    title: t('column.expiresAt'),
    width: 96,
    sortable: true,
    render: (_, { expiresAt }) => <ExpiryCell expiresAt={expiresAt} />,
  },
  { key: 'status', title: t('field.status'), width: 92, render: (_, { status }) => <LinkStatus status={status} /> },
  {
    key: 'clickCount',
    title: t('column.clickCount'),
    dataIndex: 'clickCount',
    align: 'right',
    width: 100,
    initiallyHidden: true,
    renderText: (count: number) => t('times', { count }),
  },
  {
    key: 'registerCount',
    title: t('column.registerCount'),
    dataIndex: 'registerCount',
    align: 'right',
    width: 88,
    initiallyHidden: true,
    renderText: (count: number) => t('people', { count }),
  },
  {
    key: 'lastClickAt',
    title: t('column.lastClickAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { lastClickAt }) => <RelativeTime instant={lastClickAt} />,
  },
  {
    key: 'shareUrl',
    title: t('column.shareUrl'),
    dataIndex: 'shareUrl',
    width: 220,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'code',
    title: t('column.code'),
    width: 80,
    initiallyHidden: true,
    render: (_, link) => <CodeThumb link={link} onOpen={openCode} />,
  },
  {
    key: 'envVersion',
    title: t('field.envVersion'),
    width: 104,
    initiallyHidden: true,
    renderText: (_, { envVersion }) => labels.envVersion(envVersion),
  },
  { key: 'remark', title: t('field.remark'), dataIndex: 'remark', width: 160, ellipsis: true, initiallyHidden: true },
  { key: 'createdBy', title: t('column.createdBy'), dataIndex: 'createdByName', width: 96, initiallyHidden: true },
  {
    key: 'createdAt',
    title: t('column.createdAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { createdAt }) => <RelativeTime instant={createdAt} />,
  },
];
