import { z } from 'zod';
import { bulkIds, matching } from './bulk';
import { ChannelLinkFilter, channelLinkSorts } from './channel-link-list';
import { ChannelFilter, channelSorts } from './channel-list';
import { ChannelTrackFilter, channelTrackSorts } from './channel-track';
import { defineEndpoint } from './endpoint';
import { EventTrackFilter, eventTrackSorts } from './event-track-list';
import { FollowUpFilter, followUpSorts } from './follow-up-list';
import { HospitalFilter, hospitalSorts } from './hospital';
import { Job } from './job';
import { exportColumns, exportFormats } from './limits/export';
import { memberExportFields } from './limits/member';
import { recordExportFields } from './limits/record';
import { MemberFilter, memberSorts } from './member';
import { ProjectFilter, projectSorts } from './project-list';
import { RecordFilter, recordSorts } from './record-list';
import { ReportFilter, reportSorts } from './report-list';
import { revealInput } from './reveal';

export type ExportFormat = (typeof exportFormats)[number];

const format = z.enum(exportFormats);

/** Media type of a table by its format. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;
export const tableTypes = exportFormats.map((one) => exportTypes[one].replace(/;.*/, ''));

/**
 * Format and language of a file. The language is in the query because a browser that follows a link does not send ours.
 */
export const fileQuery = z.object({
  /** Format of the file. */
  format: format.default('csv'),
  /** Language of the file; left out: that of Accept-Language. */
  language: z
    .enum([
      /** Chinese. */
      'zh-CN',
      /** English. */
      'en-US',
    ])
    .optional(),
});

const columnsOf = (entity: keyof typeof exportColumns) => {
  const keys: readonly string[] = exportColumns[entity];
  return z
    .array(z.string().refine((key) => keys.includes(key)))
    .min(1)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .optional()
    .describe(
      `Columns of the list that the file has, in this order: ${keys.join(', ')}; left out: all that a file can have`,
    );
};

/** Export of the rows of a list or of selected rows. Personal fields are masked except for those in `clear`. */
export const ExportInput = z.discriminatedUnion('entity', [
  matching(MemberFilter).extend({
    /** The exported entity. */
    entity: z.literal('member'),
    columns: columnsOf('member'),
    sort: z.enum(memberSorts).optional(),
    /** Only these of the matching rows: the selected ones. */
    ids: bulkIds.optional(),
    /** Fields to write unmasked, and the purpose; those of members without consent stay masked. */
    clear: revealInput(memberExportFields).optional(),
    /** Format of the file. */
    format,
  }),
  matching(HospitalFilter).extend({
    /** The exported entity. */
    entity: z.literal('hospital'),
    columns: columnsOf('hospital'),
    sort: z.enum(hospitalSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(ProjectFilter).extend({
    /** The exported entity. */
    entity: z.literal('project'),
    columns: columnsOf('project'),
    sort: z.enum(projectSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(RecordFilter).extend({
    /** The exported entity. */
    entity: z.literal('record'),
    columns: columnsOf('record'),
    sort: z.enum(recordSorts).optional(),
    ids: bulkIds.optional(),
    /** Fields to write unmasked, and the purpose; those of records whose member gave no consent stay masked. */
    clear: revealInput(recordExportFields).optional(),
    /** Format of the file. */
    format,
  }),
  matching(FollowUpFilter).extend({
    /** The exported entity. */
    entity: z.literal('followUp'),
    columns: columnsOf('followUp'),
    sort: z.enum(followUpSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(ReportFilter).extend({
    /** The exported entity. */
    entity: z.literal('report'),
    columns: columnsOf('report'),
    sort: z.enum(reportSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(ChannelFilter).extend({
    /** The exported entity. */
    entity: z.literal('channel'),
    columns: columnsOf('channel'),
    sort: z.enum(channelSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(ChannelLinkFilter).extend({
    /** The exported entity. */
    entity: z.literal('channelLink'),
    columns: columnsOf('channelLink'),
    sort: z.enum(channelLinkSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(ChannelTrackFilter).extend({
    /** The exported entity. */
    entity: z.literal('channelTrack'),
    columns: columnsOf('channelTrack'),
    sort: z.enum(channelTrackSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format,
  }),
  matching(EventTrackFilter).extend({
    /** The exported entity. */
    entity: z.literal('eventTrack'),
    columns: columnsOf('eventTrack'),
    sort: z.enum(eventTrackSorts).optional(),
    ids: bulkIds.optional(),
    /** Format of the file. */
    format: z.literal('csv'),
  }),
]);
export type ExportInput = z.input<typeof ExportInput>;

/** Fields that an export writes unmasked, and the purpose. */
export type ExportClear = Extract<ExportInput, { entity: 'member' }>['clear'] & object;

/** Media types of files that a job writes. */
const jobFileTypes = [...tableTypes, 'application/zip'];

export const exportApi = {
  start: defineEndpoint({
    method: 'POST',
    path: '/exports',
    summary:
      'Write the rows of a list to a file, as a job; logged. Its fileUrl answers the file itself, not an envelope. Clear values count as one look, 429 past the hourly limit; those of a member’s own request are of one member alone, else 403. 403 EXPORT_TOO_LARGE for more event tracks than a file takes',
    body: ExportInput,
    data: Job,
    errors: ['EXPORT_OF_ONE_MEMBER', 'EXPORT_TOO_LARGE', 'TOO_MANY_REVEALS'],
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/files/:id',
    summary: 'The file that a job of the operator has written, once it has succeeded; that of an export is logged',
    files: jobFileTypes,
    data: z.file(),
  }),
};
