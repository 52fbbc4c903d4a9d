type Versioned = { id: string; version: number };

/** Maximum number of remembered entities per resource. */
const MAX_REMEMBERED = 500;

/** The remembered versions of all resources. */
const known = new Set<Map<string, unknown>>();

/** Forgets all versions when the session ends, because they belong to one operator. */
export function forgetOwnVersions() {
  for (const made of known) made.clear();
}

/**
 * Remembers which versions the operator's own actions have created. A second action on a row is not refused as stale
 * when the list has not been refetched since the first. A change by someone else is still a conflict.
 */
export function ownVersions() {
  const made = new Map<string, { from: number; to: number }>();
  known.add(made);
  return {
    /** The version to send for an entity: the newest that the operator's own actions created since it was read. */
    latest({ id, version }: Versioned) {
      const own = made.get(id);
      return own && own.from <= version && version < own.to ? own.to : version;
    },
    /** Records that an action on version `sent` returned `result`. */
    note({ id }: Versioned, sent: number, result: { version?: unknown } | null) {
      const to = result?.version;
      if (typeof to !== 'number') return;
      const before = made.get(id);
      made.delete(id);
      // Consecutive own actions form one range of own versions.
      made.set(id, { from: before?.to === sent ? before.from : sent, to });
      const [oldest] = made.keys();
      if (made.size > MAX_REMEMBERED && oldest !== undefined) made.delete(oldest);
    },
  };
}
