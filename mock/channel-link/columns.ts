import type { ChannelLink } from '../../src/contract/channel-link';
import { type Column, instantCell, lineOf, word } from '../export/column';
import type { ExportTable } from '../export/table';
import { find } from '../store/update';
import { matchingLinkIds } from './filter';
import { codeLabels, envLabels, statusLabels, typeLabels } from './labels';
import { linkTable, toLink } from './table';

/** The columns of Link List, as its file has them. */
const linkColumns: readonly Column<ChannelLink>[] = [
  { title: ['链接名称', 'Name'], width: 32, cell: ({ name }) => name },
  { title: ['链接码', 'Link code'], width: 12, cell: ({ linkCode }) => linkCode },
  { title: ['渠道', 'Channel'], width: 28, cell: ({ channelName }) => channelName },
  { title: ['目标类型', 'Type'], width: 16, cell: word(({ linkType }) => linkType, typeLabels) },
  { title: ['项目', 'Project'], width: 28, cell: ({ projectName }) => projectName },
  { title: ['页面路径', 'Page path'], width: 24, cell: ({ path }) => path },
  { title: ['页面参数', 'Parameters'], width: 24, cell: ({ query }) => query },
  { title: ['网页地址', 'Address'], width: 36, cell: ({ url }) => url },
  { title: ['链接形式', 'Form'], width: 20, cell: word(({ codeType }) => codeType, codeLabels) },
  { title: ['小程序版本', 'Version'], width: 12, cell: word(({ envVersion }) => envVersion, envLabels) },
  { title: ['生成链接', 'Link'], width: 40, cell: ({ shareUrl }) => shareUrl },
  { title: ['小程序 scene', 'Mini program scene'], width: 14, cell: ({ mpScene }) => mpScene },
  { title: ['到期时间', 'Expires'], width: 20, cell: ({ expiresAt }) => instantCell(expiresAt) },
  { title: ['状态', 'Status'], width: 10, cell: word(({ status }) => status, statusLabels) },
  { title: ['点击次数', 'Clicks'], width: 10, cell: ({ clickCount }) => clickCount },
  { title: ['点击人数', 'People who clicked'], width: 10, cell: ({ clickUv }) => clickUv },
  { title: ['注册人数', 'People registered'], width: 10, cell: ({ registerCount }) => registerCount },
  { title: ['提交人数', 'People who submitted'], width: 10, cell: ({ submitCount }) => submitCount },
  { title: ['最近点击', 'Last click'], width: 20, cell: ({ lastClickAt }) => instantCell(lastClickAt) },
  { title: ['备注', 'Remark'], width: 32, cell: ({ remark }) => remark },
  { title: ['创建人', 'Created by'], width: 12, cell: ({ createdByName }) => createdByName },
  { title: ['创建时间', 'Created'], width: 20, cell: ({ createdAt }) => instantCell(createdAt) },
];

/** Link List as a file. */
export const linkExport: ExportTable<'channelLink'> = {
  entity: 'channelLink',
  name: ['推广链接', 'links'],
  columns: linkColumns,
  personal: [],
  matchingIds: matchingLinkIds,
  write: (id, language) => ({
    line: lineOf(linkColumns, toLink(find(linkTable.rows(), id)), language),
    isClear: false,
  }),
};
