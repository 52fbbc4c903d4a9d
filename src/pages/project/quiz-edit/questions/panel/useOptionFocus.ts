import { useEffect, useRef } from 'react';

/** The label input of an option. */
const findLabelInput = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(id)}"] input`);

/** Moves the focus between the labels of options, also to one that is added, or that loses the focus by moving. */
export function useOptionFocus(ids: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  const focus = (id: string | undefined) => {
    const label = id === undefined ? undefined : findLabelInput(list.current, id);
    label?.focus();
    return label;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new list
  useEffect(() => {
    if (focus(wanted.current)) wanted.current = undefined;
  }, [ids]);
  return {
    list,
    /** Focuses an option now. */
    focus,
    /** Focuses an option after the list has changed. */
    focusNext: (id: string | undefined) => {
      wanted.current = id;
    },
  };
}
