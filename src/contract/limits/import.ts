import { channel } from './channel';

/** Entities that can be imported from a file. */
export const importEntities = [
  /** Pilot hospitals. */
  'hospital',
  /** Channels. */
  'channel',
] as const;
export type ImportEntity = (typeof importEntities)[number];

/** State of an import. */
export const importStates = [
  /** Waits for a column mapping. */
  'uploaded',
  /** A job is checking its rows. */
  'checking',
  /** Can be confirmed. */
  'checked',
  /** A job is writing its rows. */
  'importing',
  /** Finished; the valid rows were written. */
  'imported',
  /** The job failed or was canceled; the rows written before stay. */
  'interrupted',
  /** Canceled by the operator. */
  'cancelled',
  /** Expired because nobody continued it. */
  'expired',
] as const;

/** The fields that a column can be mapped to, in the order of the template. */
export const importFields = {
  hospital: [
    /** Name. */
    'name',
    /** Short name. */
    'shortName',
    /** Registration number of the institution. */
    'orgCode',
    /** Grade. */
    'level',
    /** Ownership. */
    'nature',
    /** Kind. */
    'kind',
    /** Departments, separated by commas. */
    'departments',
    /** Province, city and district, in words or six digits. */
    'region',
    /** Street and number. */
    'address',
    /** Degrees north. */
    'latitude',
    /** Degrees east. */
    'longitude',
    /** Phone number for members. */
    'phone',
    /** Name of the contact person. */
    'contactName',
    /** Number of the contact person. */
    'contactMobile',
    /** Opening hours. */
    'openHours',
    /** Description for members. */
    'intro',
    /** The day on which it joined. */
    'joinedAt',
    /** Sort position. */
    'sort',
  ],
  channel: [
    /** Code, unique. */
    'code',
    /** Name. */
    'name',
    /** Type. */
    'type',
    /** Code of the parent channel. */
    'parent',
    /** Owner. */
    'ownerName',
    /** Name of the contact person. */
    'contactName',
    /** Number of the contact person. */
    'contactMobile',
    /** Name of the hospital to which it belongs. */
    'hospital',
    /** Project numbers, separated by commas. */
    'projects',
    /** First valid day. */
    'validFrom',
    /** Last valid day. */
    'validTo',
    /** Internal note. */
    'remark',
  ],
} as const satisfies Record<ImportEntity, readonly string[]>;
export type ImportFieldOf<Entity extends ImportEntity> = (typeof importFields)[Entity][number];
export type ImportField = ImportFieldOf<ImportEntity>;

/** Fields that must be mapped before a file can be checked. */
export const importRequired = {
  hospital: ['name', 'level', 'nature', 'kind', 'region', 'address'],
  channel: ['code', 'name', 'type'],
} as const satisfies { [Entity in ImportEntity]: readonly ImportFieldOf<Entity>[] };

export const maxImportRows = { hospital: 10_000, channel: channel.maxImported } as const satisfies Record<
  ImportEntity,
  number
>;

/** Limits for the files of all entities. */
export const importLimits = {
  maxFileMb: 5,
  maxColumns: 100,
  maxHeaderLength: 100,
  maxFileNameLength: 200,
  maxSampleRows: 5,
  /** Number of rows at the top of a file that can be the header. */
  maxHeaderChoices: 10,
  /** Of a cell value in a sample or an error. */
  maxShownLength: 100,
  /** Number of errors in a response; the file of refused rows contains all of them. */
  maxErrors: 200,
  minutesKept: 60,
} as const;
