import type { FormInstance } from 'antd';
import { AppError } from '@/errors/app-error';

type Path = (string | number)[];

const pathOf = (text: string): Path => text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What the server refused, by the path of the field (design.md section 3); nothing for any other failure. */
function refusalsOf(error: unknown): [string, string][] {
  if (!(error instanceof AppError) || error.status !== 422) return [];
  const { fieldErrors } = (error.data ?? {}) as { fieldErrors?: unknown };
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return [];
  return Object.entries(fieldErrors).map(([path, message]) => [path, String(message)]);
}

/**
 * Says what the server refused on the fields it concerns, and moves the focus to the first of them.
 * An error inside a value that one field edits whole, such as `tags.3`, stands on that field.
 *
 * @returns the messages that no field of the form could take, or undefined when the failure is not
 * about fields at all
 */
export function putOnFields(form: FormInstance, error: unknown): string[] | undefined {
  const refusals = refusalsOf(error);
  if (refusals.length === 0) return undefined;
  const fields = form.getFieldsError().map(({ name }) => name);
  const homeless: string[] = [];
  const taken = new Map<Path, string[]>();
  for (const [path, message] of refusals) {
    const parts = pathOf(path);
    const field = fields.find((name) => name.length > 0 && name.every((part, index) => part === parts[index]));
    if (field) taken.set(field, [...(taken.get(field) ?? []), message]);
    else homeless.push(message);
  }
  form.setFields([...taken].map(([name, errors]) => ({ name, errors })));
  const first = fields.find((name) => taken.has(name));
  if (first) form.scrollToField(first, { focus: true, block: 'center' });
  return homeless;
}
