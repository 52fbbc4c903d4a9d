import { z } from 'zod';
import { day, id, imageUrl, instant, version } from './common';
import { defineEndpoint } from './endpoint';
import { calendarKinds, customService as limit, servicePlaces, timeOfDay } from './limits/custom-service';
import { hintStatuses } from './limits/result-hint';
import { text } from './setting';

const time = z.string().regex(timeOfDay).nullable();
const unique = (items: readonly unknown[]) => new Set(items).size === items.length;

const CalendarPeriod = z.object({
  /** First day. */
  from: day,
  /** Last day, not before `from`. */
  to: day,
  kind: z.enum(calendarKinds).describe('holiday: nobody works; workday: worked through, also at a weekend'),
  /** Name. */
  name: text(limit.maxCalendarNameLength),
});

const editableFields = {
  /** Phone number for members: mobile, landline, 400, 800 or short code (docs/domain.md 5.3). */
  phone: text(limit.maxPhoneLength),
  /** Backup phone number, different from `phone`. */
  backupPhone: text(limit.maxPhoneLength).nullable(),
  /** Name that members see. */
  displayName: text(limit.maxDisplayNameLength),
  /** Working days, from 1 (Monday) to 7 (Sunday). */
  workdays: z.array(z.int().min(limit.minWorkday).max(limit.maxWorkday)).min(1).refine(unique),
  calendar: z
    .array(CalendarPeriod)
    .max(limit.maxCalendarPeriods)
    .describe(
      'Statutory holidays and make-up workdays, in order, no day twice: what of a day is said here holds before its day of the week. Deadlines of a workday are found by it',
    ),
  /** Opening time on a working day, HH:mm in Asia/Shanghai, before workEnd; both are null with `allDay`. */
  workStart: time,
  /** Closing time on a working day, HH:mm in Asia/Shanghai. */
  workEnd: time,
  /** Open 24 hours a day; workStart and workEnd are ignored. */
  allDay: z.boolean(),
  /** Text that members see outside of the opening hours. */
  offHoursTip: text(limit.maxOffHoursTipLength),
  /** Text about holidays for members; null: none. */
  holidayNote: text(limit.maxHolidayNoteLength).nullable(),
  /** URL of the WeCom chat; null: none. */
  wecomUrl: z
    .url({ protocol: /^https$/ })
    .max(limit.maxWecomUrlLength)
    .nullable(),
  /** Image URL of the QR code of the WeCom chat; see POST /uploads with the purpose `qrCode`; null: none. */
  wecomQrUrl: imageUrl.nullable(),
  /** Where the mini program offers the service. */
  showOn: z.array(z.enum(servicePlaces)).min(1).refine(unique),
  /** Whether the service is offered. */
  enabled: z.boolean(),
};

export const CustomServiceInput = z.object(editableFields);
export type CustomServiceInput = z.input<typeof CustomServiceInput>;

/** How members reach the service (docs/domain.md 6.14). The whole mini program has one setting. */
export const CustomService = CustomServiceInput.extend({ updatedAt: instant, updatedByName: z.string(), version });
export type CustomService = z.infer<typeof CustomService>;

/** A saved version of the settings. */
export const CustomServiceVersion = CustomServiceInput.extend({
  /** Version of the settings. */
  versionOf: version,
  /** When it was saved. */
  savedAt: instant,
  /** The operator who saved it. */
  savedByName: z.string(),
});
export type CustomServiceVersion = z.infer<typeof CustomServiceVersion>;

/** A result hint that contains a former phone number of the service. */
export const OutdatedHint = z.object({
  id,
  /** Name of the hint. */
  name: z.string(),
  /** Whether it is shown to members. */
  status: z.enum(hintStatuses),
  /** The former number that it calls or mentions. */
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
      /** The new number of the service; left out: the current one. */
      phone: text(limit.maxPhoneLength).optional(),
    }),
    data: z.array(OutdatedHint),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/custom-service/restore',
    summary: 'Save an earlier version again, as a new one',
    body: z.object({
      /** The version to restore. */
      versionOf: version,
      version,
    }),
    data: CustomService,
    errors: ['NOT_FOUND'],
  }),
};
