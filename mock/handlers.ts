import { byPath } from './by-path';
import { entities } from './entities';
import { exportsOf } from './export';
import { handoversOf } from './handover';
import { importsOf } from './import';
import { jobsGoOn } from './job/advance';
import { jobFilesOf } from './job/files';
import { anonymising } from './member/anonymise';

const known = [
  // Before the entities: of whom a line is, can be said while its row is there.
  exportsOf(entities.flatMap(({ exportTable }) => exportTable ?? [])),
  ...entities,
  importsOf(entities.flatMap(({ importSpec }) => importSpec ?? [])),
  handoversOf(entities.flatMap(({ openWork }) => openWork ?? [])),
];
const all = [...known, anonymising(known.flatMap(({ onAnonymise }) => onAnonymise ?? []))];
const workers = all.flatMap(({ workers: own = [] }) => own);

/** A handler for each call, and the jobs that go on before it. */
export const handlers = [jobsGoOn(workers), ...[...all, jobFilesOf(workers)].flatMap(({ handlers: own }) => own)];

/** The whole server, for Umi's mock and for tests. */
export const server = byPath(handlers);
