/** Open state of a shell component: one place renders it, others open it. */
export function openStore() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  function set(next: boolean) {
    isOpen = next;
    for (const listener of listeners) listener();
  }
  return {
    open: () => set(true),
    close: () => set(false),
    get: () => isOpen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
