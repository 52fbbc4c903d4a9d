import type { ImportRow } from './import/import-row';
import type { JobRow } from './job/job-row';
import type { LeaseRow } from './lease/lease-row';
import type { AccessLogRow } from './log/access-log-row';
import type { ChangeLogEntry } from './store/change-log';
import type { UploadRow } from './upload/upload-row';
import type { World } from './world';

export type State = {
  world: World;
  /** Operator id by session id. */
  sessions: Map<string, string>;
  /** Times of wrong passwords by user name, in milliseconds. */
  failedAttempts: Map<string, number[]>;
  /** In order of their start. */
  jobs: JobRow[];
  /** Uploaded files to import. */
  imports: ImportRow[];
  changeLog: ChangeLogEntry[];
  /** Rows that were deleted and can be restored, by entity type. */
  deleted: Map<string, { id: string; version: number }[]>;
  accessLog: AccessLogRow[];
  /** By entity type and id. */
  leases: Map<string, LeaseRow>;
  /** Uploaded files by the last part of their URL. */
  uploads: Map<string, UploadRow>;
  /** For tests: jobs fail halfway. */
  jobsBreakDown: boolean;
};

/** State of a mock that starts with the given world. */
export const createState = (world: World): State => ({
  world,
  sessions: new Map(),
  failedAttempts: new Map(),
  jobs: [],
  imports: [],
  changeLog: [],
  deleted: new Map(),
  accessLog: [],
  leases: new Map(world.leases),
  uploads: new Map(),
  jobsBreakDown: false,
});

// Umi reloads the mock when one of its files changes; operators stay signed in.
const holder = globalThis as typeof globalThis & { __consoleMock?: State };

export function state(): State {
  if (!holder.__consoleMock) throw new Error('the mock has no world yet');
  return holder.__consoleMock;
}

/** Sets the initial state, unless there is one already. */
export function startState(makeState: () => State) {
  holder.__consoleMock ??= makeState();
}

/** For tests: resets the state to the given world without sessions. */
export function resetState(world: World) {
  holder.__consoleMock = createState(world);
}
