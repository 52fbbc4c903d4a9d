/** Called once the handover job has started. */
type OnStarted = () => void;

let openRequest: OnStarted | undefined;
const listeners = new Set<() => void>();

function ask(next: OnStarted | undefined) {
  openRequest = next;
  for (const listener of listeners) listener();
}

/** Open state of the handover dialog: the user menu sets it, and the page renders the dialog. */
export const handoverStore = {
  open: (onStarted: OnStarted) => ask(onStarted),
  close: () => ask(undefined),
  get: () => openRequest,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
