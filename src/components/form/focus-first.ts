import type { FormInstance } from 'antd';

/** Puts the focus on the first field of a form: the operator came to type. Who types already is left alone. */
export function focusFirst(form: FormInstance) {
  if (document.activeElement?.matches('input, textarea, [contenteditable=true]')) return;
  const [first] = form.getFieldsError();
  if (first) form.focusField(first.name as never);
}
