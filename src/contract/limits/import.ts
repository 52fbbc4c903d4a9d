/** Limits of files that are imported. */
export const importEntities = ['hospital'] as const;
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'imported',
  'interrupted',
  'cancelled',
  'expired',
] as const;

/** The fields of a hospital that a column can be mapped to, in the order of the template. */
export const hospitalImportFields = [
  'name',
  'shortName',
  'orgCode',
  'level',
  'nature',
  'kind',
  'departments',
  'region',
  'address',
  'latitude',
  'longitude',
  'phone',
  'contactName',
  'contactMobile',
  'openHours',
  'intro',
  'joinedAt',
  'sort',
] as const;
export type HospitalImportField = (typeof hospitalImportFields)[number];

/** Without a column for each of these a file cannot be checked. */
export const hospitalImportRequired = ['name', 'level', 'nature', 'kind', 'region', 'address'] as const;

export const importLimits = {
  maxFileMb: 5,
  maxRows: 10_000,
  maxColumns: 100,
  maxHeaderLength: 100,
  maxFileNameLength: 200,
  maxSampleRows: 5,
  /** Of a cell, in a sample or beside an error. */
  maxShownLength: 100,
  /** Errors that are answered; the file of refused rows has all. */
  maxErrors: 200,
  minutesKept: 60,
} as const;
