import { byPath } from './by-path';
import { entities } from './entities';
import { getExports } from './export';
import { getHandovers } from './handover';
import { getImports } from './import';
import { jobsGoOn } from './job/advance';
import { getJobFiles } from './job/files';
import { buildAnonymizeEntity } from './member/anonymize';

const known = [
  // Before the entities: of whom a line is, can be said while its row is there.
  getExports(entities.flatMap(({ exportTable }) => exportTable ?? [])),
  ...entities,
  getImports(entities.flatMap(({ importSpec }) => importSpec ?? [])),
  getHandovers(entities.flatMap(({ openWork }) => openWork ?? [])),
];
const all = [...known, buildAnonymizeEntity(known.flatMap(({ onAnonymize }) => onAnonymize ?? []))];
const workers = all.flatMap(({ workers: own = [] }) => own);

/** A handler for each call, and the jobs that go on before it. */
export const handlers = [jobsGoOn(workers), ...[...all, getJobFiles(workers)].flatMap(({ handlers: own }) => own)];

/** The whole server, for Umi's mock and for tests. */
export const server = byPath(handlers);
