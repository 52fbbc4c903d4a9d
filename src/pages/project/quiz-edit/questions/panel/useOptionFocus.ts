import { useEffect, useRef } from 'react';

/** The text of an option, or one beside it. */
const labelIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(id)}"] input`);

/** Moves the focus between the texts of options, also of one that is added, or that moves and so loses it. */
export function useOptionFocus(ids: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  const focus = (id: string | undefined) => {
    const label = id === undefined ? undefined : labelIn(list.current, id);
    label?.focus();
    return label;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again in each other list
  useEffect(() => {
    if (focus(wanted.current)) wanted.current = undefined;
  }, [ids]);
  return {
    list,
    /** At once, and of an option that is not drawn yet once it is. */
    focus,
    /** Once the list is another one. */
    focusNext: (id: string | undefined) => {
      wanted.current = id;
    },
  };
}
