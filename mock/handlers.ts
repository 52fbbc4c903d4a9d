import { entities } from './entities';
import { exportsOf } from './export';
import { jobsGoOn } from './job/advance';
import { anonymising } from './member/anonymise';

const known = [...entities, exportsOf(entities.flatMap(({ exportTable }) => exportTable ?? []))];
const all = [...known, anonymising(known.flatMap(({ onAnonymise }) => onAnonymise ?? []))];

/** The whole server, for Umi's mock and for tests. */
export const handlers = [
  jobsGoOn(all.flatMap(({ workers = [] }) => workers)),
  ...all.flatMap(({ handlers: own }) => own),
];
