import { z } from 'zod';
import { day, id, imageUrl, instant } from './common';
import { funnelSteps, project as limit } from './limits/project';
import { questionTypes } from './limits/quiz';
import { resource } from './resource';

const count = z.int().nonnegative();
const percent = z.number().min(0).max(100).nullable();

/** Funnel and trend of a project (docs/domain.md 6.2, detail). */
export const ProjectOverview = z.object({
  asOf: instant.describe('When it was counted'),
  funnel: z
    .array(
      z.object({
        step: z
          .enum(funnelSteps)
          .describe(
            'view: opened its page, each opening counted; start: began to answer; submit: handed in; qualified: found eligible; referred: sent to a hospital; enrolled: took part in the study, in recruit projects only',
          ),
        count: count.describe('Those who came as far as this or further; never more than of the step before'),
        rate: percent.describe('Of the step before, one decimal; null of the first and where that is 0'),
      }),
    )
    .min(1)
    .describe('In the order of the steps'),
  trend: z
    .array(
      z.object({
        date: day.describe('A business day'),
        viewCount: count.describe('Times that its page was opened on the day'),
        startCount: count.describe('Records begun on the day'),
        submitCount: count.describe('Records submitted on the day, whenever they were begun'),
        qualifiedCount: count.describe('Of these, those found eligible since'),
        isRunning: z.boolean().describe('The day is not over and its figures still grow: today, and no other'),
      }),
    )
    .length(limit.trendDays)
    .describe('The last 14 business days, today included, oldest first'),
});
export type ProjectOverview = z.infer<typeof ProjectOverview>;

/** Where members stop answering a version of the quiz. */
export const QuizDropOff = z.object({
  /** Version of the quiz to which the figures belong. */
  quizVersion: z.int().positive(),
  startCount: count.describe('Records begun in this version'),
  submitCount: count.describe('Of these, records that were submitted'),
  answeringCount: count.describe(
    'Of these, records that are in progress; neither submitted nor abandoned. The questions count all others',
  ),
  questions: z
    .array(
      z.object({
        questionId: z.string(),
        /** Code of the question. */
        code: z.string(),
        title: z.string().describe('As in this version'),
        /** Type of the question. */
        type: z.enum(questionTypes),
        reachedCount: count.describe('Records in which it was asked; those that logic hid it from are not among them'),
        answeredCount: count.describe('Of these, records that hold an answer'),
        leftCount: count.describe(
          'Abandoned or voided records that were not submitted and ended here: the last question that was asked',
        ),
        leftRate: percent.describe('leftCount per reachedCount, one decimal; null where nobody came so far'),
      }),
    )
    .describe('Those that take an answer, in the order of the quiz'),
});
export type QuizDropOff = z.infer<typeof QuizDropOff>;

/** Figures of each channel in a project (docs/domain.md 6.2, detail). */
export const ProjectChannels = z.object({
  rows: z
    .array(
      z.object({
        channelId: id.nullable().describe('Of the record, as it was at submission; null: came by none'),
        channelName: z.string().nullable(),
        /** People who started the quiz. */
        startCount: count,
        /** People who submitted it. */
        submitCount: count,
        /** People who were reviewed as eligible. */
        qualifiedCount: count,
        completionRate: percent.describe('submitCount per startCount, one decimal'),
      }),
    )
    .describe('Most submissions first; the sums are those of the funnel'),
});
export type ProjectChannels = z.infer<typeof ProjectChannels>;

const page = z.string().describe('The mini program page that it opens, without a leading slash');

/** A mini program code to try a draft on a real phone. */
export const TrialCode = z.object({
  imageUrl: imageUrl.describe('The code as a picture'),
  page,
  expiresAt: instant.describe('Until then whoever scans it sees the draft; answers make no records'),
});
export type TrialCode = z.infer<typeof TrialCode>;

/** The permanent mini program code of a project. */
export const ProjectCode = z.object({
  imageUrl: imageUrl.describe('The code as a square picture'),
  page,
  scene: z
    .string()
    .max(limit.maxSceneLength)
    .describe('What the page is opened with: an opaque code, nothing personal'),
  width: z.int().positive().describe('Of the picture, in pixels'),
});
export type ProjectCode = z.infer<typeof ProjectCode>;

const projects = resource('/projects', { names: ['project', 'projects'], item: ProjectOverview });

/** Range of the funnel; left out: since the project began. */
export const FunnelDays = z
  .object({
    startedFrom: day.describe('Records begun, and page views, on this business day or later'),
    startedBefore: day.describe('And before this business day'),
  })
  .partial()
  .strict();
export type FunnelDays = z.input<typeof FunnelDays>;

export const projectFiguresApi = {
  overview: projects.call('GET', '/:id/overview', {
    summary: 'The funnel of a project and its last 14 days, today among them',
    query: FunnelDays,
    data: ProjectOverview,
  }),
  dropOff: projects.call('GET', '/:id/drop-off', {
    summary:
      'Where members stop answering; of the published version of the quiz unless another is asked for. 404 where there is none',
    query: z.object({ quizId: id.optional().describe('A published or retired version') }).strict(),
    data: QuizDropOff,
  }),
  channels: projects.call('GET', '/:id/channels', {
    summary: 'What each channel brought to a project, since it began',
    data: ProjectChannels,
  }),
  trialCode: projects.call('POST', '/:id/trial-code', {
    summary:
      'A new code to try a draft with; those before it no longer open it. 403 PROJECT_STATUS for any but a draft',
    data: TrialCode,
  }),
  code: projects.call('GET', '/:id/code', {
    summary: 'The mini program code of a project that was published; 403 PROJECT_STATUS for a draft',
    query: z
      .object({
        width: z.coerce
          .number<number>()
          .int()
          .min(limit.minCodeWidth)
          .max(limit.maxCodeWidth)
          .default(limit.codeWidth)
          .describe('Of the picture, in pixels'),
      })
      .strict(),
    data: ProjectCode,
  }),
};
