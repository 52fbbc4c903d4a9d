import { z } from 'zod';
import {
  day,
  flag,
  id,
  imageUrl,
  instant,
  listOf,
  manyOf,
  paging,
  richTextRule,
  servicePhoneRule,
  sortsOf,
  typedText,
  version,
} from './common';
import {
  project as limit,
  projectFollowUpPlans,
  projectStatuses,
  projectTypes,
  publishGateItems,
  repeatPolicies,
  targetGenders,
} from './limits/project';
import { reviewRequestFilter } from './review-request';
import { auditFields, sort } from './setting';

const type = z
  .enum(projectTypes)
  .describe(
    'screening: a quiz with a result; consult: questions to the service; recruit: patients for a study; education: texts without a quiz. Cannot change once it was published',
  );
const status = z
  .enum(projectStatuses)
  .describe(
    'draft: not seen by members yet; published: open to members; paused: seen, takes nobody; finished: over, by hand or at endAt; archived: final, not shown. A full quota changes no status',
  );
const age = z.int().min(limit.minAge).max(limit.maxAge).nullable();
const criteria = typedText(limit.maxCriteriaLength).nullable();
const count = z.int().nonnegative();

/**
 * Editable fields of a project (docs/domain.md 6.2). Fields that only the publish gate requires can be empty in a
 * draft.
 */
const editableFields = z.object({
  name: typedText(limit.maxNameLength)
    .refine((name) => [...name].length >= limit.minNameLength)
    .describe('At least 2 characters; unique, whatever the case and width of its letters'),
  /** Shown below the name; null: nothing. */
  subtitle: typedText(limit.maxSubtitleLength).nullable(),
  categoryId: id.nullable().describe('An enabled category; needed to publish'),
  type,
  coverUrl: imageUrl.nullable().describe('Of the upload purpose projectCover; needed to publish'),
  summary: typedText(limit.maxSummaryLength).nullable().describe('What lists show; needed to publish'),
  content: typedText(limit.maxContentHtmlLength)
    .nullable()
    .describe(
      `Rich text of at most ${limit.maxContentLength} characters without its tags. ${richTextRule}; needed to publish`,
    ),
  targetGender: z.enum(targetGenders).describe('Who can take part; all: all genders'),
  minAge: age.describe('Years, included; null: no lower bound'),
  maxAge: age.describe('Years, included, not below minAge; null: no upper bound'),
  inclusionCriteria: criteria.describe('Who the project is for, as members read it'),
  exclusionCriteria: criteria.describe('Who it is not for, as members read it'),
  hospitalIds: z
    .array(id)
    .max(limit.maxHospitals)
    .describe(
      'Active pilot hospitals, without repeats; the project owns the relation. At least one to publish a recruit project',
    ),
  keywords: z
    .array(typedText(limit.maxKeywordLength))
    .max(limit.maxKeywords)
    .describe('Words that the search of the mini program finds it by, without repeats'),
  quotaTotal: z.int().min(1).max(limit.maxQuota).nullable().describe('People who can take part; null: any number'),
  startAt: instant.nullable().describe('Members can take part from here on; null: as soon as it is published'),
  endAt: instant.nullable().describe('After startAt. The server finishes the project then; null: by hand only'),
  agreementTemplateId: id
    .nullable()
    .describe('A published agreement template; one in force is needed to publish with needAgreement'),
  needAgreement: z
    .boolean()
    .describe('Whether members sign an agreement before they answer; needed where the quiz asks something sensitive'),
  needReport: z.boolean().describe('Whether members upload a medical report'),
  followUpPlan: z
    .array(z.enum(projectFollowUpPlans))
    .max(limit.maxFollowUpPlans)
    .describe('Follow-ups that are made for each record when it is referred, dN: N days later. Without repeats'),
  followUpScript: typedText(limit.maxFollowUpScriptLength)
    .nullable()
    .describe('What operators read beside the follow-up form'),
  repeatPolicy: z
    .enum(repeatPolicies)
    .describe('How often a member can take part. once; perDays: again after repeatDays; unlimited'),
  repeatDays: z.int().min(1).max(limit.maxRepeatDays).nullable().describe('Days, with perDays; null with any other'),
  contactPhone: typedText(limit.maxContactPhoneLength)
    .nullable()
    .describe(`${servicePhoneRule}; null: that of Custom Service`),
  isRecommended: z.boolean().describe('Shown on the first page of the mini program'),
  sort,
});

/** Figures derived from the project’s records and visits; never stored separately. */
const figures = {
  viewCount: count.describe('Times that its page was opened'),
  startCount: count.describe('Records that were begun'),
  answeringCount: count.describe('Of these, records that are in progress; neither submitted nor abandoned'),
  recordCount: count.describe('Of these, records that were submitted'),
  qualifiedCount: count.describe('Of these, records found eligible, whatever became of them since'),
  completionRate: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('recordCount per startCount in percent, one decimal; null where nobody began'),
  quotaUsed: count.describe('Records that take a place: ever enrolled in recruit projects, submitted in all others'),
};

/** A project with all fields (docs/domain.md 6.2). */
export const Project = editableFields.extend({
  id,
  projectNo: z.string().max(limit.maxProjectNoLength).describe('P and at least four digits; never changes'),
  categoryName: z.string().nullable().describe('Null without a category'),
  agreementTemplateTitle: z.string().nullable().describe('Title and version of the template; null without one'),
  quizId: id.nullable().describe('Its published quiz; null where none is'),
  quizVersion: z.int().positive().nullable().describe('Of its published quiz'),
  quizDraftId: id.nullable().describe('The draft of its quiz; null where none is open'),
  ...figures,
  status,
  publishedAt: instant.nullable().describe('When it was first published; null: never'),
  ...auditFields,
  version,
});
export type Project = z.infer<typeof Project>;

/** A project in a list, without its long texts. */
export const ProjectListed = Project.omit({
  content: true,
  inclusionCriteria: true,
  exclusionCriteria: true,
  followUpScript: true,
});
export type ProjectListed = z.infer<typeof ProjectListed>;

const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || Date.parse(from) < Date.parse(to);

export const ProjectInput = editableFields
  .extend({ sort: sort.optional().describe('Left out: where it is, or after all others') })
  .refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, { path: ['maxAge'] })
  .refine(({ startAt, endAt }) => isInOrder(startAt, endAt), { path: ['endAt'] })
  .refine(({ repeatPolicy, repeatDays }) => (repeatPolicy === 'perDays') === (repeatDays !== null), {
    path: ['repeatDays'],
  });

/** A copy of a project, and what was copied with it. */
export const ProjectCopy = Project.extend({
  /** What was copied from the original. */
  taken: z.object({
    linkCount: count.describe('Links, with their titles, not checked yet'),
    hintCount: count.describe(
      'Result hints of the project, disabled and to be reviewed anew; a button that opened one of its links opens the copy of that link',
    ),
    quizVersion: count
      .nullable()
      .describe('The version that the draft of its quiz is like; 0: a draft that was never published; null: no quiz'),
  }),
});
export type ProjectCopy = z.infer<typeof ProjectCopy>;

export type ProjectInput = z.input<typeof ProjectInput>;

export const projectSorts = sortsOf([
  'updatedAt',
  'sort',
  'projectNo',
  'name',
  'viewCount',
  'recordCount',
  'qualifiedCount',
  'completionRate',
  'publishedAt',
]);

export const ProjectFilter = z
  .object({
    keyword: typedText(limit.maxSearchLength).describe(
      'A part of the name or of the number, in any case and width. Free text, so never in a URL: POST /projects/search',
    ),
    categoryId: id.describe('A first-level category includes its children'),
    /** Of these types. */
    type: manyOf(type),
    /** In these states. */
    status: manyOf(status),
    hospitalId: id,
    /** Only recommended projects, or only others. */
    isRecommended: flag,
    /** Requested review of its quiz draft. */
    reviewRequest: reviewRequestFilter,
    publishedFrom: day.describe('First published on this business day or later'),
    publishedBefore: day.describe('First published before this business day'),
  })
  .partial();
export type ProjectFilter = z.input<typeof ProjectFilter>;

export const ProjectQuery = ProjectFilter.extend({ ...paging, sort: z.enum(projectSorts).optional() });
export type ProjectQuery = z.input<typeof ProjectQuery>;
export const ProjectList = listOf(ProjectListed);

/** A project as an option of forms and filters. */
export const ProjectOption = Project.pick({ id: true, projectNo: true, name: true, type: true, status: true });
export type ProjectOption = z.infer<typeof ProjectOption>;

/** Conditions that keep a project from being published; also `data` of a 403 PROJECT_NOT_READY. */
export const PublishGate = z.object({
  failing: z
    .array(z.enum(publishGateItems))
    .describe(
      'In the order of the form. endPassed: endAt is not in the future; hospitalMissing: a recruit project without an active hospital; agreementMissing: needAgreement without a template; agreementNotPublished: the template is a draft or retired; agreementNotInForce: the template is published and takes effect later; sensitiveWithoutAgreement: the quiz asks something sensitive and no agreement is signed; quizNotPublished: asked of all but education. The others say what they miss',
    ),
  agreementEffectiveAt: instant
    .nullable()
    .describe('When the agreement template takes effect, with agreementNotInForce; else null'),
});
export type PublishGate = z.infer<typeof PublishGate>;
