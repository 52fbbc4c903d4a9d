import { createPluginManager } from '@@/core/plugin';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../tests/server';
import { setProjectListing } from './project';

test('uses the version of the last change before the list is refetched', async () => {
  createPluginManager();
  const versions: number[] = [];
  server.use(
    http.put('*/projects/7/listing', async ({ request }) => {
      const { version } = (await request.json()) as { version: number };
      versions.push(version);
      const data = { id: '7', version: version + 1, hospitalIds: [], keywords: [], followUpPlan: [] };
      return HttpResponse.json({ success: true, data });
    }),
  );
  for (const isRecommended of [true, false])
    await setProjectListing({ id: '7', version: 1 }, { isRecommended, sort: 0 });
  expect(versions).toEqual([1, 2]);
});
