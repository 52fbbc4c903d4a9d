import { z } from 'zod';
import { bulkIds, matching, reason } from './bulk';
import { day, id, imageUrl, listOf, paging, servicePhoneRule, sortsOf, version } from './common';
import {
  hospitalBulkActions,
  hospitalKinds,
  hospitalLevels,
  hospitalNatures,
  hospitalRevealFields,
  hospitalStatuses,
  hospital as limit,
} from './limits/hospital';
import { RecordNamed } from './record';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';
import { auditFields, sort, text } from './setting';

/** GB/T 2260, of a district, or of a city that has none. */
const regionCode = z.string().regex(/^\d{6}$/);
const department = text(limit.maxDepartmentLength);

/** What an operator writes of a hospital. Its status has actions of its own. */
const editableFields = z.object({
  /** Unique among hospitals that are not deleted, whatever the case and width of its letters and the spaces in it. */
  name: text(limit.maxNameLength).refine((name) => [...name].length >= limit.minNameLength),
  /** What it is called for short; null: by its name. */
  shortName: text(limit.maxShortNameLength).nullable(),
  /** Registration number of the institution; null where it is unknown. */
  orgCode: text(limit.maxOrgCodeLength).nullable(),
  level: z.enum(hospitalLevels),
  /** Who runs it. */
  nature: z.enum(hospitalNatures),
  /** What it is for. */
  kind: z.enum(hospitalKinds),
  /** Departments that take part. */
  departments: z.array(department).max(limit.maxDepartments),
  regionCode,
  /** Street and number. */
  address: text(limit.maxAddressLength),
  /** Degrees, north positive; there is either both of the coordinates or neither. */
  latitude: z.number().min(-limit.latitude).max(limit.latitude).nullable(),
  /** Degrees, east positive. */
  longitude: z.number().min(-limit.longitude).max(limit.longitude).nullable(),
  phone: text(limit.maxPhoneLength).nullable().describe(servicePhoneRule),
  /** Whom the service talks to. */
  contactName: text(limit.maxContactNameLength).nullable(),
  /** Its sign, see POST /uploads with the purpose `hospitalLogo`. */
  logoUrl: imageUrl.nullable(),
  /** Pictures of it, see POST /uploads with the purpose `hospitalPhoto`. */
  photos: z.array(imageUrl).max(limit.maxPhotos),
  /** What members read about it. */
  intro: text(limit.maxIntroLength).nullable(),
  /** When it is open, in free words. */
  openHours: text(limit.maxOpenHoursLength).nullable(),
  /** Not after the business day of tomorrow. */
  joinedAt: day.nullable(),
  sort,
});

/** A pilot hospital (docs/domain.md 6.14). */
export const Hospital = editableFields.extend({
  id,
  /** The path of the region, such as "广东省 深圳市 南山区". */
  regionText: z.string().max(64),
  contactMobileMasked: z.string().max(limit.maxContactMobileLength).nullable(),
  /** The projects that refer patients to it. */
  projectIds: z.array(id),
  /** How many these are. */
  projectCount: z.int().nonnegative(),
  /** Of `projectCount`, those that members can take part in now: a warning before a pause or an end. */
  publishedProjectCount: z.int().nonnegative(),
  /** Whether patients are referred to it. */
  status: z.enum(hospitalStatuses),
  /** The `reason` of the last pause, resumption, end or reopening, as it was sent, trimmed; null before the first. */
  statusReason: z.string().nullable(),
  /** The `date` of that action, after resume and reopen too; null before the first. */
  statusSince: day.nullable(),
  referredCount: z
    .int()
    .nonnegative()
    .describe('Records that were ever referred to the hospital: `reached=referred` of Record List'),
  enrolledCount: z.int().nonnegative().describe('Of these, records enrolled in a study'),
  ...auditFields,
  version,
});
export type Hospital = z.infer<typeof Hospital>;

export const HospitalInput = editableFields
  .extend({
    /** Left out: it stays as it is. Null: there is none any more. Kept without spaces and +86. */
    contactMobile: text(limit.maxPhoneLength).nullable().optional(),
    /** Left out: where it is, or after all others. */
    sort: sort.optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), { path: ['longitude'] });
export type HospitalInput = z.input<typeof HospitalInput>;

export const hospitalSorts = sortsOf([
  'sort',
  'name',
  'projectCount',
  'referredCount',
  'enrolledCount',
  'joinedAt',
  'updatedAt',
]);

/** None of these is personal: a list of hospitals is always a GET. */
export const HospitalFilter = z
  .object({
    /** A part of the name, the short name or the organisation code, in any case and width. */
    keyword: text(limit.maxKeywordLength),
    level: z.enum(hospitalLevels),
    /** Run by these. */
    nature: z.enum(hospitalNatures),
    /** Of this kind. */
    kind: z.enum(hospitalKinds),
    /** Of a province, city or district: all that lie in it match. */
    regionCode,
    projectId: id,
    /** Those that an import has written, as long as the server knows it; whoever asks. */
    importId: id,
    /** In this state. */
    status: z.enum(hospitalStatuses),
  })
  .partial();
export type HospitalFilter = z.input<typeof HospitalFilter>;

export const HospitalQuery = HospitalFilter.extend({ ...paging, sort: z.enum(hospitalSorts).optional() }).strict();
export type HospitalQuery = z.input<typeof HospitalQuery>;

/** A hospital in a list, with no more than a mask of whom to call there (docs/domain.md 5.2). */
export const HospitalListed = Hospital.omit({ contactName: true }).extend({ contactNameMasked: z.string().nullable() });
export type HospitalListed = z.infer<typeof HospitalListed>;

export const HospitalList = listOf(HospitalListed);
export type HospitalList = z.infer<typeof HospitalList>;

/** A hospital as forms and filters offer it. */
export const HospitalOption = z.object({
  id,
  /** Name of the hospital. */
  name: z.string(),
  /** Whether patients are referred to it. */
  status: z.enum(hospitalStatuses),
});
export type HospitalOption = z.infer<typeof HospitalOption>;

/** What members see of several hospitals at once. */
export const HospitalReach = z.object({
  /** Those of them that are active. */
  activeCount: z.int().nonnegative(),
  /** Published projects in which members see one of these, each counted once. */
  publishedProjectCount: z.int().nonnegative(),
});
export type HospitalReach = z.infer<typeof HospitalReach>;

/** `date`: the business day from which it holds, not after today. */
const since = {
  /** The day from which it is so, not after today. */
  date: day,
  /** Why, for the operators. */
  reason,
};
const StatusChange = z.object(since);
export type StatusChange = z.input<typeof StatusChange>;

export const HospitalBulkAction = z.object({ action: z.enum(hospitalBulkActions), ...since });
export type HospitalBulkAction = z.infer<typeof HospitalBulkAction>;

export const HospitalReveal = revealInput(hospitalRevealFields);
export type HospitalReveal = z.infer<typeof HospitalReveal>;
export const RevealedHospital = revealed(hospitalRevealFields);
export type RevealedHospital = z.infer<typeof RevealedHospital>;

const hospitals = resource('/hospitals', {
  names: ['hospital', 'hospitals'],
  item: Hospital,
  list: HospitalList,
  query: HospitalQuery,
  input: HospitalInput,
  filter: HospitalFilter,
  change: HospitalBulkAction.shape,
});

const stateErrors = ['HOSPITAL_STATUS_UNFIT', 'DATE_IN_FUTURE', 'DATE_BEFORE_JOINED'] as const;

export const hospitalApi = {
  ...hospitals.usualCalls(
    {
      list: ', by `sort` and then newest first unless sorted otherwise',
      get: '',
      create: ', active from the start. 422 on name where another has it',
      update: '; contactMobile stays as it is when left out. 422 on name where another has it',
      remove: '; 403 with blockedBy while records refer to it',
      restore: '; 422 on name where another has it by now',
      bulk: '',
      bulkMatching: '',
    },
    { restore: ['HOSPITAL_NAME_TAKEN'], remove: ['HOSPITAL_HAS_RECORDS'] },
  ),
  options: hospitals.call('GET', '/options', {
    summary: 'All hospitals, for a form or a filter to choose from',
    data: z.array(HospitalOption),
  }),
  pause: hospitals.act('pause', 'Pause an active hospital', since, stateErrors),
  resume: hospitals.act('resume', 'Resume a paused hospital, which takes part again', since, stateErrors),
  end: hospitals.act('end', 'End the cooperation with an active or paused hospital', since, stateErrors),
  reopen: hospitals.act('reopen', 'Reopen the cooperation with a hospital that had ended', since, stateErrors),
  setProjects: hospitals.call('PUT', '/:id/projects', {
    summary:
      'Link exactly these projects to a hospital; 422 for an unknown one, for a change of an archived one, and where one that members see would be left without an active hospital',
    body: z.object({
      /** All projects that are to refer patients to it. */
      projectIds: z.array(id).max(limit.maxProjects),
      version,
    }),
    data: Hospital,
  }),
  reveal: hospitals.call('POST', '/:id/reveal', {
    summary: 'Reveal clear values of the contact for a minute, logged',
    body: HospitalReveal,
    data: RevealedHospital,
    errors: ['TOO_MANY_REVEALS'],
  }),
  reach: hospitals.call('POST', '/reach', {
    summary:
      'What members see of the active ones among several hospitals, picked or by a filter: before they are paused',
    body: z.union([z.object({ ids: bulkIds }), matching(HospitalFilter)]),
    data: HospitalReach,
  }),
};

/** `data` of a deletion that is refused: the first records that refer to the hospital, and how many do. */
export const BlockedByRecords = z.object({
  /** The first of the records. */
  blockedBy: z.array(RecordNamed).min(1),
  /** How many there are. */
  count: z.int().positive(),
});
export type BlockedByRecords = z.infer<typeof BlockedByRecords>;
