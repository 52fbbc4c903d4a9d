import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Ref of a control that a form can focus. */
export type Focusable = { focus: () => void };

/** For a group that is not focusable itself: form focus goes to its checked control, or to the first. */
export function useFocusInside(ref: Ref<Focusable> | undefined, box: RefObject<HTMLElement | null>) {
  useImperativeHandle(ref, () => ({
    focus: () => {
      const find = (which: string) => box.current?.querySelector<HTMLElement>(`input:enabled${which}`);
      (find(':checked') ?? find(''))?.focus();
    },
  }));
}
