import type { Wrong } from './proxy';

/** A server with one fault, and the finding that must report it. */
export type Fault = {
  /** Description of the fault, used as test title. */
  name: string;
  /** Resources to check, as for `--only`. */
  only: readonly string[];
  /** Whether only the write level can find it. */
  isWriting?: boolean;
  wrong: Wrong;
  /** Call and `where` of the finding that must be reported. */
  caught: readonly [call: string, where: RegExp];
};

/** A server that differs from the mock but conforms. Nothing may be found. */
export type Variant = {
  name: string;
  only: readonly string[];
  isWriting?: boolean;
  memberCount?: number;
  other: Wrong;
};
