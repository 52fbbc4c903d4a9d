/** Enums and limits of the custom service settings (docs/domain.md 6.14). Lengths in characters. */

/** Where the mini program offers the service. */
export const servicePlaces = [
  /** On the member’s profile page. */
  'mine',
  /** Below a quiz result. */
  'result',
  /** On the page of a project. */
  'project',
  /** As a floating button on all pages. */
  'float',
] as const;

/** Whether a period is a holiday or worked, regardless of the weekday. */
export const calendarKinds = [
  /** A statutory holiday. */
  'holiday',
  /** A make-up workday. */
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
  /** How long before its end the console warns that the calendar ends. */
  calendarNoticeDays: 30,
  /** Number of previous versions that are stored. */
  maxVersions: 50,
} as const;

/** HH:mm, from 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
