import { byPath } from './by-path';
import { entities } from './entities';
import { getExports } from './export';
import { getHandovers } from './handover';
import { getImports } from './import';
import { jobsGoOn } from './job/advance';
import { getJobFiles } from './job/files';
import { buildAnonymizeEntity } from './member/anonymize';

const known = [
  // Before the entities, because an export row can be matched with its member only while the entity's row exists.
  getExports(entities.flatMap(({ exportTable }) => exportTable ?? [])),
  ...entities,
  getImports(entities.flatMap(({ importSpec }) => importSpec ?? [])),
  getHandovers(entities.flatMap(({ openWork }) => openWork ?? [])),
];
const all = [...known, buildAnonymizeEntity(known.flatMap(({ onAnonymize }) => onAnonymize ?? []))];
const workers = all.flatMap(({ workers: own = [] }) => own);

/** Handlers of all endpoints. The first one advances jobs before each request. */
export const handlers = [jobsGoOn(workers), ...[...all, getJobFiles(workers)].flatMap(({ handlers: own }) => own)];

/** The complete mock server, for Umi and for tests. */
export const server = byPath(handlers);
