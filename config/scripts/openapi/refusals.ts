import type { ErrorCode } from '../../../src/contract/error-codes';
import type { JsonSchema } from './json-schema';

/** Types of `data` in a refusal, by error code. Refusals with other codes have no data. */
const types: Partial<Record<ErrorCode, string>> = {
  MEMBER_HAS_OPEN_RECORDS: 'BlockedBy',
  CATEGORY_HAS_PROJECTS: 'CategoryBlockedBy',
  TEMPLATE_IN_USE: 'BlockedByProjects',
  HOSPITAL_HAS_RECORDS: 'BlockedByRecords',
  PROJECT_LINK_IN_USE: 'BlockedByHints',
  PROJECT_NOT_READY: 'PublishGate',
  QUIZ_NOT_READY: 'QuizCheck',
  LEASE_HELD: 'LeaseHolder',
  LEASE_LOST: 'LeaseHolder',
  RECORD_TAKEN: 'RecordTaken',
  HINT_IN_USE: 'BlockedByQuizzes',
};

/** Types of `data` that have no schema in src/contract. */
export const refusalTypes: Record<string, JsonSchema> = {
  Conflict: {
    type: 'object',
    description: 'Data of a 409',
    properties: {
      current: {
        description:
          'What the server holds by now, as the call answers it when it succeeds; of an order all ids as they are ordered; null where there is nothing any more',
      },
    },
    required: ['current'],
  },
  RecordTaken: {
    type: 'object',
    description: 'Data of a 403 RECORD_TAKEN: who was faster',
    properties: {
      assigneeId: { type: 'string', description: 'The operator who has the record' },
      assigneeName: { type: ['string', 'null'], description: 'Their name; null where they are unknown by now' },
    },
    required: ['assigneeId', 'assigneeName'],
  },
};

/** Schema of `data` in a refusal with one of `codes`; undefined if none of them has data. */
export function refusalData(codes: readonly ErrorCode[], refTo: (name: string) => JsonSchema): JsonSchema | undefined {
  const names = [...new Set(codes.flatMap((code) => types[code] ?? []))];
  const [only, ...others] = names.map(refTo);
  if (!only) return undefined;
  const description = names
    .map((name) => `${name} of ${codes.filter((code) => types[code] === name).join(' and ')}`)
    .join('; ');
  return others.length > 0 ? { anyOf: [only, ...others], description } : { ...only, description };
}
