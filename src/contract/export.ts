import { z } from 'zod';
import { bulkIds, matching } from './bulk';
import { defineEndpoint } from './endpoint';
import { HospitalFilter, hospitalSorts } from './hospital';
import { Job } from './job';
import { memberExportFields } from './limits/member';
import { MemberFilter, memberSorts } from './member';
import { revealInput } from './reveal';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const format = z.enum(exportFormats);

/** An export of exactly the rows of a list, or of some of them. Personal fields are masked but for those of `clear`. */
export const ExportInput = z.discriminatedUnion('entity', [
  matching(MemberFilter).extend({
    entity: z.literal('member'),
    sort: z.enum(memberSorts).optional(),
    /** Only these of the rows that match: those that were picked. */
    ids: bulkIds.optional(),
    /** Fields that are written as they are, and why; those of members without consent stay masked. */
    clear: revealInput(memberExportFields).optional(),
    format,
  }),
  matching(HospitalFilter).extend({
    entity: z.literal('hospital'),
    sort: z.enum(hospitalSorts).optional(),
    ids: bulkIds.optional(),
    format,
  }),
]);
export type ExportInput = z.input<typeof ExportInput>;

/** What an export shows as it is, and why. */
export type ExportClear = Extract<ExportInput, { entity: 'member' }>['clear'] & object;

export const exportApi = {
  start: defineEndpoint({
    method: 'POST',
    path: '/exports',
    summary:
      'Write the rows of a list to a file, as a job; logged. Its fileUrl answers the file itself, not an envelope. Clear values count as one look, 429 past the hourly limit; those of a member’s own request are of one member alone, else 422',
    body: ExportInput,
    data: Job,
  }),
};
