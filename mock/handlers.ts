import { entities } from './entities';
import { exportsOf } from './export';
import { jobsGoOn } from './job/advance';

const all = [...entities, exportsOf(entities.flatMap(({ exportTable }) => exportTable ?? []))];

/** The whole server, for Umi's mock and for tests. */
export const handlers = [
  jobsGoOn(all.flatMap(({ workers = [] }) => workers)),
  ...all.flatMap(({ handlers: own }) => own),
];
