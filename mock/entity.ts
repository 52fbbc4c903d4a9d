import type { HttpHandler } from 'msw';
import type { AnyExportTable } from './export/table';
import type { Random } from './fixtures/random';
import type { OpenWork } from './handover/open-work';
import type { ImportSpec } from './import/spec';
import type { Worker } from './job/worker';
import type { Histories, World } from './world';

/** Source of generated rows. */
export type Seed = {
  seed: number;
  memberCount: number;
  /** Returns a separate random stream for each number, so that changes in one entity do not affect others. */
  random: (stream: number) => Random;
};

/** Removes personal data of an anonymized member from an entity's rows and their logs (docs/domain.md 6.1). */
export type OnAnonymize = (memberId: string, by: { operatorName: string }) => void;

/** Parts that an entity folder contributes to the mock. */
export type Entity = {
  handlers: readonly HttpHandler[];
  /** Workers of its jobs. */
  workers?: readonly Worker[];
  /** Called in the order of entities: unsubmitted records are deleted before agreements are processed. */
  onAnonymize?: OnAnonymize;
  /** Its open work per operator, and how to hand it over. */
  openWork?: OpenWork;
  /** Definition of its export. */
  exportTable?: AnyExportTable;
  /** Definition of its import. */
  importSpec?: ImportSpec;
  /** Generates its rows; rows of other entities are created on access. */
  fixtures?: { [Name in keyof World]?: (world: World, seed: Seed) => World[Name] };
  /** Log entries before the start of the mock; called when all rows exist. */
  history?: (world: World, seed: Seed) => Partial<Histories>;
};
