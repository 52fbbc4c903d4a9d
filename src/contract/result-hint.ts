import { z } from 'zod';
import { BulkResult, bulkIds, matching } from './bulk';
import { flag, id, imageUrl, instant, listOf, paging, sortsOf, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { patterns, severities } from './limits/quiz';
import { hintActions, hintIcons, hintStatuses, resultHint as limit, resultHintBulkActions } from './limits/result-hint';
import { stamps, text, versioned, versionQuery } from './setting';

const target = text(limit.actionTarget).nullable();

const written = z.object({
  /** Unique. */
  name: text(limit.name),
  /** Null: of every project that has none of its own for the severity. */
  projectId: id.nullable(),
  /** A level of the project's quiz, or when global a severity; `redFlag` and `excluded` in either. */
  levelCode: text(limit.levelCode),
  title: text(limit.title),
  /** Rich text of `p br strong em u ul ol li` and `a` with an https href; anything else is refused. */
  content: text(limit.contentHtml),
  suggestion: text(limit.suggestion).nullable(),
  disclaimer: text(limit.disclaimer),
  icon: z.enum(hintIcons).nullable(),
  color: z.string().regex(patterns.color).nullable(),
  imageUrl: imageUrl.nullable(),
  primaryAction: z.enum(hintActions),
  /** The phone of callService, the link of openLink; null for all others. */
  primaryActionTarget: target,
  secondaryAction: z.enum(hintActions),
  secondaryActionTarget: target,
  showScore: z.boolean(),
  showLevel: z.boolean(),
  showHospitals: z.boolean(),
});

/** What a member reads for a result (domain.md 6.14). */
export const ResultHint = written.extend({
  id,
  projectName: z.string().nullable(),
  /** Null when global, and when the quiz no longer has such a level. */
  levelName: z.string().nullable(),
  severity: z.enum(severities),
  medicalReviewed: z.boolean(),
  /** Of the last review, passed or not; null once the text is another. */
  reviewedByName: z.string().nullable(),
  reviewedAt: instant.nullable(),
  reviewNote: z.string().nullable(),
  /** Who wrote what is to be reviewed: somebody else reviews it. */
  textEditedByName: z.string(),
  /** Whether that is the operator who asks: the console knows no more of them than name and picture. */
  textEditedByMe: z.boolean(),
  status: z.enum(hintStatuses),
  usedCount: z.int().nonnegative(),
  ...stamps,
  version,
});
export type ResultHint = z.infer<typeof ResultHint>;

export const ResultHintInput = written;
export type ResultHintInput = z.input<typeof ResultHintInput>;

export const resultHintSorts = sortsOf(['name', 'usedCount', 'updatedAt', 'reviewedAt']);

export const ResultHintFilter = z
  .object({
    /** A part of the name or the title. */
    keyword: text(limit.keyword),
    /** A project's id, or `global`. */
    projectId: id,
    severity: z.enum(severities),
    status: z.enum(hintStatuses),
    medicalReviewed: flag,
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
  code: z.string(),
  name: z.string().nullable(),
  severity: z.enum(severities),
  /** Whether this scope has a hint for it already. */
  taken: z.boolean(),
});
export type HintLevel = z.infer<typeof HintLevel>;

const action = z.enum(resultHintBulkActions);
export type ResultHintBulkAction = z.infer<typeof action>;

export const resultHintApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/result-hints',
    summary: 'A page of result hints, changed last first unless sorted otherwise',
    query: ResultHintQuery,
    data: ResultHintList,
  }),
  levels: defineEndpoint({
    method: 'GET',
    path: '/result-hints/levels',
    summary: 'The levels that a hint of a project can be for, or without one a global hint',
    query: z.object({ projectId: id.optional() }),
    data: z.array(HintLevel),
  }),
  get: defineEndpoint({ method: 'GET', path: '/result-hints/:id', summary: 'One result hint', data: ResultHint }),
  create: defineEndpoint({
    method: 'POST',
    path: '/result-hints',
    summary: 'Add a result hint, disabled and not reviewed. 422 when the scope has one for the level',
    body: ResultHintInput,
    data: ResultHint,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/result-hints/:id',
    summary:
      'Replace what is written of a result hint; what a member reads being another, its review is void and it is disabled',
    body: ResultHintInput.extend({ version }),
    data: ResultHint,
  }),
  review: defineEndpoint({
    method: 'POST',
    path: '/result-hints/:id/review',
    summary: 'Pass the medical review or, with a note, refuse it, which disables. 422 for who wrote the text',
    body: z
      .object({ approved: z.boolean(), note: text(limit.reviewNote).optional(), version })
      .refine(({ approved, note }) => approved || note !== undefined, { path: ['note'] }),
    data: ResultHint,
  }),
  enable: defineEndpoint({
    method: 'POST',
    path: '/result-hints/:id/enable',
    summary: 'Show a result hint to members; 422 unless its medical review is passed',
    body: versioned,
    data: ResultHint,
  }),
  disable: defineEndpoint({
    method: 'POST',
    path: '/result-hints/:id/disable',
    summary: 'Show a result hint no longer; its results fall back to the global one',
    body: versioned,
    data: ResultHint,
  }),
  copy: defineEndpoint({
    method: 'POST',
    path: '/result-hints/:id/copy',
    summary:
      'Add a hint for the same level of another project, disabled and not reviewed; levelCode names another level. 422 where the text may not stand for it: a red flag needs a phone and no score',
    body: z.object({ projectId: id.nullable(), levelCode: text(limit.levelCode).optional() }),
    data: ResultHint,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/result-hints/:id',
    summary: 'Delete a result hint; 422 with blockedBy while a published quiz shows it. Can be undone by restore',
    query: versionQuery,
    data: z.null(),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/result-hints/:id/restore',
    summary: 'Undo a deletion; `version` is the one that the deletion was asked with, plus one',
    body: versioned,
    data: ResultHint,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/result-hints/bulk',
    summary: 'An action on picked result hints, answered at once',
    body: z.object({ ids: bulkIds, action }),
    data: BulkResult,
  }),
  bulkMatching: defineEndpoint({
    method: 'POST',
    path: '/result-hints/bulk-matching',
    summary: 'An action on all result hints that match a filter, as a job',
    body: matching(ResultHintFilter).extend({ action }),
    data: Job,
  }),
};

/** `data` of a deletion that is refused: the published quizzes that show the hint. */
export const BlockedByQuizzes = z.object({
  blockedBy: z.array(z.object({ id, projectId: id, title: z.string() })).min(1),
  count: z.int().positive(),
});
export type BlockedByQuizzes = z.infer<typeof BlockedByQuizzes>;
