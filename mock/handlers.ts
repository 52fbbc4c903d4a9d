import { entities } from './entities';
import { createExportEntity } from './export';
import { createHandoverEntity } from './handover';
import { createImportEntity } from './import';
import { createJobAdvancer } from './job/advance';
import { createFileEntity } from './job/files';
import { buildAnonymizeEntity } from './member/anonymize';
import { createPathHandler } from './path-handler';

const known = [
  // Before the entities, because an export row can be matched with its member only while the entity's row exists.
  createExportEntity(entities.flatMap(({ exportTable }) => exportTable ?? [])),
  ...entities,
  createImportEntity(entities.flatMap(({ importSpec }) => importSpec ?? [])),
  createHandoverEntity(entities.flatMap(({ openWork }) => openWork ?? [])),
];
const all = [...known, buildAnonymizeEntity(known.flatMap(({ onAnonymize }) => onAnonymize ?? []))];
const workers = all.flatMap(({ workers: own = [] }) => own);

/** Handlers of all endpoints. The first one advances jobs before each request. */
export const handlers = [
  createJobAdvancer(workers),
  ...[...all, createFileEntity(workers)].flatMap(({ handlers: own }) => own),
];

/** The complete mock server, for Umi and for tests. */
export const server = createPathHandler(handlers);
