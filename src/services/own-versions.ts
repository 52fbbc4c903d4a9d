type Versioned = { id: string; version: number };

/** Of how many things the last own changes are known. */
const MAX_REMEMBERED = 500;

/** Of all kinds of things. */
const known = new Set<Map<string, unknown>>();

/** They end with the session: the next operator's actions are not one's own. */
export function forgetOwnVersions() {
  for (const made of known) made.clear();
}

/**
 * Which version of a thing one's own last action made of which: whoever acts again before the list has been read anew
 * acts on what they have seen, for what lies between is their own doing. Anybody else's change is a conflict as ever.
 */
export function ownVersions() {
  const made = new Map<string, { from: number; to: number }>();
  known.add(made);
  return {
    /** The version that `one` has by one's own actions since it was read. */
    latest({ id, version }: Versioned) {
      const own = made.get(id);
      return own && own.from <= version && version < own.to ? own.to : version;
    },
    /** Hears that an action on a version has made `result` of it. */
    note({ id }: Versioned, sent: number, result: { version?: unknown } | null) {
      const to = result?.version;
      if (typeof to !== 'number') return;
      const before = made.get(id);
      made.delete(id);
      // What lay between was one's own as well, as long as each was made of the one before.
      made.set(id, { from: before?.to === sent ? before.from : sent, to });
      const [oldest] = made.keys();
      if (made.size > MAX_REMEMBERED && oldest !== undefined) made.delete(oldest);
    },
  };
}
