import { type Answer, dataOf } from '../../api/client';
import type { Writer } from '../writer';

/** Expects 422 with an error for one of `fields`. */
export function expectFieldError(writer: Writer, answer: Answer, fields: readonly string[], where: string) {
  if (!writer.session.expect(answer, { status: [422], where })) return;
  const { fieldErrors } = (dataOf(answer) ?? {}) as { fieldErrors?: Record<string, string> };
  const names = Object.keys(fieldErrors ?? {});
  if (names.length > 0 && !names.some((one) => fields.includes(one.split('.')[0] ?? ''))) {
    writer.differs(answer, where, `fieldErrors.${fields.join(' or ')}`, `fieldErrors.${names[0]}`);
  }
}
