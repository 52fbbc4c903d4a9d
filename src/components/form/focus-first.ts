import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef } from 'react';

/** Puts the focus on the first field of a form: the operator came to type. Who types already is left alone. */
export function focusFirst(form: FormInstance) {
  if (document.activeElement?.matches('input, textarea, [contenteditable=true]')) return;
  const [first] = form.getFieldsError();
  if (first) form.focusField(first.name as never);
}

/**
 * The same for what opens over a page, and is there a moment before it has opened: whoever has used a key or the
 * pointer by then is somewhere already, maybe on the button.
 */
export function useFocusFirst(form: FormInstance) {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  return useCallback(() => {
    if (!hasActed.current) focusFirst(form);
  }, [form]);
}
