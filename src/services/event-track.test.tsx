import { createPluginManager } from '@@/core/plugin';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../tests/server';
import { listEventTracks } from './event-track';

beforeEach(() => void createPluginManager());

test('the pages after the first are of the moment when the first was read', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/event-tracks', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('asOf'));
      return HttpResponse.json({ success: true, data: { list: [], total: 0, asOf: `moment ${asked.length}` } });
    }),
  );
  for (const current of [1, 2, 3, 1, 2]) await listEventTracks({ current });
  expect(asked).toEqual([null, 'moment 1', 'moment 1', null, 'moment 4']);
});
