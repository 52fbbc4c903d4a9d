import type { ErrorCode } from '../../../src/contract/error-codes';
import type { JsonSchema } from './json-schema';

/** The types of src/contract that `data` of a refusal has, by its code; others have none. */
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

/** Types of refusals that the console reads by hand. */
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

/** `data` of a refusal with one of `codes`, where one of them has some. */
export function refusalData(codes: readonly ErrorCode[], refTo: (name: string) => JsonSchema): JsonSchema | undefined {
  const names = [...new Set(codes.flatMap((code) => types[code] ?? []))];
  const [only, ...others] = names.map(refTo);
  if (!only) return undefined;
  const description = names
    .map((name) => `${name} of ${codes.filter((code) => types[code] === name).join(' and ')}`)
    .join('; ');
  return others.length > 0 ? { anyOf: [only, ...others], description } : { ...only, description };
}
