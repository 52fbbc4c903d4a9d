import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { widths } from '../deep';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

type Spoken = { role: string; name: string; description: string; isInvalid: boolean };

/** Reads Chromium's accessibility tree, from which screen readers announce. */
async function readAccessibilityTree(client: CDPSession): Promise<Spoken[]> {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, description, properties }) => {
    const invalid = properties?.find((property) => property.name === 'invalid')?.value.value;
    const isInvalid = invalid !== undefined && invalid !== 'false';
    return ignored
      ? []
      : [{ role: role?.value, name: name?.value ?? '', description: description?.value ?? '', isInvalid }];
  });
}

// The asterisk of a required field comes before its label and is part of its accessible name.
const findByName = (all: Spoken[], role: string, name: string) =>
  all.filter((one) => one.role === role && one.name.replace(/^\* /, '').trim() === name);

/** Images and buttons whose name is that of their icon, which is not translated. */
const findIconNames = (all: Spoken[]) =>
  all.filter(({ role, name }) => (role === 'image' || role === 'button') && /^([a-z]+(-[a-z]+)*|Clear)$/.test(name));

test.for(views)(
  '$locale, $width px: screen readers announce errors with their control, and icons by a translated name or not',
  async ({ locale, messages: t, width }, { open }) => {
    const page = await open({ locale, width, isFresh: true });
    const look = lookAt(page);
    const { customService, hospital } = t;
    const save = () => page.getByRole('button', { name: t.form.save, exact: true }).click();
    const expectNamedIcons = (all: Spoken[], ...labels: string[]) => {
      expect(findIconNames(all)).toEqual([]);
      for (const label of labels)
        expect(all).toContainEqual(
          expect.objectContaining({ role: 'button', name: formatText(t.input.clear, { label }) }),
        );
    };

    await signIn(page, '/setting/pilot-hospital?edit=new');
    const client = await page.context().newCDPSession(page);
    await save();
    await page.getByText(t.input.required).first().waitFor();
    await look('inputs, hospital with errors');
    const refused = await readAccessibilityTree(client);
    for (const [role, field] of [
      ['combobox', 'level'],
      ['combobox', 'kind'],
      ['radiogroup', 'nature'],
    ] as const) {
      const label = hospital[`field.${field}`];
      const [control] = findByName(refused, role, label);
      const description = formatText(t.input.requiredChoice, { label });
      expect(control, field).toMatchObject({ description, isInvalid: true });
    }

    await visit(page, '/setting/custom-service');
    const days = page.getByRole('group', { name: customService['field.workdays'] });
    await days.waitFor();
    await settled(page);
    const opened = await readAccessibilityTree(client);
    expectNamedIcons(opened, customService['field.workStart'], customService['field.workEnd']);
    for (const day of await days.getByRole('checkbox').all()) await day.setChecked(false);
    await save();
    await page.getByText(customService['workdays.required']).waitFor();
    await settled(page);
    const all = await readAccessibilityTree(client);
    const [group] = findByName(all, 'group', customService['field.workdays']);
    expect(group?.description).toBe(`${t.input.requiredGroup} ${customService['workdays.required']}`);
    const [monday] = findByName(all, 'checkbox', customService['weekday.1']);
    expect(monday).toMatchObject({ description: customService['workdays.required'], isInvalid: true });

    // This hospital of the mock has a value in each field, unlike those that other tests import.
    await page.goto('/setting/pilot-hospital?keyword=PDY700&sort=name');
    await page.locator('.ant-table-tbody .ant-table-row').first().locator('td').nth(1).click();
    await page.getByRole('dialog').getByRole('button', { name: hospital['action.edit'], exact: true }).click();
    await page.getByText(hospital['edit.more']).click();
    const departments = page.getByRole('combobox', { name: hospital['field.departments'] });
    await departments.fill('内科');
    await departments.press('Enter');
    await settled(page);
    expectNamedIcons(
      await readAccessibilityTree(client),
      hospital['field.regionCode'],
      hospital['field.joinedAt'],
      hospital['field.departments'],
    );
    await page.getByRole('combobox', { name: hospital['field.regionCode'] }).click();
    await page.locator('.ant-cascader-menu').first().waitFor();
    await settled(page);
    expectNamedIcons(await readAccessibilityTree(client));
    expect(page.troubles).toEqual([]);
  },
);

const { memberDetail, member, form } = zhCN;

/** Opens the tag dialog of the first member, and the list of tags in it. */
async function openTags(page: WatchedPage) {
  await page.locator('.ant-table-tbody .ant-table-row').first().locator('button[aria-haspopup=menu]').click();
  await chooseByMouse(page, member['action.tag']);
  const dialog = page.getByRole('dialog').filter({ hasText: member['tags.save'] });
  const input = dialog.getByRole('combobox', { name: memberDetail['field.tags'] });
  await input.waitFor();
  await settled(page);
  await input.click();
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await list.waitFor();
  await settled(page);
  const save = async () => {
    // A selected tag increases the height of the field and moves the button.
    await settled(page);
    const box = await dialog.getByRole('button', { name: member['tags.save'] }).boundingBox();
    if (!box) throw new Error('the button is not visible');
    // A click by position would hit the list of tags if it covered the button.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await dialog.waitFor({ state: 'detached' });
    await settled(page);
  };
  return { dialog, input, list, save };
}

test('the list of tags does not cover the buttons of its dialog, the field keeps its height, and Escape closes the list first', async ({
  open,
}) => {
  const page = await open();
  await signIn(page, '/member/member-list?status=active');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    {
      const { list, save } = await openTags(page);
      await list.locator('.ant-select-item-option:not(.ant-select-item-option-selected)').first().click();
      await save();
    }
    const { input, save } = await openTags(page);
    await input.pressSequentially(`${width}未完`);
    await save();
  }

  const { dialog, input } = await openTags(page);
  const measureHeight = async () => (await dialog.boundingBox())?.height;
  // With those that the member has, no more than the limit, whose error would increase the height.
  for (const typed of ['十二个字的标签十二个字', '四字标签', '三个字', 'abc', 'w']) {
    await input.pressSequentially(typed);
    const before = await measureHeight();
    await input.blur();
    expect(await measureHeight(), typed).toBe(before);
  }

  await input.click();
  await input.pressSequentially('又');
  const isExpanded = () => input.getAttribute('aria-expanded');
  await expect.poll(isExpanded).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(isExpanded).toBe('false');
  await settled(page);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.getByText(form['leave.text']).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByText(form['leave.text']).waitFor();
  expect(page.troubles).toEqual([]);
});
