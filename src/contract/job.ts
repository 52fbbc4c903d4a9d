import { z } from 'zod';
import { FailedRow } from './bulk';
import { id, instant } from './common';
import { defineEndpoint } from './endpoint';

/** What a job does. */
export const jobKinds = [
  /** Rows to a file. */
  'export',
  /** Rows from a file. */
  'import',
  /** An action on rows. */
  'bulk',
  /** Figures from the platform. */
  'sync',
  /** Whether the targets of links answer. */
  'linkCheck',
  /** Pictures of codes to a ZIP. */
  'codes',
  /** Open work to another operator. */
  'handover',
] as const;
/** How far a job is. */
export const jobStates = [
  /** Waits for its turn or its day. */
  'queued',
  /** At work. */
  'running',
  /** Over; rows may have failed. */
  'succeeded',
  /** Broke down. */
  'failed',
  /** Stopped by hand; rows that it has changed stay changed. */
  'cancelled',
] as const;

/** Work of the server that takes longer than an answer (docs/api.md). Only its operator sees it. */
export const Job = z.object({
  id,
  /** What it was started by: POST /exports is `export`, a check or a confirmation of an import `import`, POST …/bulk-matching `bulk`, POST /analysis/sync `sync`, POST /project-links/check `linkCheck`, POST …/codes `codes`, POST /handovers `handover`. */
  kind: z.enum(jobKinds),
  entity: z
    .string()
    .describe(
      'What its rows are: the first part of the path that it was started at, in the singular and in camel case, `member` of /members/bulk-matching, `channelLink` of /channel-links/codes; of an export or import the `entity` that was sent; `analysis` of sync, `handover` of handover. By it and `action` the console names the job: one that it does not know it names by its kind',
    ),
  action: z
    .string()
    .describe(
      'What it does with each row, by kind. bulk: the `action` that was sent, or that of `change`, such as `pause` or `addTags`; export: `exportClear` with `clear`, else `export`; import: `check` or `import`; sync: the `report` that was sent; linkCheck: `check`; codes: `codes`; handover: `start`',
    ),
  subject: z
    .string()
    .nullable()
    .describe('Between whom or of what, where the action does not say, such as who hands over to whom'),
  /** How far it is. */
  state: z.enum(jobStates),
  /** Rows that it has seen. */
  done: z.int().nonnegative(),
  /** Rows that it has to see. */
  total: z.int().nonnegative(),
  /** Rows that were left as they were; a job may succeed with some. */
  failed: z.array(FailedRow),
  /** Why the whole of it failed, in the operator's language. */
  errorMessage: z.string().nullable(),
  /** The file to fetch, below the API's prefix, once an export or a job of codes has succeeded. */
  fileUrl: z.string().startsWith('/').nullable(),
  /** The name to keep the file under; null without one. */
  fileName: z.string().nullable(),
  createdAt: instant,
  startsAt: instant.nullable().describe('Waits until then, with the rows that there are by then; null: at once'),
  /** When it ended, however it did; null until then. */
  finishedAt: instant.nullable(),
});
export type Job = z.infer<typeof Job>;

/** Jobs, all of them. */
export const JobList = z.object({ list: z.array(Job), total: z.int().nonnegative() });

export const jobApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/jobs',
    summary: 'Jobs of the signed-in operator that began in the last seven days or are yet to begin, newest first',
    data: JobList,
  }),
  get: defineEndpoint({ method: 'GET', path: '/jobs/:id', summary: 'One job, for polling', data: Job }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/jobs/:id/cancel',
    summary: 'Stop a job; rows that it has changed stay changed. One that has ended is answered as it is',
    data: Job,
  }),
};
