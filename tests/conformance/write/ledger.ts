/** Deletes a row that the run created; returns false if the row must stay. */
type PutAway = () => Promise<boolean>;

/** Keeps track of what a run has created and must clean up. */
export class Ledger {
  private readonly open = new Map<string, PutAway>();
  private readonly kept = new Set<string>();

  /**
   * Records a created row.
   * @param name name in the report if the row stays, such as `hotword 123`
   */
  made(name: string, putAway: PutAway) {
    this.open.set(name, putAway);
  }

  /** Records that a row has been deleted. */
  gone(name: string) {
    this.open.delete(name);
  }

  /** Records something that cannot be deleted, such as a log entry. */
  stays(name: string) {
    this.kept.add(name);
  }

  /** Deletes all rows, newest first, because newer rows may depend on older ones. @returns names of what stays */
  async close(): Promise<string[]> {
    for (const [name, putAway] of [...this.open].reverse()) {
      // An error must not stop the clean-up of other rows.
      const isAway = await putAway().catch(() => false);
      if (!isAway) this.kept.add(name);
      this.open.delete(name);
    }
    return [...this.kept].sort();
  }
}
