declare module '../world' {
  interface World {
    /** Leases that hold when the world begins, by kind and id of what they are of. */
    leases: ReadonlyMap<string, LeaseRow>;
  }
}

/** A stored lease; instants in milliseconds. */
export type LeaseRow = {
  id: string;
  operatorId: string;
  operatorName: string;
  /** null: claimed from a list, for whichever window of the operator asks first. */
  windowId: string | null;
  since: number;
  until: number;
};

/** Under which the lease of a thing is kept. */
export const leaseKey = (entityType: string, id: string) => `${entityType} ${id}`;
