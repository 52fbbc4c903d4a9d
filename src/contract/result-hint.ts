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
  /** Unique, ignoring case, width and spaces. */
  name: text(limit.maxNameLength),
  /** Null: a global hint, for every project without a hint for the severity. */
  projectId: id.nullable(),
  /** A level of the project's quiz, or a severity for a global hint; `redFlag` and `excluded` are allowed in both. */
  levelCode: text(limit.maxLevelCodeLength),
  /** Title that members see. */
  title: text(limit.maxTitleLength),
  /** Rich text with `p br strong em u ul ol li` and `a` with an https href; anything else is refused. */
  content: text(limit.maxContentHtmlLength),
  /** Advice to members; null: none. */
  suggestion: text(limit.maxSuggestionLength).nullable(),
  /** Disclaimer, such as that the hint is not a diagnosis. */
  disclaimer: text(limit.maxDisclaimerLength),
  icon: z.enum(hintIcons).nullable(),
  /** `#` and six hexadecimal digits; null: the color of the severity. */
  color: z.string().regex(patterns.color).nullable(),
  /** URL of an image; see POST /uploads with the purpose `hintImage`; null: none. */
  imageUrl: imageUrl.nullable(),
  primaryAction: z.enum(hintActions),
  /**
   * For openLink the id of a project link; for callService a phone number, or null for that of the service; null for
   * all other actions.
   */
  primaryActionTarget: target,
  secondaryAction: z.enum(hintActions),
  /** Target of the second button, in the same format as primaryActionTarget. */
  secondaryActionTarget: target,
  /** Whether members see their score. */
  showScore: z.boolean(),
  /** Whether members see the name of their level. */
  showLevel: z.boolean(),
  /** Whether members see the hospitals of the project. */
  showHospitals: z.boolean(),
});

/** The text that a member sees for a result (docs/domain.md 6.14). */
export const ResultHint = editableFields.extend({
  id,
  projectName: z.string().nullable(),
  /** Name of the level; null for a global hint, or if the quiz no longer has the level. */
  levelName: z.string().nullable(),
  /** Severity of its level. */
  severity: z.enum(severities),
  /** Whether an operator other than its author passed the review, which is required to enable it. */
  medicalReviewed: z.boolean(),
  /** Reviewer of the last review, passed or refused; null once the text has changed. */
  reviewedByName: z.string().nullable(),
  /** Time of the last review; null once the text has changed. */
  reviewedAt: instant.nullable(),
  /** Note of the reviewer. */
  reviewNote: z.string().nullable(),
  ...reviewRequestFields,
  /** Author of the text. Another operator must review it. */
  textEditedByName: z.string(),
  /**
   * Whether the current operator is the author. The console knows only the name and avatar of the current operator, not
   * the id.
   */
  textEditedByMe: z.boolean(),
  /** Whether it is shown to members. */
  status: z.enum(hintStatuses),
  /** How often it was shown to members. */
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
    /** Part of the name or the title, ignoring case and width. */
    keyword: text(limit.maxKeywordLength),
    /** Id of a project, or `global`. */
    projectId: id,
    /** For levels of this severity. */
    severity: z.enum(severities),
    /** In this state. */
    status: z.enum(hintStatuses),
    /** Whether the review was passed. */
    medicalReviewed: flag,
    /** State of the review. */
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

/** A level that can have a hint. Special levels, and the severities of global hints, have no name. */
export const HintLevel = z.object({
  /** Code of the level. */
  code: z.string(),
  /** Name of the level; null if it is not a level of the quiz. */
  name: z.string().nullable(),
  /** Severity of the level. */
  severity: z.enum(severities),
  /** Whether this scope has a hint for it already. */
  taken: z.boolean(),
});
export type HintLevel = z.infer<typeof HintLevel>;

/** A scope of hints: a project, or null for global hints. */
export const HintScope = z.object({
  projectId: id.nullable(),
  /** Number of its levels without a hint. */
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
      restore:
        '; 422 on the level where another hint is for it by now, on the target of a button whose project link was deleted',
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
        /** true: passed; false: refused. */
        approved: z.boolean(),
        /** Note of the reviewer; required to refuse. */
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
      /** Level of the other project; left out: the same level. */
      levelCode: text(limit.maxLevelCodeLength).optional(),
    }),
    data: ResultHint,
  }),
};

/** `data` of a refused deletion: the published quizzes that show the hint. */
export const BlockedByQuizzes = z.object({
  /** The first of these quizzes. */
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
  /** Number of these quizzes. */
  count: z.int().positive(),
});
export type BlockedByQuizzes = z.infer<typeof BlockedByQuizzes>;
