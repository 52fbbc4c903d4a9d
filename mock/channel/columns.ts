import type { Channel, ChannelFigures } from '../../src/contract/channel-list';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label } from '../labels';
import type { Texts } from '../language';
import { find } from '../store/update';
import { type Filter, getMatchingChannelIds } from './filter';
import { statusLabels, typeLabels } from './labels';
import { channelTable, createChannelPresenter } from './table';

type Figure = keyof ChannelFigures;

/** Labels as on the screen, with units for rates and money. */
const figures: readonly (readonly [Figure, Texts])[] = [
  ['scanCount', ['扫码次数', 'Scans']],
  ['scanUv', ['扫码人数', 'People who scanned']],
  ['followCount', ['新增关注人数', 'New followers']],
  ['unfollowCount', ['取关人数', 'People who unfollowed']],
  ['registerCount', ['注册人数', 'People registered']],
  ['startCount', ['开始答题人数', 'People who started']],
  ['submitCount', ['提交人数', 'People who submitted']],
  ['signedCount', ['签署人数', 'People who signed']],
  ['eligibleCount', ['符合人数', 'People eligible']],
  ['conversionRate', ['提交转化率（%）', 'Submission rate (%)']],
  ['cost', ['投放成本（元）', 'Cost (yuan)']],
  ['costPerSubmit', ['单次提交成本（元）', 'Cost per submission (yuan)']],
];

const createFigureColumns = (suffix: Texts, read: (channel: Channel) => ChannelFigures): Column<Channel, 'channel'>[] =>
  figures.map(([name, [zh, en]]) => ({
    title: [`${zh}${suffix[0]}`, `${en}${suffix[1]}`],
    width: 12,
    of: name === 'costPerSubmit' ? 'cost' : name,
    cell: (channel) => read(channel)[name],
  }));

/** Columns of the export: figures of a channel with its descendants, and its own. */
const channelColumns: readonly Column<Channel, 'channel'>[] = [
  { title: label('channel.field.name'), of: 'name', width: 32, cell: ({ name }) => name },
  { title: label('channel.field.code'), of: ['name', 'code'], width: 24, cell: ({ code }) => code },
  { title: label('channel.field.type'), of: 'type', width: 14, cell: enumCell(({ type }) => type, typeLabels) },
  { title: label('channel.column.parent'), of: 'parent', width: 32, cell: ({ parentName }) => parentName },
  { title: label('channel.field.ownerName'), of: 'ownerName', width: 12, cell: ({ ownerName }) => ownerName },
  {
    title: label('channel.field.contactName'),
    personal: 'contactName',
    width: 12,
    cell: ({ contactNameMasked }) => contactNameMasked,
  },
  {
    title: label('channel.field.contactMobile'),
    personal: 'contactMobile',
    width: 14,
    cell: ({ contactMobileMasked }) => contactMobileMasked,
  },
  { title: label('channel.field.hospitalId'), width: 32, cell: ({ hospitalName }) => hospitalName },
  { title: label('channel.field.validFrom'), of: 'validTo', width: 12, cell: ({ validFrom }) => validFrom },
  { title: label('channel.field.validTo'), of: 'validTo', width: 12, cell: ({ validTo }) => validTo },
  {
    title: label('channel.field.status'),
    of: 'status',
    width: 10,
    cell: enumCell(({ status }) => status, statusLabels),
  },
  { title: label('channel.column.links'), of: 'links', width: 8, cell: ({ linkCount }) => linkCount },
  ...createFigureColumns(['（含下级）', ' (with subchannels)'], (channel) => channel),
  ...createFigureColumns(['（自身）', ' (own)'], ({ own }) => own),
  { title: label('channel.field.remark'), width: 32, cell: ({ remark }) => remark },
  { title: ['创建时间', 'Created at'], of: 'createdAt', width: 20, cell: ({ createdAt }) => formatInstant(createdAt) },
];

/** All rows of a file use the figures of the same moment. */
let last: { filter: Filter; at: number; present: ReturnType<typeof createChannelPresenter> } | undefined;

function getPresenter(filter: Filter) {
  const at = Math.floor(Date.now() / 1000);
  if (last?.filter !== filter || last.at !== at)
    last = { filter, at, present: createChannelPresenter(getDays(filter)) };
  return last.present;
}

const getDays = ({ from, before }: Filter) => ({ from, before });

/** Export of channels with figures of the filtered days. */
export const channelExport: ExportTable<'channel'> = {
  entity: 'channel',
  name: ['渠道', 'channels'],
  columns: channelColumns,
  matchingIds: getMatchingChannelIds,
  write: (id, language, _, filter) => ({
    line: toLine(channelColumns, getPresenter(filter)(find(channelTable.rows(), id)), language),
    isClear: false,
  }),
};
