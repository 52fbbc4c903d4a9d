import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';
import { focusFirst, hasFocusInDialog } from './focus-first';

type Props = { form: FormInstance; place: RefObject<HTMLElement | null> };

/** Maximum number of frames until antd allows focus in a dialog that opens over a drawer. */
const MAX_FRAMES = 10;

/**
 * Placed below the fields of a form in a drawer or dialog, focuses the first one as soon as it is mounted, so that keys
 * pressed during the opening animation reach it.
 */
export function FocusFirst({ form, place }: Props) {
  useEffect(() => {
    let frame = 0;
    const focus = (left: number) => {
      focusFirst(form, place.current);
      // A drawer below traps the focus until the dialog over it has taken it.
      if (left > 0 && !hasFocusInDialog(place.current)) frame = requestAnimationFrame(() => focus(left - 1));
    };
    focus(MAX_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [form, place]);
  return null;
}
