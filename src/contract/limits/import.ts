import { channel } from './channel';

/** What files are imported as. */
export const importEntities = [
  /** Pilot hospitals. */
  'hospital',
  /** Channels. */
  'channel',
] as const;
export type ImportEntity = (typeof importEntities)[number];

/** How far an import is. */
export const importStates = [
  /** Waits for a mapping of its columns. */
  'uploaded',
  /** A job looks at its rows. */
  'checking',
  /** Can be confirmed. */
  'checked',
  /** A job takes its rows in. */
  'importing',
  /** Over, the good rows are in. */
  'imported',
  /** The job broke down; the rows before stay in. */
  'interrupted',
  /** Given up by hand. */
  'cancelled',
  /** Given up, as nobody went on with it. */
  'expired',
] as const;

/** The fields that a column can be mapped to, in the order of the template. */
export const importFields = {
  hospital: [
    /** Name. */
    'name',
    /** What it is called for short. */
    'shortName',
    /** Registration number of the institution. */
    'orgCode',
    /** Grade. */
    'level',
    /** Who runs it. */
    'nature',
    /** What it is for. */
    'kind',
    /** Departments, parted by commas. */
    'departments',
    /** Province, city and district, in words or six digits. */
    'region',
    /** Street and number. */
    'address',
    /** Degrees north. */
    'latitude',
    /** Degrees east. */
    'longitude',
    /** Number that members dial. */
    'phone',
    /** Name of the contact person. */
    'contactName',
    /** Number of the contact person. */
    'contactMobile',
    /** When it is open. */
    'openHours',
    /** What members read about it. */
    'intro',
    /** The day on which it joined. */
    'joinedAt',
    /** Place among the others. */
    'sort',
  ],
  channel: [
    /** Code, unique. */
    'code',
    /** Name. */
    'name',
    /** What kind of source it is. */
    'type',
    /** Code of the channel above it. */
    'parent',
    /** Who looks after it. */
    'ownerName',
    /** Name of the contact person. */
    'contactName',
    /** Number of the contact person. */
    'contactMobile',
    /** Name of the hospital that it belongs to. */
    'hospital',
    /** Numbers of projects, parted by commas. */
    'projects',
    /** The first day on which it counts. */
    'validFrom',
    /** The last day on which it counts. */
    'validTo',
    /** Note among operators. */
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
  /** Rows from the top of a file among which its header is looked for. */
  maxHeaderChoices: 10,
  /** Of a cell, in a sample or beside an error. */
  maxShownLength: 100,
  /** Errors that are answered; the file of refused rows has all. */
  maxErrors: 200,
  minutesKept: 60,
} as const;
