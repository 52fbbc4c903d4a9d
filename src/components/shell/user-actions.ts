export type UserAction = 'jobs' | 'handover' | 'shortcuts' | 'logout';
type Run = (action: UserAction) => void;

let run: Run | undefined;

/** Actions of the user menu, for other places that offer them. */
export const userActions = {
  /** @returns unbinds the menu */
  bind(next: Run) {
    run = next;
    return () => {
      if (run === next) run = undefined;
    };
  },
  run: (action: UserAction) => run?.(action),
};
