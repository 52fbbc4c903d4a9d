/** What is done once the job of a handover has begun. */
type OnStarted = () => void;

let openRequest: OnStarted | undefined;
const listeners = new Set<() => void>();

function ask(next: OnStarted | undefined) {
  openRequest = next;
  for (const listener of listeners) listener();
}

/** Whether somebody asks to hand work over: the menu of the user says so, and the page has the dialog. */
export const handoverStore = {
  open: (onStarted: OnStarted) => ask(onStarted),
  close: () => ask(undefined),
  get: () => openRequest,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
