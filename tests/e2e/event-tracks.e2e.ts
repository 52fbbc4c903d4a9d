import { expect } from 'vitest';
import { formatText } from '../say';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, lookDeepAt, views } from './look';
import { test } from './test';

const PATH = '/data/event-tracks';
/** Matches the accessible name of a chart, which contains its dates. */
const dated = /\d{4}-\d\d-\d\d/;
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const dialog = (page: WatchedPage) => page.getByRole('dialog').last();

test.for(views)(
  '$locale, $width px: figures, panels, event and timeline are accessible and fit, and the keyboard navigates the tree of properties',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const t = messages.eventTrack;
    const look = lookAt(page);
    const lookDeep = lookDeepAt(page);
    await signIn(page, `${PATH}?eventCode=error`);
    await rows(page).first().waitFor();
    await lookDeep('event-tracks, rows');
    await page.getByRole('tab', { name: t['panel.figures'] }).click();
    await page.getByRole('img', { name: dated }).first().waitFor();
    const choose = (label: string, index = 0) =>
      page.locator('.ant-segmented-item').filter({ hasText: label }).nth(index).click();
    await choose(messages.analysis['view.table'], 0);
    await choose(messages.analysis['view.table'], 1);
    await choose(t['course.by.hourOfDay']);
    await lookDeep('event-tracks, tables');
    await page.getByRole('tab', { name: t['panel.between'] }).click();
    await page.getByRole('region', { name: t['panel.between'] }).getByRole('img', { name: dated }).waitFor();
    await lookDeep('event-tracks, between');
    await page.getByRole('tab', { name: t['panel.terms'] }).click();
    await page.getByRole('region', { name: t['terms.name'] }).getByRole('table').waitFor();
    await lookDeep('event-tracks, terms');

    expect(await page.getByText(messages.savedView['missing.title']).count()).toBe(0);
    await page.getByRole('tab', { name: new RegExp(`^${t['events.rows']} \\d`) }).click();
    // Uses a link to open an event, because the tables of figures also have rows.
    await page.getByRole('link', { name: t['action.view'], exact: true }).first().focus();
    await page.keyboard.press('Enter');
    const tree = dialog(page).getByRole('tree');
    await tree.waitFor();
    await look('event-tracks, event');
    const readId = () => new URL(page.url()).searchParams.get('id');
    const first = readId();
    await page.keyboard.press('j');
    await expect.poll(readId).not.toBe(first);
    await tree.waitFor();
    await settled(page);
    // The whole tree is one tab stop, after the copy buttons.
    await dialog(page).getByRole('button', { name: t['tree.copyAll'] }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const items = tree.getByRole('treeitem');
    const count = await items.count();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => items.count()).toBeLessThan(count);
    await dialog(page).getByRole('button', { name: t['action.timeline'] }).click();
    await dialog(page).locator('section section').first().waitFor();
    await lookDeep('event-tracks, timeline');

    await visit(page, `${PATH}?memberNo=M00000000000`);
    await page.getByText(formatText(t.memberUnknown, { memberNo: 'M00000000000' })).waitFor();
    await lookDeep('event-tracks, unknown member');
    expect(page.troubles).toEqual([]);
  },
);
