import type { FormInstance } from 'antd';
import { getFieldErrors } from '@/errors/refusal';

type Path = (string | number)[];

const parseFieldPath = (text: string): Path =>
  text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows field errors of the server on their fields and focuses the first one, unless `keepsFocus` is set, as for an
 * autosave. An error inside the value of one field, such as `tags.3`, is shown on that field.
 *
 * @returns messages that match no field of the form, or undefined if the error has no field errors
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
    // A list of rows is a field too: the most specific field gets the error.
    const [field] = around.toSorted((a, b) => b.length - a.length);
    if (field) taken.set(field, [...(taken.get(field) ?? []), message]);
    else unmatchedErrors.push(message);
  }
  form.setFields([...taken].map(([name, errors]) => ({ name, errors })));
  const first = fields.find((name) => taken.has(name));
  if (first && !keepsFocus) form.scrollToField(first, { focus: true, block: 'center' });
  return unmatchedErrors;
}
