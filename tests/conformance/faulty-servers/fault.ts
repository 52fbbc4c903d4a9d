import type { Wrong } from './proxy';

/** One way of being wrong, and how a run says so. */
export type Fault = {
  /** What the server does, in words. */
  name: string;
  /** What the run is about, as `--only` has it. */
  only: readonly string[];
  /** Whether only the write level sees it. */
  isWriting?: boolean;
  wrong: Wrong;
  /** The call and the place that a line of the report has to name. */
  caught: readonly [call: string, where: RegExp];
};

/** A way of being right that is not the mock's. */
export type Variant = {
  name: string;
  only: readonly string[];
  isWriting?: boolean;
  memberCount?: number;
  other: Wrong;
};
