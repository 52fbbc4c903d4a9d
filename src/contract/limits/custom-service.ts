/** Enums and limits of the custom service settings (docs/domain.md 6.14). Lengths in characters. */

/** Where the service is offered in the mini program. */
export const servicePlaces = [
  /** On the member’s own page. */
  'mine',
  /** Below a result. */
  'result',
  /** On the page of a project. */
  'project',
  /** As a button over all pages. */
  'float',
] as const;

/** What the days of a period are, whatever their days of the week. */
export const calendarKinds = [
  /** Nobody works: a statutory holiday. */
  'holiday',
  /** Worked through in exchange for a holiday. */
  'workday',
] as const;

export const customService = {
  maxPhoneLength: 20,
  maxDisplayNameLength: 20,
  maxOffHoursTipLength: 60,
  maxHolidayNoteLength: 50,
  maxWecomUrlLength: 255,
  /** ISO: 1 is Monday. */
  minWorkday: 1,
  maxWorkday: 7,
  maxCalendarNameLength: 20,
  /** About ten years. */
  maxCalendarPeriods: 200,
  maxCalendarPeriodDays: 30,
  /** How long before the calendar ends that is said. */
  calendarNoticeDays: 30,
  /** Versions that are kept to go back to. */
  maxVersions: 50,
} as const;

/** HH:mm of a day, from 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
