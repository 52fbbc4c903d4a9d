import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';
import { focusFirst, hasFocusInDialog } from './focus-first';

type Props = { form: FormInstance; place: RefObject<HTMLElement | null> };

/** How many frames antd may take until it lets a dialog have the focus that opens over a drawer. */
const MAX_FRAMES = 10;

/**
 * Stands below the fields of a form in a drawer or dialog, and puts the focus on the first of them as soon as they are
 * there: the keys that somebody quick presses while it still slides in are for it.
 */
export function FocusFirst({ form, place }: Props) {
  useEffect(() => {
    let frame = 0;
    const focus = (left: number) => {
      focusFirst(form, place.current);
      // A drawer below keeps the focus until the dialog over it has taken it.
      if (left > 0 && !hasFocusInDialog(place.current)) frame = requestAnimationFrame(() => focus(left - 1));
    };
    focus(MAX_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [form, place]);
  return null;
}
