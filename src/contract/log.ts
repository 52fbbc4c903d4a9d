import { z } from 'zod';
import { id, instant, listOf, paging, text } from './common';
import { defineEndpoint } from './endpoint';
import { accessActions, accessResults, log as limit } from './limits/log';
import { reveal, revealPurposes } from './limits/reveal';

const entityType = z
  .string()
  .max(limit.maxEntityTypeLength)
  .regex(/^[a-z][A-Za-z]+$/);

/** A value as the log has it: an object, or a list of anything but texts, is a text of JSON. Sensitive ones are masked. */
export const LogValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type LogValue = z.infer<typeof LogValue>;

/** Who changed what (docs/domain.md 5.4), one for all entities. Append-only. */
export const ChangeLogEntry = z.object({
  id,
  /** Of what kind the changed thing is: see Logs in the description of this document. */
  entityType,
  /** Its id; of an order what was put in order, see Logs. */
  entityId: id,
  /** Which there are of each kind: see Logs. The console has the words. */
  action: z.string(),
  /** Fields that have another value since. */
  changes: z.array(
    z.object({
      /** Name of the field, as its type in this document has it. */
      field: z.string(),
      /** The value before, masked where it is personal. */
      from: LogValue,
      /** The value since, masked where it is personal. */
      to: LogValue,
    }),
  ),
  /** What the operator gave as the reason, where one is asked for. */
  reason: z.string().optional(),
  operatorName: z.string(),
  createdAt: instant,
});
export type ChangeLogEntry = z.infer<typeof ChangeLogEntry>;

/** Who looked at personal data (docs/domain.md 5.4). Append-only, and without the data. */
export const AccessLogEntry = z.object({
  id,
  operatorId: id,
  operatorName: z.string(),
  /** What was done with personal data. */
  action: z.enum(accessActions),
  /** Of what kind the thing is: see Logs in the description of this document. */
  entityType,
  /** null where it was several at once: an export stands in the log of each of its rows. */
  entityId: id.nullable(),
  /** The fields that were seen. */
  fields: z.array(z.string()),
  /** null where none is asked for, as with masked exports. */
  purpose: z.enum(revealPurposes).nullable(),
  /** What the purpose `other` was; null of all others. */
  purposeNote: text(reveal.maxPurposeNoteLength).nullable(),
  /** How many things were seen or exported. */
  recordCount: z.int().nonnegative(),
  /** Whether the values stayed masked. */
  masked: z.boolean(),
  /** The operator’s network address. */
  ip: z.string().max(limit.maxIpLength),
  /** What the operator’s browser calls itself. */
  userAgent: z.string().max(limit.maxUserAgentLength),
  /** That of the answer's envelope. */
  requestId: z.string(),
  result: z.enum(accessResults),
  createdAt: instant,
});
export type AccessLogEntry = z.infer<typeof AccessLogEntry>;

/** Whose log. */
export const LogQuery = z.object({
  /** Of what kind the thing is. */
  entityType,
  /** Its id. */
  entityId: id,
  ...paging,
});
export type LogQuery = z.input<typeof LogQuery>;

/** What the console shows or prints without a call of its own that would be logged. */
export const AccessLogInput = z
  .object({
    /** What was done with personal data. */
    action: z.enum(accessActions).extract(['view', 'print']),
    /** `member`, `record`, `report`, `followUp` or `agreement`. */
    entityType,
    /** Its id. */
    entityId: id,
    fields: z.array(z.string().max(limit.maxFieldLength)).max(limit.maxFields).describe('What was on it'),
    purpose: z.enum(revealPurposes).nullable().describe('Null where none is asked for, as with masked prints'),
    purposeNote: text(reveal.maxPurposeNoteLength).nullable().describe('Required with the purpose other'),
    masked: z.boolean().describe('Whether the personal fields on it were masked'),
  })
  .refine(({ purpose, purposeNote }) => purpose !== 'other' || Boolean(purposeNote), { path: ['purposeNote'] });

export type AccessLogInput = z.input<typeof AccessLogInput>;

export const ChangeLog = listOf(ChangeLogEntry);
export const AccessLog = listOf(AccessLogEntry);

export const logApi = {
  changes: defineEndpoint({
    method: 'GET',
    path: '/change-logs',
    summary: 'A page of what was changed about one thing, newest first',
    query: LogQuery,
    data: ChangeLog,
  }),
  accesses: defineEndpoint({
    method: 'GET',
    path: '/access-logs',
    summary: 'A page of who looked at the personal data of one thing, newest first',
    query: LogQuery,
    data: AccessLog,
  }),
  addAccess: defineEndpoint({
    method: 'POST',
    path: '/access-logs',
    summary:
      'Write down that something was shown or printed, before it is; operator, time and origin are the server’s. 404 for a thing that there is not',
    body: AccessLogInput,
    data: AccessLogEntry,
    errors: ['NOT_FOUND'],
  }),
};
