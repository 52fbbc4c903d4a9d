import { expect } from 'vitest';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { readDist } from './dist';
import { lookAt, lookDeepAt, views } from './look';
import { test } from './test';

const EDIT = '/project/project-edit';

const otherBuild = readDist('index.html')
  .toString()
  .replaceAll(/umi\.[\da-f]+\./g, 'umi.0123abcd.');

/** Makes the server deliver another build, and focuses the window again after more than a minute. */
async function deployAndReturn(page: WatchedPage) {
  let isRequested = false;
  await page.route('**/index.html', (route) => {
    isRequested = true;
    return route.fulfill({ contentType: 'text/html', body: otherBuild });
  });
  // The check starts after the first render and waits a minute, so the window is focused repeatedly.
  const comeBack = async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return isRequested;
  };
  await expect.poll(comeBack, { timeout: 15_000, interval: 100 }).toBe(true);
}

const findBanner = (page: WatchedPage, { app }: Pick<typeof zhCN, 'app'>) =>
  page.getByRole('status').filter({ hasText: app.newVersion });

/** Runs in the page: top of the focused element. */
const readFocusTop = () => document.activeElement?.getBoundingClientRect().top;

/** Runs in the page: top of the first banner. */
const readBannerTop = () => document.querySelector('.ant-alert-banner')?.getBoundingClientRect().top;

test.for(views)(
  '$locale, $width px: a new version moves and covers nothing, also offline, and asks before it discards entered text',
  async ({ locale, messages, width }, { open }) => {
    const t = messages;
    const page = await open({ locale, width, isFresh: true });
    const look = lookAt(page);
    const lookDeep = lookDeepAt(page);
    await page.clock.install();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await signIn(page, EDIT);
    const [first, last] = [page.getByLabel(t.project['field.name']), page.getByLabel(t.project['field.summary'])];
    await first.fill('A project');
    const top = await page.evaluate(readFocusTop);
    await deployAndReturn(page);
    const banner = findBanner(page, t);
    await banner.waitFor();
    await settled(page);
    expect(await page.evaluate(readFocusTop)).toBe(top);
    await lookDeep('new version');

    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: t.app.offline }).waitFor();
    // Neither banner covers the other, and the header covers none.
    await page.getByText(t.app.offline).click({ trial: true });
    await banner.getByRole('button', { name: t.app.later }).click({ trial: true });
    await look('new version and offline');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(readBannerTop)).toBe(56);
    await page.context().setOffline(false);

    const reload = banner.getByRole('button', { name: t.app.refresh });
    await reload.click();
    const question = page.getByRole('dialog', { name: t.form['reload.title'] });
    await question.waitFor();
    await lookDeep('new version, question');
    await page.getByRole('button', { name: t.form['reload.stay'] }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await first.inputValue()).toBe('A project');

    await last.fill('x');
    await reload.click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: t.form['reload.ok'] }).click();
    await loaded;
    // The app has asked, so the browser does not ask again.
    expect(asked).toEqual([]);
    await settled(page);
    expect(await page.getByText(t.app.newVersion).count()).toBe(0);
  },
);

test('dismisses a new version by keyboard, then focuses the page, and moves nothing on the sign-in form', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await page.clock.install();
  await signIn(page, '/exception');
  await deployAndReturn(page);
  const reload = findBanner(page, zhCN).getByRole('button', { name: zhCN.app.refresh });
  await reload.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(zhCN.app.newVersion).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.goto('/user/login');
  await settled(page);
  const top = await page.evaluate(readFocusTop);
  await deployAndReturn(page);
  await reload.click({ trial: true });
  expect(await page.evaluate(readFocusTop)).toBe(top);
  await page.getByRole('button', { name: 'English' }).click({ trial: true });
  await lookAt(page)('new version on the sign-in form');
  expect(page.troubles).toEqual([]);
});
