import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { readDist } from './dist';
import { lookAt } from './look';
import { test } from './test';

const EDIT = '/project/project-edit';

const another = readDist('index.html')
  .toString()
  .replaceAll(/umi\.[\da-f]+\./g, 'umi.0123abcd.');

/** The window is used again after more than a minute, and the server gives out another build than the one in it. */
async function deployAndReturn(page: WatchedPage) {
  let isAsked = false;
  await page.route('**/index.html', (route) => {
    isAsked = true;
    return route.fulfill({ contentType: 'text/html', body: another });
  });
  // What looks comes after the first draw, and does not look in its first minute: an operator comes back once more.
  const comeBack = async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return isAsked;
  };
  await expect.poll(comeBack, { timeout: 15_000, interval: 100 }).toBe(true);
}

const banner = (page: WatchedPage, { app }: typeof zhCN) =>
  page.getByRole('status').filter({ hasText: app.newVersion });

/** Runs in the page: where what has the focus stands. */
const placeOfFocus = () => document.activeElement?.getBoundingClientRect().top;

/** Runs in the page: where the topmost banner stands. */
const placeOfBanners = () => document.querySelector('.ant-alert-banner')?.getBoundingClientRect().top;

const texts = { 'zh-CN': zhCN, 'en-US': enUS };
const windows = [
  ['zh-CN', 1280],
  ['zh-CN', 768],
  ['en-US', 1280],
  ['en-US', 768],
] as const;

test.for(windows)('%s, %s: a new version is said on coming back, over nothing', async ([locale, width], { open }) => {
  const t = texts[locale];
  const page = await open({ locale, width });
  const look = lookAt(page);
  await page.clock.install();
  await signIn(page, '/member/member-list');
  await deployAndReturn(page);
  await banner(page, t).getByRole('button', { name: t.app.refresh }).click({ trial: true });
  await look(`new version ${locale} ${width}`);

  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: t.app.offline }).waitFor();
  // Neither lies over the other, nor under the header.
  await page.getByText(t.app.offline).click({ trial: true });
  await banner(page, t).getByRole('button', { name: t.app.later }).click({ trial: true });
  await look(`new version and offline ${locale} ${width}`);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(placeOfBanners)).toBe(56);
  await page.context().setOffline(false);

  await page.goto('/user/login');
  await settled(page);
  const place = await page.evaluate(placeOfFocus);
  await deployAndReturn(page);
  await banner(page, t).getByRole('button', { name: t.app.refresh }).click({ trial: true });
  expect(await page.evaluate(placeOfFocus)).toBe(place);
  const other = locale === 'zh-CN' ? 'English' : '中文';
  await page.getByRole('button', { name: other }).click({ trial: true });
  await look(`new version at login ${locale} ${width}`);
  expect(page.troubles).toEqual([]);
});

test('from the keyboard it is put off, and the focus goes on to the page', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await signIn(page);
  await deployAndReturn(page);
  await banner(page, zhCN).getByRole('button', { name: zhCN.app.refresh }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(zhCN.app.newVersion).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the reload is done at once where nothing was typed', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await signIn(page);
  await deployAndReturn(page);
  const loaded = page.waitForEvent('load');
  await banner(page, zhCN).getByRole('button', { name: zhCN.app.refresh }).click();
  await loaded;
  await settled(page);
  expect(await page.getByText(zhCN.app.newVersion).count()).toBe(0);
});

test.for(windows)(
  '%s, %s: over what is typed it asks, and nothing moves under it',
  async ([locale, width], { open }) => {
    const t = texts[locale];
    const page = await open({ locale, width });
    const look = lookAt(page);
    await page.clock.install();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await signIn(page, EDIT);
    const [first, last] = [page.getByLabel(t.project['field.name']), page.getByLabel(t.project['field.summary'])];
    await first.fill('A project');
    const place = await page.evaluate(placeOfFocus);
    await deployAndReturn(page);
    await banner(page, t).waitFor();
    await settled(page);
    expect(await page.evaluate(placeOfFocus)).toBe(place);
    await look(`new version while typing ${locale} ${width}`);

    const reload = banner(page, t).getByRole('button', { name: t.app.refresh });
    await reload.click();
    const question = page.getByRole('dialog', { name: t.form['reload.title'] });
    await question.waitFor();
    await look(`new version over unsaved ${locale} ${width}`);
    await page.getByRole('button', { name: t.form['reload.stay'] }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await first.inputValue()).toBe('A project');

    await last.fill('x');
    await reload.click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: t.form['reload.ok'] }).click();
    await loaded;
    // Asked once, by the console, and not again by the browser.
    expect(asked).toEqual([]);
  },
);
