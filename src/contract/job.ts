import { z } from 'zod';
import { FailedRow } from './bulk';
import { id, instant } from './common';
import { defineEndpoint } from './endpoint';

/** Kinds of jobs. */
export const jobKinds = [
  /** Exports rows to a file. */
  'export',
  /** Imports rows from a file. */
  'import',
  /** Applies an action to rows. */
  'bulk',
  /** Fetches figures from the platform. */
  'sync',
  /** Checks whether the targets of links respond. */
  'linkCheck',
  /** Packs code images into a ZIP file. */
  'codes',
  /** Hands open work over to another operator. */
  'handover',
] as const;
/** State of a job. */
export const jobStates = [
  /** Waits for its turn or its start time. */
  'queued',
  /** Running. */
  'running',
  /** Finished; single rows can have failed. */
  'succeeded',
  /** Failed as a whole. */
  'failed',
  /** Canceled by the operator; changed rows stay changed. */
  'cancelled',
] as const;

/** A long-running task on the server (docs/api.md). Only its operator sees it. */
export const Job = z.object({
  id,
  /**
   * The call that started it: `export` for POST /exports, `import` for the check or confirmation of an import, `bulk`
   * for POST …/bulk-matching, `sync` for POST /analysis/sync, `linkCheck` for POST /project-links/check, `codes` for
   * POST …/codes, `handover` for POST /handovers.
   */
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
  /** State of the job. */
  state: z.enum(jobStates),
  /** Number of processed rows. */
  done: z.int().nonnegative(),
  /** Number of all rows. */
  total: z.int().nonnegative(),
  /** Rows that were not changed. A job can succeed with failed rows. */
  failed: z.array(FailedRow),
  /** Why the job failed as a whole, in the operator's language. */
  errorMessage: z.string().nullable(),
  /** URL of the file, below the API's prefix, once an export or a codes job has succeeded. */
  fileUrl: z.string().startsWith('/').nullable(),
  /** Name of the file to save; null without a file. */
  fileName: z.string().nullable(),
  createdAt: instant,
  startsAt: instant.nullable().describe('Waits until then, with the rows that there are by then; null: at once'),
  /** When it ended, with any result; null until then. */
  finishedAt: instant.nullable(),
});
export type Job = z.infer<typeof Job>;

/** All jobs of the operator. */
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
