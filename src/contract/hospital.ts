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

/** GB/T 2260 code of a district, or of a city without districts. */
const regionCode = z.string().regex(/^\d{6}$/);
const department = text(limit.maxDepartmentLength);

/** Editable fields of a hospital. Separate actions change its status. */
const editableFields = z.object({
  /** Unique among hospitals that are not deleted, ignoring case, width and spaces. */
  name: text(limit.maxNameLength).refine((name) => [...name].length >= limit.minNameLength),
  /** Short name; null: the name is used. */
  shortName: text(limit.maxShortNameLength).nullable(),
  /** Registration number of the institution; null if unknown. */
  orgCode: text(limit.maxOrgCodeLength).nullable(),
  level: z.enum(hospitalLevels),
  /** Ownership. */
  nature: z.enum(hospitalNatures),
  /** Kind. */
  kind: z.enum(hospitalKinds),
  /** Participating departments. */
  departments: z.array(department).max(limit.maxDepartments),
  regionCode,
  /** Street and number. */
  address: text(limit.maxAddressLength),
  /** Degrees, north positive. Both coordinates are set or neither is. */
  latitude: z.number().min(-limit.latitude).max(limit.latitude).nullable(),
  /** Degrees, east positive. */
  longitude: z.number().min(-limit.longitude).max(limit.longitude).nullable(),
  phone: text(limit.maxPhoneLength).nullable().describe(servicePhoneRule),
  /** Name of the contact person. */
  contactName: text(limit.maxContactNameLength).nullable(),
  /** URL of the logo; see POST /uploads with the purpose `hospitalLogo`. */
  logoUrl: imageUrl.nullable(),
  /** URLs of photos; see POST /uploads with the purpose `hospitalPhoto`. */
  photos: z.array(imageUrl).max(limit.maxPhotos),
  /** Description for members. */
  intro: text(limit.maxIntroLength).nullable(),
  /** Opening hours, as free text. */
  openHours: text(limit.maxOpenHoursLength).nullable(),
  /** Not after the business day of tomorrow. */
  joinedAt: day.nullable(),
  sort,
});

/** A pilot hospital (docs/domain.md 6.14). */
export const Hospital = editableFields.extend({
  id,
  /** Full name of the region, such as "广东省 深圳市 南山区". */
  regionText: z.string().max(64),
  contactMobileMasked: z.string().max(limit.maxContactMobileLength).nullable().meta({ mask: 'mobile' }),
  /** Projects that refer patients to it. */
  projectIds: z.array(id),
  /** Number of these projects. */
  projectCount: z.int().nonnegative(),
  /** Number of these projects that are published. The console warns about them before a pause or an end. */
  publishedProjectCount: z.int().nonnegative(),
  /** Status of referrals to it. */
  status: z.enum(hospitalStatuses),
  /** The `reason` of the last pause, resumption, end or reopening, as it was sent, trimmed; null before the first. */
  statusReason: z.string().nullable(),
  /** The `date` of that action, also of resume and reopen; null before the first. */
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
    /** Left out: unchanged. Null: removed. Stored without spaces and +86. */
    contactMobile: text(limit.maxPhoneLength).nullable().optional(),
    /** Left out: unchanged, or last for a new hospital. */
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

/** No filter is personal, so the list is always a GET. */
export const HospitalFilter = z
  .object({
    /** Part of the name, the short name or the organization code, ignoring case and width. */
    keyword: text(limit.maxKeywordLength),
    level: z.enum(hospitalLevels),
    /** With this ownership. */
    nature: z.enum(hospitalNatures),
    /** Of this kind. */
    kind: z.enum(hospitalKinds),
    /** Code of a province, city or district; matches all hospitals in it. */
    regionCode,
    projectId: id,
    /** Hospitals that this import has written, while the server stores the import; for every operator. */
    importId: id,
    /** In this state. */
    status: z.enum(hospitalStatuses),
  })
  .partial();
export type HospitalFilter = z.input<typeof HospitalFilter>;

export const HospitalQuery = HospitalFilter.extend({ ...paging, sort: z.enum(hospitalSorts).optional() }).strict();
export type HospitalQuery = z.input<typeof HospitalQuery>;

/** A hospital in a list, with a masked contact name (docs/domain.md 5.2). */
export const HospitalListed = Hospital.omit({ contactName: true }).extend({
  contactNameMasked: z.string().nullable().meta({ mask: 'name' }),
});
export type HospitalListed = z.infer<typeof HospitalListed>;

export const HospitalList = listOf(HospitalListed);
export type HospitalList = z.infer<typeof HospitalList>;

/** A hospital as an option of forms and filters. */
export const HospitalOption = z.object({
  id,
  /** Name of the hospital. */
  name: z.string(),
  /** Status of referrals to it. */
  status: z.enum(hospitalStatuses),
  level: z.enum(hospitalLevels),
  /** Full name of the region, as of a hospital. */
  regionText: z.string().max(64),
  /** Projects that refer patients to it. */
  projectIds: z.array(id),
});
export type HospitalOption = z.infer<typeof HospitalOption>;

/** How many of several hospitals members see. */
export const HospitalReach = z.object({
  /** Number of active ones. */
  activeCount: z.int().nonnegative(),
  /** Number of published projects that show one of these, each counted once. */
  publishedProjectCount: z.int().nonnegative(),
});
export type HospitalReach = z.infer<typeof HospitalReach>;

/** Date and reason of a status change. */
const since = {
  /** Business day from which it applies, not after today. */
  date: day,
  /** Reason, for operators. */
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
      'Link exactly these projects to a hospital; 422 for an unknown one, for one that is added to a hospital that is not active, for a change of an archived one, and where one that members see would be left without an active hospital',
    body: z.object({
      /** All projects that should refer patients to it. */
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

/** `data` of a refused deletion: the first records that refer to the hospital, and their number. */
export const BlockedByRecords = z.object({
  /** The first of these records. */
  blockedBy: z.array(RecordNamed).min(1),
  /** Number of these records. */
  count: z.int().positive(),
});
export type BlockedByRecords = z.infer<typeof BlockedByRecords>;
