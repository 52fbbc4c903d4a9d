import { reveal as limit, type revealPurposes } from '../../src/contract/limits/reveal';
import { iso } from '../clock';
import type { Operator } from '../fixtures/operators';
import { logAccess } from '../log/access-log';
import type { Origin } from '../log/origin';
import { tooMany, waitFor } from './quota';

type Look<Field extends string> = {
  entity: { type: string; id: string };
  input: { fields: Field[]; purpose: (typeof revealPurposes)[number]; purposeNote?: string };
  operator: Operator;
  origin: Origin;
  /** The clear value, null where there is none. */
  clearOf: (field: Field) => string | null;
};

/**
 * Clear values of one row for a minute, and a row in the log, which has none of them (docs/domain.md 5.2).
 * Whether anybody may see them at all is for the caller to say before.
 * @throws Fault 429 when the operator has looked at 200 in the last hour; that too is logged
 */
export function reveal<Field extends string>({ entity, input, operator, origin, clearOf }: Look<Field>) {
  const now = Date.now();
  const retryAfterSeconds = waitFor(operator.id, now);
  const fields = [...new Set(input.fields)];
  logAccess(
    {
      operatorId: operator.id,
      operatorName: operator.name,
      action: 'reveal',
      entityType: entity.type,
      entityId: entity.id,
      subjectIds: [entity.id],
      fields,
      purpose: input.purpose,
      purposeNote: input.purposeNote ?? null,
      recordCount: 1,
      masked: false,
      ...origin,
      result: retryAfterSeconds > 0 ? 'denied' : 'success',
    },
    now,
  );
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
  const values = Object.fromEntries(fields.map((field) => [field, clearOf(field)])) as Partial<
    Record<Field, string | null>
  >;
  return { values, expiresAt: iso(now + limit.maxSeconds * 1000) };
}
