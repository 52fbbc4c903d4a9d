import type { FormInstance } from 'antd';
import { getFieldErrors } from '@/errors/refusal';

type Path = (string | number)[];

const parseFieldPath = (text: string): Path =>
  text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Says what the server refused on the fields it concerns, and moves the focus to the first of them.
 * The focus stays where it is for what nobody has asked for, such as an autosave.
 * An error inside a value that one field edits whole, such as `tags.3`, stands on that field.
 *
 * @returns the messages that no field of the form could take, or undefined when the failure is not
 * about fields at all
 */
export function setFieldErrors(form: FormInstance, error: unknown, { keepsFocus = false } = {}): string[] | undefined {
  const refusals = getFieldErrors(error);
  if (refusals.length === 0) return undefined;
  const fields = form.getFieldsError().map(({ name }) => name);
  const unmatchedErrors: string[] = [];
  const taken = new Map<Path, string[]>();
  for (const [path, message] of refusals) {
    const parts = parseFieldPath(path);
    const around = fields.filter((name) => name.length > 0 && name.every((part, index) => part === parts[index]));
    // A list of rows is a field, too: the one within the row is meant.
    const [field] = around.toSorted((a, b) => b.length - a.length);
    if (field) taken.set(field, [...(taken.get(field) ?? []), message]);
    else unmatchedErrors.push(message);
  }
  form.setFields([...taken].map(([name, errors]) => ({ name, errors })));
  const first = fields.find((name) => taken.has(name));
  if (first && !keepsFocus) form.scrollToField(first, { focus: true, block: 'center' });
  return unmatchedErrors;
}
