import { z } from 'zod';
import { id, instant, listOf, paging, text } from './common';
import { defineEndpoint } from './endpoint';
import { accessActions, accessResults, log as limit } from './limits/log';
import { reveal, revealPurposes } from './limits/reveal';

const entityType = z
  .string()
  .max(limit.maxEntityTypeLength)
  .regex(/^[a-z][A-Za-z]+$/);

/** A value in the log. Objects, and lists of anything but texts, are JSON texts. Sensitive values are masked. */
export const LogValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type LogValue = z.infer<typeof LogValue>;

/** An entry of the change log of all entities (docs/domain.md 5.4). Append-only. */
export const ChangeLogEntry = z.object({
  id,
  /** Type of the changed entity; see Logs in the description of this document. */
  entityType,
  /** Id of the changed entity; for a reorder what was reordered, see Logs. */
  entityId: id,
  /** The action; see Logs for the actions of each type. The console has the labels. */
  action: z.string(),
  /** Changed fields. */
  changes: z.array(
    z.object({
      /** Name of the field in its schema in this document. */
      field: z.string(),
      /** Previous value, masked if it is personal. */
      from: LogValue,
      /** New value, masked if it is personal. */
      to: LogValue,
    }),
  ),
  /** Reason that the operator gave, if the action requires one. */
  reason: z.string().optional(),
  operatorName: z.string(),
  createdAt: instant,
});
export type ChangeLogEntry = z.infer<typeof ChangeLogEntry>;

/** An entry of the access log (docs/domain.md 5.4). Append-only; it does not contain the data itself. */
export const AccessLogEntry = z.object({
  id,
  operatorId: id,
  operatorName: z.string(),
  /** Action on personal data. */
  action: z.enum(accessActions),
  /** Type of the entity; see Logs in the description of this document. */
  entityType,
  /** Null for several entities at once: an export appears in the log of each of its rows. */
  entityId: id.nullable(),
  /** Fields that were accessed. */
  fields: z.array(z.string()),
  /** Null if no purpose is required, as for masked exports. */
  purpose: z.enum(revealPurposes).nullable(),
  /** Explanation of the purpose `other`; null for all others. */
  purposeNote: text(reveal.maxPurposeNoteLength).nullable(),
  /** Number of entities that were viewed or exported. */
  recordCount: z.int().nonnegative(),
  /** Whether the values stayed masked. */
  masked: z.boolean(),
  /** IP address of the operator. */
  ip: z.string().max(limit.maxIpLength),
  /** User agent of the operator’s browser. */
  userAgent: z.string().max(limit.maxUserAgentLength),
  /** `requestId` of the response envelope. */
  requestId: z.string(),
  result: z.enum(accessResults),
  createdAt: instant,
});
export type AccessLogEntry = z.infer<typeof AccessLogEntry>;

/** Query of the log of one entity. */
export const LogQuery = z.object({
  /** Type of the entity. */
  entityType,
  /** Id of the entity. */
  entityId: id,
  ...paging,
});
export type LogQuery = z.input<typeof LogQuery>;

/** A view or print that no other call logs. */
export const AccessLogInput = z
  .object({
    /** Action on personal data. */
    action: z.enum(accessActions).extract(['view', 'print']),
    /** `member`, `record`, `report`, `followUp` or `agreement`. */
    entityType,
    /** Id of the entity. */
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
