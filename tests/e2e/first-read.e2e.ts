import { expect } from 'vitest';
import { deferred } from '../deferred';
import { zhCN } from '../texts';
import { fillSignIn, secondOperator, settled, signIn, visit, type WatchedPage } from './browser';
import { test } from './test';

const MEMBER_LIST = '/member/member-list';
const members = /\/api\/admin\/v1\/members\?/;
const rows = '.ant-table-tbody .ant-table-row';
const onLogin = (url: URL) => url.pathname === '/user/login';

/** Notes what the page asks for, and whether anything was drawn by then. */
async function noteQuestions(page: WatchedPage) {
  await page.addInitScript(() => {
    const noted: { path: string; isDrawn: boolean }[] = [];
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
      const { pathname } = new URL(String(args[1]), window.location.origin);
      noted.push({ path: pathname.replace('/api/admin/v1', ''), isDrawn: document.querySelector('h1') !== null });
      return open.apply(this, args as Parameters<typeof open>);
    };
    Object.assign(window, { noted });
  });
  return (path: string) =>
    page.evaluate(
      (asked) =>
        (window as unknown as { noted: { path: string; isDrawn: boolean }[] }).noted.filter(
          (one) => one.path === asked,
        ),
      path,
    );
}

test.for([
  [MEMBER_LIST, '/members'],
  ['/project/project-list', '/projects'],
  ['/record/record-list', '/records'],
  ['/channel/channel-list', '/channels'],
  ['/data/follow-tracks', '/follow-ups'],
  ['/data/report-list', '/reports'],
  ['/setting/project-category', '/categories'],
  ['/setting/pilot-hospital', '/hospitals'],
  ['/setting/result-hint', '/result-hints'],
] as const)('%s asks for its rows once, and before it is drawn', async ([path, call], { open }) => {
  const page = await open();
  const askedFor = await noteQuestions(page);
  await signIn(page, path);
  expect(await askedFor(call)).toEqual([{ path: call, isDrawn: false }]);
  expect(page.troubles).toEqual([]);
});

test.for([
  ['/record/record-detail', 'records'],
  ['/member/member-detail', 'members'],
] as const)('%s asks for what it is about once, and before it is drawn', async ([path, entity], { open }) => {
  const page = await open();
  await signIn(page);
  const answer = await page.context().request.get(`/api/admin/v1/${entity}?current=1&pageSize=1`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { id } = (await answer.json()).data.list[0];
  const askedFor = await noteQuestions(page);
  await page.goto(`${path}?id=${id}`);
  await settled(page);
  expect(await askedFor(`/${entity}/${id}`)).toEqual([{ path: `/${entity}/${id}`, isDrawn: false }]);
});

test('the quiz of a project: project and versions are asked for once, together and before it is drawn', async ({
  open,
}) => {
  const page = await open();
  const askedFor = await noteQuestions(page);
  await signIn(page, '/project/quiz-edit?projectId=9010');
  for (const path of ['/projects/9010', '/quizzes']) expect(await askedFor(path)).toEqual([{ path, isDrawn: false }]);
});

test('with a filter in its address a list asks for that, and for nothing else', async ({ open }) => {
  const page = await open();
  await signIn(page, `${MEMBER_LIST}?status=disabled`);
  const asked = page.requested.filter((url) => members.test(url)).map((url) => new URL(url).searchParams.get('status'));
  expect(asked).toEqual(['disabled']);
});

test('rows that are late are waited for below the shell, and not asked for again', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const answer = deferred<void>();
  await page.route(members, (route) => answer.promise.then(() => route.continue()));
  const askedFor = await noteQuestions(page);
  await page.goto(MEMBER_LIST);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator(rows).count()).toBe(0);
  answer.resolve();
  await page.locator(rows).first().waitFor();
  expect(await askedFor('/members')).toEqual([{ path: '/members', isDrawn: false }]);
});

test.for([
  ['broken', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }],
  ['a failure', { status: 500, contentType: 'application/json', body: '{}' }],
] as const)(
  'an early answer that is %s is said where the rows would stand, with a retry',
  async ([, answer], { open }) => {
    const page = await open();
    await signIn(page);
    await page.route(members, (route) => route.fulfill(answer));
    await page.goto(MEMBER_LIST);
    await page.getByText(zhCN.list.failed).waitFor();
    expect(await page.locator(rows).count()).toBe(0);
    await page.unroute(members);
    await page.getByRole('button', { name: zhCN.list.retry }).click();
    await page.locator(rows).first().waitFor();
  },
);

test('an early answer that knows nobody leads to sign-in, and back', async ({ open }) => {
  const page = await open();
  await signIn(page);
  await page.route(members, (route) => route.fulfill({ status: 401, json: { success: false } }), { times: 1 });
  await page.goto(MEMBER_LIST);
  await page.waitForURL(onLogin);
  await page.getByText(zhCN.login.expired).waitFor();
  await fillSignIn(page);
  await page.waitForURL(MEMBER_LIST);
  await page.locator(rows).first().waitFor();
});

test('an early answer for another address is not shown', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const answer = deferred<void>();
  await page.route(members, async (route) => {
    if (new URL(route.request().url()).searchParams.has('status')) return route.continue();
    await answer.promise;
    await route.continue().catch(() => {});
  });
  await page.goto(MEMBER_LIST);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit(page, `${MEMBER_LIST}?status=disabled`);
  await page.locator(rows).first().waitFor();
  const shown = await page.locator(rows).allTextContents();
  answer.resolve();
  await settled(page);
  expect(await page.locator(rows).allTextContents()).toEqual(shown);
});

test('an early answer for somebody who has signed out meanwhile is shown to nobody', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const answer = deferred<void>();
  await page.route(
    members,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await answer.promise;
      await route.fulfill({ response, body: body.replaceAll(/"memberNo":"[^"]*"/g, '"memberNo":"OF-ANOTHER"') });
    },
    { times: 1 },
  );
  await page.goto(MEMBER_LIST);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const other = await open({ context: page.context() });
  await other.goto('/welcome');
  await other.locator('header [aria-haspopup=menu]').click();
  await other.getByRole('menuitem', { name: zhCN.app.logout }).click();
  await other.waitForURL(onLogin);
  await page.bringToFront();
  await page.waitForURL(onLogin);
  await fillSignIn(page, secondOperator);
  await page.waitForURL(MEMBER_LIST);
  await page.locator(rows).first().waitFor();
  answer.resolve();
  await settled(page);
  expect(await page.getByText('OF-ANOTHER').count()).toBe(0);
});
