import { z } from 'zod';
import { id, typedText, version } from './common';
import { leaseCalls } from './lease';
import { quiz as limit, quizStatuses } from './limits/quiz';
import { checkCodes } from './limits/quiz-checks';
import { Quiz, QuizContent } from './quiz';
import { resource } from './resource';
import { requestReviewSummary, reviewRequestBody } from './review-request';

const count = z.int().nonnegative();

/** A version or the draft of a project's quiz, without its questions (docs/domain.md 6.3). */
export const QuizVersion = Quiz.pick({
  id: true,
  projectId: true,
  title: true,
  quizVersion: true,
  status: true,
  publishNote: true,
  publishedAt: true,
  updatedAt: true,
  version: true,
}).extend({
  status: z
    .enum(quizStatuses)
    .describe(
      'draft: at most one of a project, edited; published: at most one, answered; retired: a newer one is published, final',
    ),
  publishedByName: z.string().nullable().describe('Null of a draft'),
  updatedByName: z.string().describe('Of the last change, which can be a review'),
  textEditedByName: Quiz.shape.textEditedByName,
  questionCount: count.describe('Those that take an answer'),
  answeringCount: count.describe('Members who are answering it now and go on in it, whatever is published meanwhile'),
  recordCount: count.describe('Records that were submitted in it'),
});
export type QuizVersion = z.infer<typeof QuizVersion>;

/** A finding of the publish checks (docs/domain.md 4.1). */
export const QuizFinding = z.object({
  code: z.enum(checkCodes).describe('Which check found it; the console has the words'),
  /** Whether it blocks publishing. */
  severity: z.enum([
    /** Blocks publishing. */
    'error',
    /** Does not block publishing. */
    'warning',
  ]),
  at: z
    .array(z.union([z.string(), z.int().nonnegative()]))
    .describe('Path into the quiz, such as ["questions", 3, "options", 0]; empty for the whole'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Values for the message: codes, names, places counted from 1, numbers'),
});

/** Result of the publish checks; also `data` of a 403 QUIZ_NOT_READY. */
export const QuizCheck = z.object({
  findings: z.array(QuizFinding).describe('Of the questions first, in their order; none where all is well'),
});
export type QuizCheck = z.infer<typeof QuizCheck>;

/** A quiz as a file, for backup or for transfer to another project. */
export const QuizFile = z.strictObject({
  /** Type of the file. */
  format: z.literal('health-quiz'),
  /** Version of the format. */
  formatVersion: z.literal(1),
  quiz: QuizContent.describe('Without what ties it to a project: ids of questions and options stay'),
});

const draftOf = z
  .object({ id, version })
  .nullable()
  .describe('The draft to overwrite, in the version that was read; null: there is none. 409 if that has changed');

const quizzes = resource('/quizzes', { names: ['quiz', 'quizzes'], item: Quiz, input: QuizContent });

const changedOnly = '403 QUIZ_UNCHANGED for a draft with the content of the published version';
const draftOnly = '403 QUIZ_STATUS for any but a draft, 403 LEASE_HELD while somebody else edits it';

/** A published scale as a starting point for a quiz. */
export const ReferenceScale = z.object({
  /** Key of the scale. */
  key: z.string(),
  /** Name of the scale. */
  title: z.string(),
  questionCount: count.describe('Those that take an answer'),
  /** Content of the quiz. */
  content: QuizContent,
});
export type ReferenceScale = z.infer<typeof ReferenceScale>;

export const quizVersionsApi = {
  scales: quizzes.call('GET', '/scales', {
    summary: 'The reference scales that a quiz can begin with, whole (docs/domain.md 4.2)',
    data: z.array(ReferenceScale),
  }),
  versions: quizzes.call('GET', '', {
    summary: 'The draft of a project’s quiz and all its versions, newest first; none of a project without a quiz',
    query: z
      .object({
        /** The project of the quiz. */
        projectId: id,
      })
      .strict(),
    data: z.array(QuizVersion),
  }),
  ...quizzes.usualCalls({
    get: ', whole: the draft or any version, to be edited, looked at or compared',
    update: `, in its draft, however unfinished; the same content makes no new version. 409 with the draft as it is now. ${draftOnly}`,
    remove: ` in its draft; its versions stay. ${draftOnly}`,
  }),
  create: quizzes.call('POST', '', {
    summary:
      'Begin the draft of a project’s quiz: like the published version, or empty where there is none. 403 QUIZ_DRAFT_EXISTS where one is open, 403 PROJECT_STATUS for an archived project and for patient education',
    body: z.object({
      /** The project of the quiz. */
      projectId: id,
    }),
    data: Quiz,
  }),
  restoreAsDraft: quizzes.call('POST', '/:id/restore-as-draft', {
    summary:
      'Make the draft like this version, published or retired; 403 QUIZ_STATUS for a draft, PROJECT_STATUS for an archived project, LEASE_HELD while somebody else edits the draft',
    body: z.object({ draft: draftOf }),
    data: Quiz,
    errors: ['CONFLICT'],
  }),
  copyFrom: quizzes.act(
    'copy-from',
    `Make a draft like the published quiz of another project, with new ids for its questions; 422 on projectId where that has none. ${draftOnly}`,
    { projectId: id.describe('The other project') },
  ),
  check: quizzes.call('GET', '/:id/check', {
    summary:
      'What the publish checks find in a draft as it was saved last, with the project’s result hints and agreement',
    data: QuizCheck,
  }),
  review: quizzes.call('POST', '/:id/review', {
    summary:
      'Pass the medical review of a draft or, with a note, refuse it; any change of the content voids it. 403 QUIZ_REVIEW_OWN for who wrote it last, 403 QUIZ_STATUS for any but a draft',
    body: z
      .object({
        /** true: passed; false: refused. */
        approved: z.boolean(),
        /** Note of the reviewer; required to refuse. */
        note: typedText(limit.maxReviewNoteLength).optional(),
        version,
      })
      .refine(({ approved, note }) => approved || note !== undefined, { path: ['note'] }),
    data: Quiz,
  }),
  requestReview: quizzes.act(
    'request-review',
    `${requestReviewSummary('a draft')}, ${changedOnly}, 403 QUIZ_STATUS for any but a draft`,
    reviewRequestBody,
  ),
  publish: quizzes.act(
    'publish',
    `Publish a draft as the next version: the one before is retired, the project moves on, and who is answering goes on in the old one. 403 QUIZ_NOT_READY with the findings where one is an error, ${changedOnly}; ${draftOnly}`,
    { publishNote: typedText(limit.maxPublishNoteLength).describe('What is new, as the history of versions shows it') },
  ),
  export: quizzes.call('GET', '/:id/export', { summary: 'A draft or version as a file', data: QuizFile }),
  import: quizzes.call('PUT', '/:id/import', {
    summary: `Make a draft like a file, however unfinished; a wrong field is refused by its path, such as file.quiz.questions.3.title. ${draftOnly}`,
    body: z.object({
      /** A file from GET /quizzes/{id}/export. */
      file: QuizFile,
      version,
    }),
    data: Quiz,
  }),
};

/** Edit lease of a draft, valid for two minutes (limits/lease, `quizSeconds`). */
export const quizLeaseApi = leaseCalls('/quizzes/:id', 'draft of a quiz', '. 403 QUIZ_STATUS for any but a draft');
