import { type Answer, dataOf } from '../../api/client';
import type { Writer } from '../writer';

/** A body is refused, and the answer names the field. */
export function expectFieldError(writer: Writer, answer: Answer, field: string, where: string) {
  if (!writer.session.expect(answer, { status: [422], where })) return;
  const { fieldErrors } = (dataOf(answer) ?? {}) as { fieldErrors?: Record<string, string> };
  const names = Object.keys(fieldErrors ?? {});
  if (names.length > 0 && !names.some((one) => one.split('.')[0] === field)) {
    writer.differs(answer, where, `fieldErrors.${field}`, `fieldErrors.${names[0]}`);
  }
}
