import { expect } from 'vitest';
import { isSameValue } from '../../src/domain/compare';
import { addDays, toBusinessDay } from '../../src/domain/period/calendar';
import { isDeep } from '../deep';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { screens } from './screens';
import { test } from './test';
import { wrapTexts } from './wrap-texts';

/** Runs in the page: the visible texts of page and dialogs. */
const readTexts = () =>
  [...document.querySelectorAll('main, [role=dialog]')]
    .filter((part) => part.checkVisibility())
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts do not count
    .map((part) => (part as HTMLElement).innerText.replace(/\s+/g, ''));

/** Past days, so that no event is added between two reads. */
const before = toBusinessDay(Date.now());
const days = `from=${addDays(before, -2)}&before=${before}`;

type Step = (page: WatchedPage) => Promise<unknown>;

const open =
  (path: string): Step =>
  (page) =>
    visit(page, path);
const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);
const clickRow: Step = (page) => page.locator('.ant-table-tbody .ant-table-row').first().locator('td').nth(1).click();
const clickTab =
  (index: number): Step =>
  (page) =>
    page.getByRole('tab').nth(index).click();

type Steps = [name: string, step: Step][];

/** Steps that change texts in place, such as the next record. */
const inPlace: Steps = [
  ['records', open('/record/record-list?tab=all')],
  ['first record', clickRow],
  ['next record', press('j')],
  ['record after it', press('j')],
  ['record before', press('k')],
  ['follow-ups', open('/data/follow-tracks')],
  ['last tab', clickTab(4)],
  ['summary', open('/analysis/daily-summary?compare=year')],
  ['not compared', open('/analysis/daily-summary?compare=none')],
  ['service', open('/setting/custom-service')],
  [
    'another number',
    (page) => page.getByLabel(zhCN.customService['field.phone'], { exact: true }).fill('400-111-2222'),
  ],
];
const moreInPlace: Steps = [
  ['events', open(`/data/event-tracks?${days}`)],
  ['first event', clickRow],
  ['next event', press('j')],
  ['event after it', press('j')],
  ['reports', open('/data/report-list?tab=all')],
  ['first report', clickRow],
  ['next report', press('j')],
];

/** Screens that show events as they arrive. */
const isLive = (path: string) => /(event|channel)-tracks$/.test(path);

/** Opens the screens of each section of the menu, one after the other on the same page. */
const sectionOf = (path: string) => path.split('/')[1] ?? '';
const walks = [...new Set(screens.map(({ path }) => sectionOf(path)))].map((section) => ({
  name: `screens of /${section}`,
  steps: screens
    .filter(({ path }) => sectionOf(path) === section)
    .map(({ path }): Steps[number] => [path, open(isLive(path) ? `${path}?${days}` : path)]),
}));

const routes = [{ name: 'next records, tabs, periods and entered text', steps: inPlace }];
if (isDeep) routes.push({ name: 'next events and reports', steps: moreInPlace }, ...walks);

test.for(routes)(
  'a translated page shows the same values and does not crash: $name',
  async ({ steps }, { open: openPage }) => {
    const [plain, translated] = [await openPage({ isFresh: true }), await openPage({ isFresh: true })];
    await translated.addInitScript(wrapTexts);
    await Promise.all([plain, translated].map((page) => signIn(page, '/exception')));
    // Hides relative times such as "59 minutes ago", which may differ on the page that is read a moment later.
    for (const page of [plain, translated]) await page.addStyleTag({ content: 'time[data-exact] { display: none }' });
    const problems: string[] = [];
    for (const [name, step] of steps) {
      await Promise.all(
        [plain, translated].map(async (page) => {
          try {
            await step(page);
            await settled(page);
          } catch (error) {
            problems.push(`${name}: ${String(error).slice(0, 200)}`);
          }
        }),
      );
      const read = () => Promise.all([plain, translated].map((page) => page.evaluate(readTexts)));
      let texts = await read();
      // One page may show a response a moment before the other.
      for (let wait = 0; wait < 3000 && !isSameValue(texts[0], texts[1]); wait += 100) {
        await plain.waitForTimeout(100);
        texts = await read();
      }
      if (!isSameValue(texts[0], texts[1])) {
        const [a = '', b = ''] = texts.map((all) => all.join('|'));
        let at = 0;
        while (at < a.length && a[at] === b[at]) at += 1;
        problems.push(
          `${name}: ${a.slice(Math.max(0, at - 20), at + 40)} <> ${b.slice(Math.max(0, at - 20), at + 40)}`,
        );
      }
      problems.push(...translated.troubles.splice(0).map((trouble) => `${name}: ${trouble.slice(0, 400)}`));
    }
    expect(problems).toEqual([]);
  },
);
