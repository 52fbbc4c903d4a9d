export type UserAction = 'jobs' | 'handover' | 'shortcuts' | 'logout';
type Run = (action: UserAction) => void;

let run: Run | undefined;

/** What the menu of the user does, for whoever offers the same elsewhere. */
export const userActions = {
  /** @returns takes the menu away again */
  bind(next: Run) {
    run = next;
    return () => {
      if (run === next) run = undefined;
    };
  },
  run: (action: UserAction) => run?.(action),
};
