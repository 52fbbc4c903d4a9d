import type { z } from 'zod';
import type { EventTrack } from '../../src/contract/event-track-list';
import type { ExportInput } from '../../src/contract/export';
import { track as limit } from '../../src/contract/limits/track';
import { cachePerSecond } from '../export/cache-per-second';
import { type Column, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { Fault } from '../fault';
import { label } from '../labels';
import { inLanguage } from '../language';
import { getRecordNo } from '../track/record-no';
import { checkPeriod } from './filter';
import { eventTrackMessages } from './messages';
import { getEvent, iterateMatchingIds } from './page';
import { createEventPresenter, eventTexts } from './table';

/** Formats an instant with milliseconds, in the business time zone. */
const formatExact = (instant: string | null) => instant && `${instant.slice(0, 10)} ${instant.slice(11, 23)}`;
const toSeconds = (milliseconds: number | null) => (milliseconds === null ? null : Math.round(milliseconds / 100) / 10);

/** Columns of the Event Tracks export (docs/domain.md 6.11). */
const eventColumns: readonly Column<EventTrack, 'eventTrack'>[] = [
  {
    title: label('eventTrack.column.occurredAt'),
    of: 'occurredAt',
    width: 24,
    cell: ({ occurredAt }) => formatExact(occurredAt),
  },
  {
    title: label('eventTrack.column.receivedAt'),
    of: 'receivedAt',
    width: 24,
    cell: ({ receivedAt }) => formatExact(receivedAt),
  },
  {
    title: ['设备时间（时钟不准时）', 'Device time (clock off)'],
    of: 'occurredAt',
    width: 24,
    cell: ({ deviceAt }) => formatExact(deviceAt),
  },
  {
    title: label('eventTrack.column.event'),
    of: 'event',
    width: 14,
    cell: ({ eventCode }, language) => inLanguage(eventTexts[eventCode], language),
  },
  { title: label('eventTrack.column.page'), of: 'page', width: 16, cell: ({ pageName }) => pageName },
  { title: label('eventTrack.column.pagePath'), of: 'page', width: 28, cell: ({ pagePath }) => pagePath },
  { title: label('channelTrack.column.referrer'), of: 'referrer', width: 28, cell: ({ referrerPath }) => referrerPath },
  { title: label('eventTrack.column.element'), of: 'event', width: 14, cell: ({ elementId }) => elementId },
  { title: ['元素文字', 'Element text'], of: 'event', width: 14, cell: ({ elementText }) => elementText },
  { title: label('eventTrack.filter.memberNo'), of: 'user', width: 16, cell: ({ memberNo }) => memberNo },
  { title: label('eventTrack.column.anonymousId'), of: 'user', width: 16, cell: ({ anonymousId }) => anonymousId },
  { title: label('eventTrack.column.session'), of: 'session', width: 16, cell: ({ sessionId }) => sessionId },
  { title: label('eventTrack.column.project'), of: 'project', width: 28, cell: ({ projectName }) => projectName },
  {
    title: label('record.column.recordNo'),
    of: 'record',
    width: 18,
    cell: ({ recordId }) => getRecordNo(recordId),
  },
  { title: label('eventTrack.column.channel'), of: 'channel', width: 20, cell: ({ channelName }) => channelName },
  { title: label('eventTrack.column.linkCode'), of: 'linkCode', width: 12, cell: ({ linkCode }) => linkCode },
  { title: label('channelTrack.filter.scene'), of: 'scene', width: 8, cell: ({ scene }) => scene },
  { title: ['停留（秒）', 'Duration (s)'], of: 'duration', width: 12, cell: ({ durationMs }) => toSeconds(durationMs) },
  { title: label('eventTrack.section.properties'), width: 40, cell: ({ properties }) => formatProperties(properties) },
  {
    title: label('eventTrack.filter.os'),
    of: 'device',
    width: 14,
    cell: ({ os, osVersion }) => os && `${os} ${osVersion ?? ''}`.trim(),
  },
  { title: ['机型', 'Model'], of: 'device', width: 16, cell: ({ model }) => model },
  { title: ['微信版本', 'WeChat'], of: 'wxVersion', width: 10, cell: ({ wxVersion }) => wxVersion },
  { title: label('eventTrack.column.network'), of: 'network', width: 8, cell: ({ networkType }) => networkType },
  { title: label('eventTrack.column.ip'), of: 'ip', width: 16, cell: ({ ipMasked }) => ipMasked },
  { title: label('eventTrack.column.province'), of: 'province', width: 10, cell: ({ province }) => province },
];

const formatProperties = (properties: EventTrack['properties']) =>
  Object.keys(properties).length === 0 ? null : JSON.stringify(properties);

const presenter = cachePerSecond(createEventPresenter);

type Input = Extract<z.output<typeof ExportInput>, { entity: 'eventTrack' }>;

/** @throws Fault 403 for more rows than an export allows */
function getIds({ filter, sort, ids, excludedIds }: Input) {
  if (ids) return ids;
  checkPeriod(filter);
  const excluded = new Set(excludedIds);
  const matching: string[] = [];
  for (const id of iterateMatchingIds({ ...filter, sort }, Date.now())) {
    if (!excluded.has(id)) matching.push(id);
    if (matching.length > limit.maxExportedEvents) throw new Fault(eventTrackMessages.exportTooLarge);
  }
  return matching;
}

/** Export of Event Tracks; personal data is never included in clear. */
export const eventTrackExport: ExportTable<'eventTrack'> = {
  entity: 'eventTrack',
  name: ['行为明细', 'event-tracks'],
  columns: eventColumns,
  isStreamed: true,
  matchingIds: getIds,
  write: (id, language) => ({
    line: toLine(eventColumns, presenter()(getEvent(id, Date.now())), language),
    isClear: false,
  }),
};
