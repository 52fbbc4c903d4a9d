import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';
import { focusFirst } from './focus-first';

type Props = { form: FormInstance; place: RefObject<HTMLElement | null> };

/**
 * Stands below the fields of a form that slides in, and puts the focus on the first of them as soon as they are there:
 * what somebody quick types until the form stands would be lost.
 */
export function FocusFirst({ form, place }: Props) {
  useEffect(() => focusFirst(form, place.current), [form, place]);
  return null;
}
