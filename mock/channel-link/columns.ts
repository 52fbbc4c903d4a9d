import type { ChannelLink } from '../../src/contract/channel-link-list';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label } from '../labels';
import { find } from '../store/update';
import { getMatchingLinkIds } from './filter';
import { codeLabels, envLabels, statusLabels, typeLabels } from './labels';
import { linkTable, toLink } from './table';

const linkColumns: readonly Column<ChannelLink, 'channelLink'>[] = [
  { title: ['链接名称', 'Name'], of: 'name', width: 32, cell: ({ name }) => name },
  { title: label('channelLink.field.linkCode'), of: 'name', width: 12, cell: ({ linkCode }) => linkCode },
  { title: label('channelLink.field.channelId'), of: 'channel', width: 28, cell: ({ channelName }) => channelName },
  { title: ['目标类型', 'Type'], of: 'target', width: 16, cell: enumCell(({ linkType }) => linkType, typeLabels) },
  { title: label('channelLink.field.projectId'), of: 'target', width: 28, cell: ({ projectName }) => projectName },
  { title: label('channelLink.field.path'), of: 'target', width: 24, cell: ({ path }) => path },
  { title: ['页面参数', 'Parameters'], width: 24, cell: ({ query }) => query },
  { title: ['网页地址', 'Address'], of: 'target', width: 36, cell: ({ url }) => url },
  { title: ['链接形式', 'Form'], of: 'codeType', width: 20, cell: enumCell(({ codeType }) => codeType, codeLabels) },
  {
    title: ['小程序版本', 'Version'],
    of: 'envVersion',
    width: 12,
    cell: enumCell(({ envVersion }) => envVersion, envLabels),
  },
  { title: ['生成链接', 'Link'], of: 'shareUrl', width: 40, cell: ({ shareUrl }) => shareUrl },
  { title: label('channelLink.field.mpScene'), of: 'code', width: 14, cell: ({ mpScene }) => mpScene },
  { title: ['到期时间', 'Expires'], of: 'expiresAt', width: 20, cell: ({ expiresAt }) => formatInstant(expiresAt) },
  {
    title: label('channelLink.field.status'),
    of: 'status',
    width: 10,
    cell: enumCell(({ status }) => status, statusLabels),
  },
  { title: label('channelLink.column.clickCount'), of: 'clickCount', width: 10, cell: ({ clickCount }) => clickCount },
  { title: label('channelLink.column.clickUv'), of: 'clickUv', width: 10, cell: ({ clickUv }) => clickUv },
  {
    title: label('channelLink.column.registerCount'),
    of: 'registerCount',
    width: 10,
    cell: ({ registerCount }) => registerCount,
  },
  {
    title: label('channelLink.column.submitCount'),
    of: 'submitCount',
    width: 10,
    cell: ({ submitCount }) => submitCount,
  },
  {
    title: label('channelLink.column.lastClickAt'),
    of: 'lastClickAt',
    width: 20,
    cell: ({ lastClickAt }) => formatInstant(lastClickAt),
  },
  { title: label('channelLink.field.remark'), of: 'remark', width: 32, cell: ({ remark }) => remark },
  {
    title: label('channelLink.column.createdBy'),
    of: 'createdBy',
    width: 12,
    cell: ({ createdByName }) => createdByName,
  },
  {
    title: label('channelLink.column.createdAt'),
    of: 'createdAt',
    width: 20,
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
];

export const linkExport: ExportTable<'channelLink'> = {
  entity: 'channelLink',
  name: ['推广链接', 'links'],
  columns: linkColumns,
  matchingIds: getMatchingLinkIds,
  write: (id, language) => ({
    line: toLine(linkColumns, toLink(find(linkTable.rows(), id)), language),
    isClear: false,
  }),
};
