import { z } from 'zod';
import { flag, id, imageUrl, instant, listOf, paging, sortsOf, version } from './common';
import { patterns, severities } from './limits/quiz';
import {
  hintActions,
  hintIcons,
  hintReviews,
  hintStatuses,
  resultHint as limit,
  resultHintBulkActions,
} from './limits/result-hint';
import { resource } from './resource';
import { requestReviewSummary, reviewRequestBody, reviewRequestFields, reviewRequestFilter } from './review-request';
import { auditFields, text } from './setting';

const target = text(limit.maxActionTargetLength).nullable();

const editableFields = z.object({
  /** Unique, whatever the case and width of its letters and the spaces in it. */
  name: text(limit.maxNameLength),
  /** Null: of every project that has none of its own for the severity. */
  projectId: id.nullable(),
  /** A level of the project's quiz, or when global a severity; `redFlag` and `excluded` in either. */
  levelCode: text(limit.maxLevelCodeLength),
  /** What members read first. */
  title: text(limit.maxTitleLength),
  /** Rich text of `p br strong em u ul ol li` and `a` with an https href; anything else is refused. */
  content: text(limit.maxContentHtmlLength),
  /** What members are advised to do; null: nothing. */
  suggestion: text(limit.maxSuggestionLength).nullable(),
  /** What the hint is not, such as a diagnosis. */
  disclaimer: text(limit.maxDisclaimerLength),
  icon: z.enum(hintIcons).nullable(),
  /** Six hexadecimal digits after `#`; null: that of the severity. */
  color: z.string().regex(patterns.color).nullable(),
  /** A picture, see POST /uploads with the purpose `hintImage`; null: none. */
  imageUrl: imageUrl.nullable(),
  primaryAction: z.enum(hintActions),
  /** The link of openLink, one of the project's; the phone of callService, null for that of the service; null for all others. */
  primaryActionTarget: target,
  secondaryAction: z.enum(hintActions),
  /** What the second button opens or dials; null where it needs nothing. */
  secondaryActionTarget: target,
  /** Whether members see their score. */
  showScore: z.boolean(),
  /** Whether members see the name of their level. */
  showLevel: z.boolean(),
  /** Whether members see the hospitals of the project. */
  showHospitals: z.boolean(),
});

/** What a member reads for a result (docs/domain.md 6.14). */
export const ResultHint = editableFields.extend({
  id,
  projectName: z.string().nullable(),
  /** Null when global, and when the quiz no longer has such a level. */
  levelName: z.string().nullable(),
  /** Of the level that it is for. */
  severity: z.enum(severities),
  /** Signed off by somebody else than who wrote it; what it needs to be enabled. */
  medicalReviewed: z.boolean(),
  /** Of the last review, passed or not; null once the text is another. */
  reviewedByName: z.string().nullable(),
  /** When it was reviewed last; null once the content is another. */
  reviewedAt: instant.nullable(),
  /** What the reviewer said. */
  reviewNote: z.string().nullable(),
  ...reviewRequestFields,
  /** Who wrote what is to be reviewed: somebody else reviews it. */
  textEditedByName: z.string(),
  /** Whether that is the operator who asks: the console knows no more of them than name and picture. */
  textEditedByMe: z.boolean(),
  /** Whether members see it. */
  status: z.enum(hintStatuses),
  /** How often members were shown it. */
  usedCount: z.int().nonnegative(),
  ...auditFields,
  version,
});
export type ResultHint = z.infer<typeof ResultHint>;

export const ResultHintInput = editableFields;
export type ResultHintInput = z.input<typeof ResultHintInput>;

export const resultHintSorts = sortsOf(['name', 'usedCount', 'updatedAt', 'reviewedAt']);

export const ResultHintFilter = z
  .object({
    /** A part of the name or the title, in any case and width. */
    keyword: text(limit.maxKeywordLength),
    /** A project's id, or `global`. */
    projectId: id,
    /** For levels of this severity. */
    severity: z.enum(severities),
    /** In this state. */
    status: z.enum(hintStatuses),
    /** Reviewed, or not. */
    medicalReviewed: flag,
    /** Passed, refused, or not looked at yet. */
    review: z.enum(hintReviews),
    reviewRequest: reviewRequestFilter,
  })
  .partial();
export type ResultHintFilter = z.input<typeof ResultHintFilter>;

export const ResultHintQuery = ResultHintFilter.extend({
  ...paging,
  sort: z.enum(resultHintSorts).optional(),
}).strict();
export type ResultHintQuery = z.input<typeof ResultHintQuery>;

export const ResultHintList = listOf(ResultHint);
export type ResultHintList = z.infer<typeof ResultHintList>;

/** A level that a hint can be for; the special ones and, when global, the severities have no name. */
export const HintLevel = z.object({
  /** Code of the level. */
  code: z.string(),
  /** Its name; null of one that is no level of the quiz. */
  name: z.string().nullable(),
  /** How urgent it is. */
  severity: z.enum(severities),
  /** Whether this scope has a hint for it already. */
  taken: z.boolean(),
});
export type HintLevel = z.infer<typeof HintLevel>;

/** A project, or with null all of them, that hints can be for. */
export const HintScope = z.object({
  projectId: id.nullable(),
  /** Levels of it that have no hint yet. */
  freeCount: z.int().nonnegative(),
});
export type HintScope = z.infer<typeof HintScope>;

const action = z.enum(resultHintBulkActions);
export type ResultHintBulkAction = z.infer<typeof action>;

const hints = resource('/result-hints', {
  names: ['result hint', 'result hints'],
  item: ResultHint,
  list: ResultHintList,
  query: ResultHintQuery,
  input: ResultHintInput,
  filter: ResultHintFilter,
  change: { action },
});

export const resultHintApi = {
  ...hints.usualCalls(
    {
      list: ', changed last first unless sorted otherwise',
      get: '',
      create: ', disabled and not reviewed. 422 when the scope has one for the level',
      update: '; what a member reads being another, its review is void and it is disabled',
      enable: ', so that members see it; 403 HINT_NOT_REVIEWED unless its medical review is passed',
      disable: '; its results fall back to the global one',
      remove: '; 403 with blockedBy while a published quiz shows it',
      restore: '; 422 on the level where another hint is for it by now',
      bulk: '',
      bulkMatching: '',
    },
    { enable: ['HINT_NOT_REVIEWED'], remove: ['HINT_IN_USE'] },
  ),
  scopes: hints.call('GET', '/scopes', {
    summary: 'How many levels have no hint yet: of the global ones, and of each project',
    data: z.array(HintScope),
  }),
  levels: hints.call('GET', '/levels', {
    summary: 'The levels that a hint of a project can be for, or without one a global hint',
    query: z.object({ projectId: id.optional() }),
    data: z.array(HintLevel),
    errors: ['NOT_FOUND'],
  }),
  review: hints.call('POST', '/:id/review', {
    summary: 'Pass the medical review or, with a note, refuse it, which disables. 403 for who wrote the text',
    body: z
      .object({
        /** Passed, or refused. */
        approved: z.boolean(),
        /** What the reviewer says; required to refuse. */
        note: text(limit.maxReviewNoteLength).optional(),
        version,
      })
      .refine(({ approved, note }) => approved || note !== undefined, { path: ['note'] }),
    data: ResultHint,
    errors: ['HINT_REVIEW_OWN'],
  }),
  requestReview: hints.act('request-review', requestReviewSummary('a hint'), reviewRequestBody, ['REVIEW_PASSED']),
  copy: hints.call('POST', '/:id/copy', {
    summary:
      'Add a hint for the same level of another project, disabled and not reviewed, without buttons that open a link of the first; levelCode names another level. 422 where the text may not stand for it: a red flag needs a phone and no score',
    body: z.object({
      projectId: id.nullable(),
      /** The level of the other project; left out: the same. */
      levelCode: text(limit.maxLevelCodeLength).optional(),
    }),
    data: ResultHint,
  }),
};

/** `data` of a deletion that is refused: the published quizzes that show the hint. */
export const BlockedByQuizzes = z.object({
  /** The first of the quizzes. */
  blockedBy: z
    .array(
      z.object({
        id,
        projectId: id,
        /** Title of the quiz. */
        title: z.string(),
      }),
    )
    .min(1),
  /** How many there are. */
  count: z.int().positive(),
});
export type BlockedByQuizzes = z.infer<typeof BlockedByQuizzes>;
