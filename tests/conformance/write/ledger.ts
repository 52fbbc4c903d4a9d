/** How something that a run has made is put away; false where it must stay. */
type PutAway = () => Promise<boolean>;

/** What a run has made and not yet put away. */
export class Ledger {
  private readonly open = new Map<string, PutAway>();
  private readonly kept = new Set<string>();

  /** @param name `hotword 123`, as the report says it when it stays */
  made(name: string, putAway: PutAway) {
    this.open.set(name, putAway);
  }

  /** It is gone already. */
  gone(name: string) {
    this.open.delete(name);
  }

  /** Something that stays by its nature, such as a line in a log. */
  stays(name: string) {
    this.kept.add(name);
  }

  /** Puts all away, the newest first, since that may stand on what was made before it. @returns what stays */
  async close(): Promise<string[]> {
    for (const [name, putAway] of [...this.open].reverse()) {
      // Whatever happens to one, the others are put away too.
      const isAway = await putAway().catch(() => false);
      if (!isAway) this.kept.add(name);
      this.open.delete(name);
    }
    return [...this.kept].sort();
  }
}
