import type { HandoverCounts } from '../../src/contract/handover';
import type { OperatorRow } from '../fixtures/operators';

/** Who gives what to whom, on whose word. */
export type Giving = { from: OperatorRow; to: OperatorRow; operatorName: string };

/** What of an entity an operator has to do, and how it is given to another. */
export type OpenWork = {
  /** As the counts of a handover name it. */
  kind: keyof HandoverCounts;
  /** What `operatorId` has to do at `now`, in milliseconds. */
  idsOf(operatorId: string, now: number): string[];
  labelOf(id: string): string;
  /** @throws Fault when it is no longer theirs, or no longer open */
  give(id: string, giving: Giving, now: number): void;
};
