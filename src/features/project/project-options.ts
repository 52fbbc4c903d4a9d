import { listProjectOptions } from '@/services/project';

/** All projects for a filter. */
export const readProjectOptions = async () =>
  (await listProjectOptions()).map(({ id, name }) => ({ value: id, label: name }));
