/** A lease as the server keeps it; instants in milliseconds. */
export type LeaseRow = {
  id: string;
  operatorId: string;
  operatorName: string;
  /** null: claimed from a list, for whichever window of the operator asks first. */
  windowId: string | null;
  since: number;
  until: number;
};
