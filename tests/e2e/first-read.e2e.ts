import { expect } from 'vitest';
import { deferred } from '../deferred';
import { settled, signIn, visit } from './browser';
import { recordRequests } from './early-requests';
import { test } from './test';

const MEMBER_LIST = '/member/member-list';
const members = /\/api\/admin\/v1\/members\?/;
const rows = '.ant-table-tbody .ant-table-row';

// routes.e2e.ts checks the same for lists.
test('requests the record or quiz of a screen once, before the screen renders, and late rows only once, never to show them under another filter', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  const findRequests = await recordRequests(page);
  await signIn(page, '/project/quiz-edit?projectId=9010');
  for (const path of ['/projects/9010', '/quizzes'])
    expect(await findRequests(path)).toEqual([{ path, isRendered: false }]);

  const newest = await page.context().request.get('/api/admin/v1/records?current=1&pageSize=1', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const path = `/records/${(await newest.json()).data.list[0].id}`;
  await page.goto(`/record/record-detail?id=${path.split('/').at(-1)}`);
  await settled(page);
  expect(await findRequests(path)).toEqual([{ path, isRendered: false }]);

  await page.goto(`${MEMBER_LIST}?status=disabled`);
  await settled(page);
  const statuses = page.requested
    .filter((url) => members.test(url))
    .map((url) => new URL(url).searchParams.get('status'));
  expect(statuses).toEqual(['disabled']);
  const shown = await page.locator(rows).allTextContents();

  const answer = deferred<void>();
  await page.route(members, async (route) => {
    if (new URL(route.request().url()).searchParams.has('status')) return route.continue();
    await answer.promise;
    // The app may have canceled the request.
    await route.continue().catch(() => {});
  });
  await page.goto(MEMBER_LIST);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator(rows).count()).toBe(0);
  expect(await findRequests('/members')).toEqual([{ path: '/members', isRendered: false }]);
  await visit(page, `${MEMBER_LIST}?status=disabled`);
  await page.locator(rows).first().waitFor();
  answer.resolve();
  await settled(page);
  expect(await page.locator(rows).allTextContents()).toEqual(shown);
});
