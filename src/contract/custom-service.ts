import { z } from 'zod';
import { day, id, imageUrl, instant, version } from './common';
import { defineEndpoint } from './endpoint';
import { calendarKinds, customService as limit, servicePlaces, timeOfDay } from './limits/custom-service';
import { hintStatuses } from './limits/result-hint';
import { text } from './setting';

const time = z.string().regex(timeOfDay).nullable();
const unique = (items: readonly unknown[]) => new Set(items).size === items.length;

const CalendarPeriod = z.object({
  /** Its first day. */
  from: day,
  /** Its last day, not before `from`. */
  to: day,
  kind: z.enum(calendarKinds).describe('holiday: nobody works; workday: worked through, also at a weekend'),
  /** What people call it. */
  name: text(limit.maxCalendarNameLength),
});

const editableFields = {
  /** Mobile, landline, 400, 800 or short code (docs/domain.md 5.3). */
  /** The number that members dial. */
  phone: text(limit.maxPhoneLength),
  /** Another number than `phone`. */
  backupPhone: text(limit.maxPhoneLength).nullable(),
  /** What members read as its name. */
  displayName: text(limit.maxDisplayNameLength),
  /** From 1, Monday, to 7. */
  workdays: z.array(z.int().min(limit.minWorkday).max(limit.maxWorkday)).min(1).refine(unique),
  calendar: z
    .array(CalendarPeriod)
    .max(limit.maxCalendarPeriods)
    .describe(
      'Statutory holidays and make-up workdays, in order, no day twice: what of a day is said here holds before its day of the week. Deadlines of a workday are found by it',
    ),
  /** HH:mm of the business time zone, workStart before workEnd; both null with `allDay`. */
  workStart: time,
  /** When it closes on a working day, HH:mm in Asia/Shanghai. */
  workEnd: time,
  /** Open day and night: workStart and workEnd do not count. */
  allDay: z.boolean(),
  /** What members read while it is closed. */
  offHoursTip: text(limit.maxOffHoursTipLength),
  /** What members read about holidays; null: nothing. */
  holidayNote: text(limit.maxHolidayNoteLength).nullable(),
  /** Address of the chat in WeCom; null: none. */
  wecomUrl: z
    .url({ protocol: /^https$/ })
    .max(limit.maxWecomUrlLength)
    .nullable(),
  /** QR code of the chat in WeCom, a picture, see POST /uploads with the purpose `qrCode`; null: none. */
  wecomQrUrl: imageUrl.nullable(),
  /** Where in the mini program it is offered. */
  showOn: z.array(z.enum(servicePlaces)).min(1).refine(unique),
  /** Whether it is offered at all. */
  enabled: z.boolean(),
};

export const CustomServiceInput = z.object(editableFields);
export type CustomServiceInput = z.input<typeof CustomServiceInput>;

/** How members reach the service (docs/domain.md 6.14). There is one for the whole mini program. */
export const CustomService = CustomServiceInput.extend({ updatedAt: instant, updatedByName: z.string(), version });
export type CustomService = z.infer<typeof CustomService>;

/** The settings as somebody saved them once; `versionOf` is the version that they had. */
export const CustomServiceVersion = CustomServiceInput.extend({
  /** The version of the settings that this is. */
  versionOf: version,
  /** When it was saved. */
  savedAt: instant,
  /** The operator who saved it. */
  savedByName: z.string(),
});
export type CustomServiceVersion = z.infer<typeof CustomServiceVersion>;

/** A result hint that names a number which the service no longer has. */
export const OutdatedHint = z.object({
  id,
  /** Name of the hint. */
  name: z.string(),
  /** Whether members see it. */
  status: z.enum(hintStatuses),
  /** The old number, as the service had it. */
  /** The number that it dials or names. */
  phone: z.string(),
});
export type OutdatedHint = z.infer<typeof OutdatedHint>;

const rules =
  '422 for a number that cannot be called, a backup number that is the same, hours that are missing or do not end after they begin, and periods of the calendar that end before they begin, are too long or share a day';

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
    query: z.object({
      /** The number that the service is to have; left out: the one that it has. */
      phone: text(limit.maxPhoneLength).optional(),
    }),
    data: z.array(OutdatedHint),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/custom-service/restore',
    summary: 'Save an earlier version again, as a new one',
    body: z.object({
      /** The version that is taken back. */
      versionOf: version,
      version,
    }),
    data: CustomService,
    errors: ['NOT_FOUND'],
  }),
};
