import { Fault } from './fault';
import { type Message, messages } from './messages';

/** Throws if at least one field has an error. @throws Fault 422 with the errors by field */
export function refuse(problems: Record<string, Message | undefined>) {
  const fields: Record<string, Message> = {};
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem;
  if (Object.keys(fields).length > 0) throw new Fault(messages.invalid, { fields });
}
