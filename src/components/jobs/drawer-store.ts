let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the operator looks at their jobs: the menu of the user has the drawer, and others lead there. */
export const jobDrawerStore = {
  open: () => set(true),
  close: () => set(false),
  get: () => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
