import { expect } from 'vitest';
import { formatText } from '../say';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const LIST = '/setting/search-hotwords';

/** Waits until the focused element has this name. */
const waitForFocus = (page: WatchedPage, name: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
    )
    .toMatch(name);

/** Runs in the page: whether the text of a button ends within its popover. */
const fitsPopover = (button: Element) => {
  const [text, box] = [button.querySelector('span'), button.closest('.ant-popover')];
  if (!text || !box) throw new Error('the button is not in a popover');
  return text.getBoundingClientRect().right <= box.getBoundingClientRect().right;
};

// Each test uses another name, because saved views belong to the operator. Names have the maximum length.
const namedViews = views.map((view, index) => ({ ...view, name: `${'W'.repeat(17)}${index}` }));

test.for(namedViews)(
  '$locale, $width px: a view with a long name is saved, updated, renamed and deleted by keyboard alone, and fits',
  async ({ locale, messages, name, width }, { open }) => {
    const page = await open({ locale, width });
    const { keyboard } = page;
    const look = (state: string) => lookAt(page)(`saved views, ${state}`);
    const { savedView, list, undo } = messages;
    await signIn(page, `${LIST}?status=enabled`);
    await page.locator('.ant-table-row').first().waitFor();
    const press = async (name: string) => {
      await tabTo(page, name);
      await keyboard.press('Enter');
    };
    const openMenu = async () => {
      await keyboard.press('Enter');
      await page.getByRole('button', { name: savedView.saveAs }).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('.ant-popover'));
    };

    await page.getByRole('button', { name: list.views, exact: true }).focus();
    await openMenu();
    await waitForFocus(page, savedView.noView);
    await look('menu');
    // Escape restores the focus.
    await keyboard.press('Escape');
    await waitForFocus(page, list.views);
    await openMenu();
    await press(savedView.saveAs);
    const field = page.getByLabel(savedView.name);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.type(name);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await look('dialog');
    await keyboard.press('Control+s');
    await page.getByText(formatText(savedView.saved, { name })).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForFocus(page, name);

    // Sorting changes the view, and the change is saved.
    await page.locator('th[data-sort=searchCount]').focus();
    await keyboard.press('Enter');
    const button = page.getByRole('button', { name: new RegExp(`^${savedView.chosen.trim()}.*${name}`) });
    await button.getByText(savedView.changed.trim()).waitFor();
    // Rows are dimmed until the new order has loaded.
    await settled(page);
    await button.focus();
    await openMenu();
    await look('changed');
    expect(await page.getByRole('button', { name: formatText(savedView.update, { name }) }).evaluate(fitsPopover)).toBe(
      true,
    );
    await press(formatText(savedView.update, { name }));
    await page.getByText(formatText(savedView.updated, { name })).waitFor();
    await button.getByText(savedView.changed.trim()).waitFor({ state: 'detached' });

    await button.focus();
    await openMenu();
    await keyboard.press('Tab');
    await waitForFocus(page, formatText(savedView.default, { name }));
    const star = page.getByRole('button', { name: formatText(savedView.default, { name }), pressed: true });
    await keyboard.press('Enter');
    await star.waitFor();
    await look('default');
    await keyboard.press('Enter');
    await star.waitFor({ state: 'detached' });
    await keyboard.press('Tab');
    await waitForFocus(page, formatText(savedView.edit, { name }));
    await keyboard.press('Enter');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.press('End');
    await keyboard.type(' B');
    await keyboard.press('Control+s');
    await page
      .getByRole('button', { name: `${name} B` })
      .first()
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForFocus(page, `${name} B`);

    await openMenu();
    for (let button = 0; button < 3; button += 1) await keyboard.press('Tab');
    await waitForFocus(page, formatText(savedView.delete, { name: `${name} B` }));
    await keyboard.press('Enter');
    await page.getByText(formatText(savedView.deleted, { name: `${name} B` })).waitFor();
    await page.getByRole('button', { name: list.views, exact: true }).waitFor();
    // The undo button has the focus.
    await waitForFocus(page, undo.action);
    await keyboard.press('Enter');
    await page.getByText(undo.done).waitFor();
    // The view exists again and is selected.
    await button.waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?status=enabled&sort=-searchCount&view=[\w-]+$/);
    expect(page.troubles).toEqual([]);
  },
);
