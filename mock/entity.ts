import type { HttpHandler } from 'msw';
import type { AnyExportTable } from './export/table';
import type { Random } from './fixtures/random';
import type { OpenWork } from './handover/open-work';
import type { ImportSpec } from './import/spec';
import type { Worker } from './job/worker';
import type { Histories, World } from './world';

/** What made-up rows are drawn from. */
export type Seed = {
  seed: number;
  memberCount: number;
  /** A stream of its own for each number: more draws for one entity leave the others as they are. */
  random: (stream: number) => Random;
};

/** Lets go of what rows hold of a member who has just been anonymised (docs/domain.md 6.1), and of what their logs do. */
export type OnAnonymize = (memberId: string, by: { operatorName: string }) => void;

/** What a folder of the mock gives: one kind of thing, whole. */
export type Entity = {
  handlers: readonly HttpHandler[];
  /** What its jobs do to their rows. */
  workers?: readonly Worker[];
  /** Called in the order of the entities: a member's drafts are gone when their agreements are asked. */
  onAnonymize?: OnAnonymize;
  /** Which of its rows are open work of an operator, and how they become another's. */
  openWork?: OpenWork;
  /** How its rows are written to a file. */
  exportTable?: AnyExportTable;
  /** How its rows are read from a file. */
  importSpec?: ImportSpec;
  /** Makes up its rows, from those of other entities as far as it asks for them. */
  fixtures?: { [Name in keyof World]?: (world: World, seed: Seed) => World[Name] };
  /** What was done to its rows before the world begins; called when all rows are there. */
  history?: (world: World, seed: Seed) => Partial<Histories>;
};
