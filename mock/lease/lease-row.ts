declare module '../world' {
  interface World {
    /** Leases at the start of the mock, by entity type and id. */
    leases: ReadonlyMap<string, LeaseRow>;
  }
}

/** Stored lease; instants are in milliseconds. */
export type LeaseRow = {
  id: string;
  operatorId: string;
  operatorName: string;
  /** null if claimed from a list, for the first window of the operator that claims it. */
  windowId: string | null;
  since: number;
  until: number;
};

/** Key under which the lease of an entity is stored. */
export const getLeaseKey = (entityType: string, id: string) => `${entityType} ${id}`;
