import { z } from 'zod';
import { id, imageUrl, instant, version } from './common';
import { defineEndpoint } from './endpoint';
import { customService as limit, servicePlaces, timeOfDay } from './limits/custom-service';
import { hintStatuses } from './limits/result-hint';
import { text } from './setting';

const time = z.string().regex(timeOfDay).nullable();
const unique = (items: readonly unknown[]) => new Set(items).size === items.length;

const editableFields = {
  /** Mobile, landline, 400, 800 or short code (docs/domain.md 5.3). */
  phone: text(limit.maxPhoneLength),
  /** Another number than `phone`. */
  backupPhone: text(limit.maxPhoneLength).nullable(),
  displayName: text(limit.maxDisplayNameLength),
  /** From 1, Monday, to 7. */
  workdays: z.array(z.int().min(limit.minWorkday).max(limit.maxWorkday)).min(1).refine(unique),
  /** HH:mm of the business time zone, workStart before workEnd; both null with `allDay`. */
  workStart: time,
  workEnd: time,
  allDay: z.boolean(),
  offHoursTip: text(limit.maxOffHoursTipLength),
  holidayNote: text(limit.maxHolidayNoteLength).nullable(),
  wecomUrl: z
    .url({ protocol: /^https$/ })
    .max(limit.maxWecomUrlLength)
    .nullable(),
  wecomQrUrl: imageUrl.nullable(),
  showOn: z.array(z.enum(servicePlaces)).min(1).refine(unique),
  enabled: z.boolean(),
};

export const CustomServiceInput = z.object(editableFields);
export type CustomServiceInput = z.input<typeof CustomServiceInput>;

/** How members reach the service (docs/domain.md 6.14). There is one for the whole mini program. */
export const CustomService = CustomServiceInput.extend({ updatedAt: instant, updatedByName: z.string(), version });
export type CustomService = z.infer<typeof CustomService>;

/** The settings as somebody saved them once; `versionOf` is the version that they had. */
export const CustomServiceVersion = CustomServiceInput.extend({
  versionOf: version,
  savedAt: instant,
  savedByName: z.string(),
});
export type CustomServiceVersion = z.infer<typeof CustomServiceVersion>;

/** A result hint that names a number which the service no longer has. */
export const OutdatedHint = z.object({
  id,
  name: z.string(),
  status: z.enum(hintStatuses),
  /** The old number, as the service had it. */
  phone: z.string(),
});
export type OutdatedHint = z.infer<typeof OutdatedHint>;

const rules =
  '422 for a number that cannot be called, a backup number that is the same, and hours that are missing or do not end after they begin';

export const customServiceApi = {
  get: defineEndpoint({
    method: 'GET',
    path: '/custom-service',
    summary: 'The custom service settings',
    data: CustomService,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/custom-service',
    summary: `Replace the custom service settings. ${rules}`,
    body: CustomServiceInput.extend({ version }),
    data: CustomService,
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/custom-service/versions',
    summary: `The last ${limit.maxVersions} versions, newest first; the first is the present one`,
    data: z.array(CustomServiceVersion).max(limit.maxVersions),
  }),
  outdatedHints: defineEndpoint({
    method: 'GET',
    path: '/custom-service/outdated-hints',
    summary:
      'The result hints that dial or name a number which the service once had and no longer has, were `phone` its number',
    query: z.object({ phone: text(limit.maxPhoneLength).optional() }),
    data: z.array(OutdatedHint),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/custom-service/restore',
    summary: 'Save an earlier version again, as a new one',
    body: z.object({ versionOf: version, version }),
    data: CustomService,
    errors: ['NOT_FOUND'],
  }),
};
