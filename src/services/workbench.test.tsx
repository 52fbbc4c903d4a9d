import { createPluginManager } from '@@/core/plugin';
import { beforeEach, expect, test } from 'vitest';
import { fault, server } from '../../tests/server';
import { getWorkbenchCounts, listActivities, listNextWork } from './workbench';

beforeEach(() => void createPluginManager());

const work = { id: '1', kind: 'record', no: 'R1', cause: 'redFlags', status: 'submitted', dueAt: null };

test.each([
  ['/workbench/counts', { redFlags: 'many' }, getWorkbenchCounts],
  ['/workbench/next', [{ kind: 'record' }], listNextWork],
  ['/workbench/next', [{ ...work, dueAt: undefined }], listNextWork],
  ['/workbench/next', [{ ...work, dueAt: 'soon' }], listNextWork],
  ['/workbench/activities', { list: [] }, listActivities],
])('%s refuses the malformed answer %j', async (path, data, read) => {
  server.use(fault.json('GET', path, { success: true, data }));
  await expect(read({ mine: true })).rejects.toMatchObject({ name: 'AppError', kind: 'malformed' });
});
