import { type Answer, codeOf } from '../../api/client';
import type { Writer } from '../writer';

/**
 * Whether the contract lists the refusal of a call, for example because a limit is reached. Such a call conforms but
 * counts as untested.
 */
export function isLawfullyRefused(writer: Writer, answer: Answer): boolean {
  const code = codeOf(answer);
  if (answer.status !== 403 || code === undefined) return false;
  const { summary, errors = [] } = answer.call.endpoint;
  if (!summary.includes(code) && !(errors as readonly string[]).includes(code)) return false;
  writer.session.untested.set(answer.call.name, `refused with ${code}`);
  return true;
}
