/** Enums and limits of the custom service settings (docs/domain.md 6.14). Lengths in characters. */
export const servicePlaces = ['mine', 'result', 'project', 'float'] as const;

export const customService = {
  phone: 20,
  displayName: 20,
  offHoursTip: 60,
  holidayNote: 50,
  wecomUrl: 255,
  /** ISO: 1 is Monday. */
  workdayMin: 1,
  workdayMax: 7,
  /** Versions that are kept to go back to. */
  versions: 50,
} as const;

/** HH:mm of a day, from 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
