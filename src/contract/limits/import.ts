import { channel } from './channel';

/** What files are imported as. */
export const importEntities = ['hospital', 'channel'] as const;
export type ImportEntity = (typeof importEntities)[number];

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

/** The fields that a column can be mapped to, in the order of the template. */
export const importFields = {
  hospital: [
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
  ],
  channel: [
    'code',
    'name',
    'type',
    'parent',
    'ownerName',
    'contactName',
    'contactMobile',
    'hospital',
    'projects',
    'validFrom',
    'validTo',
    'remark',
  ],
} as const satisfies Record<ImportEntity, readonly string[]>;
export type ImportFieldOf<Entity extends ImportEntity> = (typeof importFields)[Entity][number];
export type ImportField = ImportFieldOf<ImportEntity>;

/** Without a column for each of these a file cannot be checked. */
export const importRequired = {
  hospital: ['name', 'level', 'nature', 'kind', 'region', 'address'],
  channel: ['code', 'name', 'type'],
} as const satisfies { [Entity in ImportEntity]: readonly ImportFieldOf<Entity>[] };

export const maxImportRows = { hospital: 10_000, channel: channel.maxImported } as const satisfies Record<
  ImportEntity,
  number
>;

/** Of files that are imported as whatever. */
export const importLimits = {
  maxFileMb: 5,
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
