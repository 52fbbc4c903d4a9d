type Target = { id: string; version: number };
type Switched = Target & { status: 'enabled' | 'disabled' };
type Set = (one: Target) => Promise<Target | null>;

/**
 * Enables what is disabled, and the other way round, and takes that back.
 *
 * @returns what it is called, what does it, and the offer to undo it
 */
export function createToggleAction(one: Switched, set: { enable: Set; disable: Set }) {
  const [toggle, back] = one.status === 'enabled' ? (['disable', 'enable'] as const) : (['enable', 'disable'] as const);
  // That of an answer which says nothing is the next one.
  let version = one.version + 1;
  return {
    toggle,
    run: async () => {
      const done = await set[toggle](one);
      if (done) version = done.version;
      return done;
    },
    /** The offer to take it back, after `text`, which says what was done. */
    undo: (text: string) => ({ text, keepsFocus: true, restore: () => set[back]({ id: one.id, version }) }),
  };
}
