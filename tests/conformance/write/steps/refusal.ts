import { type Answer, codeOf } from '../../api/client';
import type { Writer } from '../writer';

/**
 * Whether a call was refused as it says that it may be, such as for a list that is full. That is no fault, and leaves
 * the call untested.
 */
export function isLawfullyRefused(writer: Writer, answer: Answer): boolean {
  const code = codeOf(answer);
  if (answer.status !== 403 || code === undefined) return false;
  const { summary, errors = [] } = answer.call.endpoint;
  if (!summary.includes(code) && !(errors as readonly string[]).includes(code)) return false;
  writer.session.untested.set(answer.call.name, `refused with ${code}`);
  return true;
}
