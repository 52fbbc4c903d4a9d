import type { HttpHandler } from 'msw';
import type { AnyExportTable } from './export/table';
import type { Worker } from './job/worker';

/** What a folder of the mock gives: one kind of thing, whole. */
export type Entity = {
  handlers: readonly HttpHandler[];
  /** What its jobs do to their rows. */
  workers?: readonly Worker[];
  /** How its rows are written to a file. */
  exportTable?: AnyExportTable;
};
