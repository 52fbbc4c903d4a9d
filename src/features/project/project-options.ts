import { listProjectOptions } from '@/services/project';

/** All projects as filter options. */
export const readProjectOptions = async () =>
  (await listProjectOptions()).map(({ id, name }) => ({ value: id, label: name }));
