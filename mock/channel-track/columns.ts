import type { ChannelTrack } from '../../src/contract/channel-track';
import { cachePerSecond } from '../export/cache-per-second';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { inLanguage, type Language, type Texts } from '../language';
import { getRecordNo } from '../track/record-no';
import { formatScene } from '../track/scenes';
import { findTrack } from './find-track';
import { getMatchingTrackIds } from './list';
import { createTrackPresenter } from './table';

const eventTexts = labels('channelTrack.event');
const yes: Texts = ['是', 'Yes'];
const no: Texts = ['否', 'No'];

const flag = (read: (track: ChannelTrack) => boolean) => (track: ChannelTrack, language: Language) =>
  inLanguage(read(track) ? yes : no, language);

/** Columns of the Channel Tracks export (docs/domain.md 6.7). */
const trackColumns: readonly Column<ChannelTrack, 'channelTrack'>[] = [
  {
    title: label('channelTrack.column.occurredAt'),
    of: 'occurredAt',
    width: 20,
    cell: ({ occurredAt }) => formatInstant(occurredAt),
  },
  {
    title: label('channelTrack.column.event'),
    of: 'eventType',
    width: 14,
    cell: enumCell(({ eventType }) => eventType, eventTexts),
  },
  { title: label('channelTrack.column.channel'), of: 'channel', width: 24, cell: ({ channelName }) => channelName },
  {
    title: label('channelTrack.detail.countedIn'),
    of: 'channel',
    width: 24,
    cell: ({ countedIn, channelName }) => countedIn?.channelName ?? channelName,
  },
  { title: label('channelTrack.column.link'), of: 'link', width: 24, cell: ({ linkName }) => linkName },
  { title: label('eventTrack.column.linkCode'), of: 'link', width: 12, cell: ({ linkCode }) => linkCode },
  { title: label('channelTrack.column.project'), of: 'project', width: 24, cell: ({ projectName }) => projectName },
  { title: label('channelTrack.filter.memberNo'), of: 'user', width: 16, cell: ({ memberNo }) => memberNo },
  {
    title: label('channelTrack.detail.openid'),
    of: 'user',
    personal: 'openid',
    width: 16,
    cell: ({ openidMasked }) => openidMasked,
  },
  {
    title: label('channelTrack.column.isNewUser'),
    of: 'isNewUser',
    width: 8,
    cell: flag(({ isNewUser }) => isNewUser),
  },
  {
    title: label('channelTrack.column.isFirstTouch'),
    of: 'isFirstTouch',
    width: 10,
    cell: flag(({ isFirstTouch }) => isFirstTouch),
  },
  { title: label('channelTrack.filter.scene'), of: 'scene', width: 8, cell: ({ scene }) => scene },
  {
    title: label('channelTrack.filter.sceneGroup'),
    of: 'scene',
    width: 16,
    cell: ({ scene }, language) => formatScene(scene, language),
  },
  { title: label('channelTrack.column.region'), of: 'region', width: 20, cell: ({ regionText }) => regionText },
  { title: label('channelTrack.detail.os'), of: 'device', width: 14, cell: ({ os }) => os },
  { title: label('channelTrack.detail.deviceModel'), of: 'device', width: 16, cell: ({ deviceModel }) => deviceModel },
  {
    title: label('record.column.recordNo'),
    of: 'record',
    width: 18,
    cell: ({ recordId }) => getRecordNo(recordId),
  },
  {
    title: label('channelTrack.column.utm'),
    of: 'utm',
    width: 28,
    cell: ({ utm }) =>
      Object.entries(utm)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ') || null,
  },
  { title: label('channelTrack.column.landingPath'), of: 'landingPath', width: 28, cell: (track) => track.landingPath },
  { title: label('channelTrack.column.referrer'), of: 'referrer', width: 28, cell: ({ referrer }) => referrer },
  { title: label('channelTrack.column.ip'), of: 'ip', width: 16, cell: ({ ipMasked }) => ipMasked },
  { title: ['原渠道', 'Moved from'], width: 24, cell: ({ adjustOf }) => adjustOf?.fromChannelName ?? null },
  { title: label('channelTrack.detail.reason'), width: 32, cell: ({ adjustReason }) => adjustReason },
  { title: label('channelTrack.detail.operator'), width: 12, cell: ({ operatorName }) => operatorName },
];

const presenter = cachePerSecond(createTrackPresenter);

/** Export of Channel Tracks; personal data is never included in clear. */
export const trackExport: ExportTable<'channelTrack'> = {
  entity: 'channelTrack',
  name: ['渠道明细', 'channel-tracks'],
  columns: trackColumns,
  memberOf: (id) => findTrack(id).memberId ?? undefined,
  matchingIds: getMatchingTrackIds,
  write: (id, language) => ({ line: toLine(trackColumns, presenter()(findTrack(id)), language), isClear: false }),
};
