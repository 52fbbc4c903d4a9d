import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** What a form moves the focus to. */
export type Focusable = { focus: () => void };

/** For a group, which takes no focus itself: the form's focus goes to what is chosen in it, or to its first control. */
export function useFocusInside(ref: Ref<Focusable> | undefined, box: RefObject<HTMLElement | null>) {
  useImperativeHandle(ref, () => ({
    focus: () => {
      const find = (which: string) => box.current?.querySelector<HTMLElement>(`input:enabled${which}`);
      (find(':checked') ?? find(''))?.focus();
    },
  }));
}
