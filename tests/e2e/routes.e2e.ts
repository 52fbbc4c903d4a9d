import { afterAll, describe, expect, test as plainTest } from 'vitest';
import { productName } from '../../config/settings';
import { isDeep } from '../deep';
import { axeFindings } from './axe';
import { baseUrl } from './base-url';
import { JITTER_MS, newContext, newPage, settled, signIn, visit, type WatchedPage } from './browser';
import { type Commits, readCommits, watchCommits } from './commits';
import commitLimits from './commits.json' with { type: 'json' };
import { distFiles } from './dist';
import { recordRequests } from './early-requests';
import { noteLoaded } from './loaded';
import { isWiderThanWindow, lookAt, views } from './look';
import { distinctScreens, menuKey, screens } from './screens';
import { test } from './test';

/** Call that loads the rows of a list, by path of the list. */
const rowCalls: Record<string, string> = {
  '/member/member-list': '/members',
  '/project/project-list': '/projects',
  '/record/record-list': '/records',
  '/channel/channel-list': '/channels',
  '/data/follow-tracks': '/follow-ups',
  '/data/report-list': '/reports',
  '/setting/project-category': '/categories',
  '/setting/pilot-hospital': '/hospitals',
  '/setting/result-hint': '/result-hints',
};

const GROUP = 3;
const groups = Array.from({ length: Math.ceil(screens.length / GROUP) }, (_, index) =>
  screens.slice(index * GROUP, (index + 1) * GROUP),
).map((group) => ({ group, first: group[0]?.path, last: group.at(-1)?.path }));

async function waitForHeading(page: WatchedPage, heading: string) {
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
  await settled(page);
}

// The first view loads each screen, as `npm run size` needs it. In other views the app navigates to it.
const walks = views.map((view, index) => ({ ...view, isLoaded: index === 0 }));

describe.each(walks)('$locale, $width px', ({ locale, messages, width, isLoaded }) => {
  const menu: Record<string, string | undefined> = messages.menu;
  const findLabel = (path: string) => menu[menuKey(path)] ?? `no menu label of ${path}`;
  let page: WatchedPage;
  let findRequests: Awaited<ReturnType<typeof recordRequests>>;

  // All screens share a page, as for an operator, so that the test detects what a screen leaves behind.
  test.beforeAll(async ({ browser }) => {
    page = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale, width }));
    findRequests = await recordRequests(page);
    if (isLoaded) await watchCommits(page);
    await signIn(page, '/exception');
  });
  afterAll(() => page.context().close());

  async function findProblems(screen: (typeof screens)[number]) {
    const { path } = screen;
    page.troubles.length = 0;
    page.requested.length = 0;
    const problems: string[] = [];
    if (isLoaded && distinctScreens.includes(screen)) {
      await page.goto(path);
      await waitForHeading(page, findLabel(path));
      noteLoaded(path, page.requested);
      const call = rowCalls[path];
      const early = call ? await findRequests(call) : [];
      if (call && (early.length !== 1 || early[0]?.isRendered))
        problems.push(`rows must be requested once before the screen renders: ${JSON.stringify(early)}`);
      // The limits are 16 above an idle machine (`npm run bench`), because data that takes longer than 100 ms causes
      // further commits. A busy machine may still exceed them once, so the screen is then loaded again. Answers with
      // jitter arrive apart, and are shown by commits of their own.
      const most = commitLimits[path as keyof typeof commitLimits];
      const isOver = ({ quiet }: Commits) => JITTER_MS === 0 && !(quiet <= most);
      let commits = await readCommits(page);
      if (isOver(commits)) {
        await page.goto(path);
        await waitForHeading(page, findLabel(path));
        commits = await readCommits(page);
      }
      if (isOver(commits))
        problems.push(
          `React committed ${commits.quiet} times (${commits.ready} until the data was shown, ${commits.renders} renders), at most ${most} are allowed (commits.json)`,
        );
    } else {
      await visit(page, path);
      await waitForHeading(page, findLabel(path));
    }
    if ((await page.title()) !== `${findLabel(path)} - ${productName[locale]}`)
      problems.push(`title: ${await page.title()}`);
    if (await page.evaluate(isWiderThanWindow)) problems.push('wider than the window');
    // Further screens of one component have the same parts.
    if (isDeep || distinctScreens.includes(screen))
      problems.push(...(await axeFindings(page, { hasShell: screen === screens[0] })));
    problems.push(...page.troubles);
    return problems;
  }

  plainTest.each(groups)(
    'screens from $first to $last open without errors, request their rows early, are accessible and fit',
    async ({ group }) => {
      const problems: string[] = [];
      for (const screen of group) {
        for (const problem of await findProblems(screen)) problems.push(`${screen.path}: ${problem}`);
      }
      // The summary of `.ci/run` shows the first line of an error, which an assertion would shorten.
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  );

  plainTest('the error page, an unknown URL and the user menu are accessible and fit', async () => {
    const look = lookAt(page);
    page.troubles.length = 0;
    await visit(page, '/exception?errorCode=E_TEST&errorMessage=%3Cimg%20src%3Dx%3E');
    await page.getByText('<img src=x>').waitFor();
    await look('exception, error');
    await visit(page, '/member/no-such-screen');
    await waitForHeading(page, messages.notFound.title);
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: messages.app.logout }).waitFor();
    await look('not found, user menu');
    await page.keyboard.press('Escape');
    expect(page.troubles).toEqual([]);
  });

  // tests/spec/section-2-routes.test.tsx covers where these lead; this needs the server, too.
  plainTest('serves the app at / and /index.html', async () => {
    for (const path of ['/', '/index.html'])
      expect(await (await page.context().request.get(path)).text(), path).toContain('Content-Security-Policy');
    await visit(page, '/');
    await page.waitForURL(({ pathname }) => pathname === '/welcome');
    await settled(page);
  });

  test('the sign-in form loads no other page’s code, and is accessible and fits, empty and with errors', async ({
    browser,
  }) => {
    // A new context without cache, as on a first visit.
    const login = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale, width }));
    const look = lookAt(login);
    await login.goto('/user/login');
    await login.getByRole('heading', { level: 1, name: productName[locale] }).waitFor();
    await settled(login);
    noteLoaded('/user/login', login.requested);
    const isPageCode = (name: string) => name.startsWith('p__') && name.endsWith('.js');
    const loaded = login.requested.map((url) => new URL(url).pathname.slice(1)).filter(isPageCode);
    expect(distFiles().filter(isPageCode).length).toBeGreaterThan(2);
    expect(loaded.map((name) => name.split('.')[0])).toEqual(['p__user__login__index']);
    expect(await login.title()).toBe(`${messages.login.title} - ${productName[locale]}`);
    await look('login, empty');
    await login.locator('button.ant-btn-primary').click();
    await login.getByText(messages.login.passwordRequired).waitFor();
    await look('login, errors');
    expect(login.troubles).toEqual([]);
    await login.context().close();
  });
});
