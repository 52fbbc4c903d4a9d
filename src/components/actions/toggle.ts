type Target = { id: string; version: number };
type Switched = Target & { status: 'enabled' | 'disabled' };
type Set = (one: Target) => Promise<Target | null>;

/**
 * Enables a disabled entity or disables an enabled one, with undo.
 *
 * @returns `toggle`: name of the action; `run`: runs it; `undo`: the undo option
 */
export function createToggleAction(one: Switched, set: { enable: Set; disable: Set }) {
  const [toggle, back] = one.status === 'enabled' ? (['disable', 'enable'] as const) : (['enable', 'disable'] as const);
  // If the response has no entity, its version is the next one.
  let version = one.version + 1;
  return {
    toggle,
    run: async () => {
      const done = await set[toggle](one);
      if (done) version = done.version;
      return done;
    },
    /** Undo option; `text` says what was done. */
    undo: (text: string) => ({ text, keepsFocus: true, restore: () => set[back]({ id: one.id, version }) }),
  };
}
