import type { HandoverCounts } from '../../src/contract/handover';
import type { OperatorRow } from '../fixtures/operators';

/** Previous and new operator, and the name of the operator who acts. */
export type Giving = { from: OperatorRow; to: OperatorRow; operatorName: string };

/** Open work of an entity, and how to hand it over. */
export type OpenWork = {
  /** Key in the handover counts. */
  kind: keyof HandoverCounts;
  /** Ids of the open work of an operator at `now`, in milliseconds. */
  idsOf(operatorId: string, now: number): string[];
  labelOf(id: string): string;
  /** @throws Fault when it is no longer open or belongs to someone else */
  give(id: string, giving: Giving, now: number): void;
};
