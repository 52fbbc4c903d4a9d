import type { ChannelTrack } from '../../src/contract/channel-track';
import type { ChannelEvent } from '../../src/contract/limits/track';
import { type Column, instantCell, lineOf, word } from '../export/column';
import { eachSecond } from '../export/each-second';
import type { ExportTable } from '../export/table';
import { inLanguage, type Texts } from '../language';
import { sceneLabel } from '../track/scenes';
import { trackRow } from './find';
import { matchingTrackIds } from './list';
import { trackPresenter } from './table';

const eventTexts: Record<ChannelEvent, Texts> = {
  scan: ['扫码', 'Scan'],
  linkClick: ['点击链接', 'Link click'],
  follow: ['关注', 'Follow'],
  unfollow: ['取关', 'Unfollow'],
  launch: ['进入小程序', 'Launch'],
  register: ['注册', 'Registration'],
  quizStart: ['开始答题', 'Quiz started'],
  quizSubmit: ['提交', 'Quiz submitted'],
  agreementSign: ['签署', 'Agreement signed'],
  reportUpload: ['上传报告', 'Report uploaded'],
  adjust: ['归因修正', 'Adjustment'],
};
const yes: Texts = ['是', 'Yes'];
const no: Texts = ['否', 'No'];

const flag = (read: (track: ChannelTrack) => boolean) => (track: ChannelTrack, language: 'zh-CN' | 'en-US') =>
  inLanguage(read(track) ? yes : no, language);

/** The columns of Channel Tracks, as its file has them (docs/domain.md 6.7). */
const trackColumns: readonly Column<ChannelTrack>[] = [
  { title: ['时间', 'Time'], width: 20, cell: ({ occurredAt }) => instantCell(occurredAt) },
  { title: ['事件', 'Event'], width: 14, cell: word(({ eventType }) => eventType, eventTexts) },
  { title: ['渠道', 'Channel'], width: 24, cell: ({ channelName }) => channelName },
  {
    title: ['现计入渠道', 'Counts in'],
    width: 24,
    cell: ({ countedIn, channelName }) => countedIn?.channelName ?? channelName,
  },
  { title: ['链接', 'Link'], width: 24, cell: ({ linkName }) => linkName },
  { title: ['链接码', 'Link code'], width: 12, cell: ({ linkCode }) => linkCode },
  { title: ['项目', 'Project'], width: 24, cell: ({ projectName }) => projectName },
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['OpenID', 'OpenID'], width: 16, cell: ({ openidMasked }) => openidMasked },
  { title: ['新用户', 'New user'], width: 8, cell: flag(({ isNewUser }) => isNewUser) },
  { title: ['首次触达', 'First touch'], width: 10, cell: flag(({ isFirstTouch }) => isFirstTouch) },
  { title: ['场景值', 'Scene'], width: 8, cell: ({ scene }) => scene },
  { title: ['来源', 'Source'], width: 16, cell: ({ scene }, language) => sceneLabel(scene, language) },
  { title: ['地区', 'Region'], width: 20, cell: ({ regionText }) => regionText },
  { title: ['系统', 'System'], width: 14, cell: ({ os }) => os },
  { title: ['机型', 'Device'], width: 16, cell: ({ deviceModel }) => deviceModel },
  { title: ['原渠道', 'Moved from'], width: 24, cell: ({ adjustOf }) => adjustOf?.fromChannelName ?? null },
  { title: ['修正原因', 'Reason'], width: 32, cell: ({ adjustReason }) => adjustReason },
  { title: ['修正人', 'Adjusted by'], width: 12, cell: ({ operatorName }) => operatorName },
];

const presenter = eachSecond(trackPresenter);

/** Channel Tracks as a file; nothing in it can be had clear. */
export const trackExport: ExportTable<'channelTrack'> = {
  entity: 'channelTrack',
  name: ['渠道明细', 'channel-tracks'],
  columns: trackColumns,
  personal: ['openid'],
  memberOf: (id) => trackRow(id).memberId ?? undefined,
  matchingIds: matchingTrackIds,
  write: (id, language) => ({ line: lineOf(trackColumns, presenter()(trackRow(id)), language), isClear: false }),
};
