import { reveal as limit, type revealPurposes } from '../../src/contract/limits/reveal';
import { iso } from '../clock';
import type { Operator } from '../fixtures/operators';
import { logAccess } from '../log/access-log';
import type { Origin } from '../log/origin';
import { createQuotaFault, getRevealWait } from './quota';

type Look<Field extends string> = {
  entity: { type: string; id: string };
  input: { fields: Field[]; purpose: (typeof revealPurposes)[number]; purposeNote?: string };
  operator: Operator;
  origin: Origin;
  /** Returns the clear value; null if there is none. */
  clearOf: (field: Field) => string | null;
};

/**
 * Returns clear values of one row, which expire after a minute, and logs the access without the values (docs/domain.md
 * 5.2). The caller has to check the permission before.
 * @throws Fault 429 over the hourly limit, which is also logged
 */
export function reveal<Field extends string>({ entity, input, operator, origin, clearOf }: Look<Field>) {
  const now = Date.now();
  const retryAfterSeconds = getRevealWait(operator.id, now);
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
  if (retryAfterSeconds > 0) throw createQuotaFault(retryAfterSeconds);
  const values = Object.fromEntries(fields.map((field) => [field, clearOf(field)])) as Partial<
    Record<Field, string | null>
  >;
  return { values, expiresAt: iso(now + limit.maxSeconds * 1000) };
}
