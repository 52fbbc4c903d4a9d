import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

type Spoken = { role: string; name: string; description: string; isInvalid: boolean };

/** What a screen reader is told, from Chromium's tree of accessibility. */
async function spoken(client: CDPSession): Promise<Spoken[]> {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, description, properties }) => {
    const invalid = properties?.find((property) => property.name === 'invalid')?.value.value;
    const isInvalid = invalid !== undefined && invalid !== 'false';
    return ignored
      ? []
      : [{ role: role?.value, name: name?.value ?? '', description: description?.value ?? '', isInvalid }];
  });
}

// The mark of a required field is drawn before its label, and so read with it.
const named = (all: Spoken[], role: string, name: string) =>
  all.filter((one) => one.role === role && one.name.replace(/^\* /, '').trim() === name);

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: what is refused is said of its control', async ([locale, t, width], { open }) => {
  const page = await open({ locale, width });
  await signIn(page, '/setting/pilot-hospital?edit=new');
  const client = await page.context().newCDPSession(page);
  const text = t.hospital;
  await page.getByRole('button', { name: t.form.save, exact: true }).click();
  await page.getByText(t.input.required).first().waitFor();
  await settled(page);
  const all = await spoken(client);
  for (const [role, field] of [
    ['combobox', 'level'],
    ['combobox', 'kind'],
    ['radiogroup', 'nature'],
  ] as const) {
    const [control] = named(all, role, text[`field.${field}`]);
    expect(control, field).toMatchObject({ description: t.input.required, isInvalid: true });
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);

  await page.goto('/setting/custom-service');
  const days = page.getByRole('group', { name: t.customService['field.workdays'] });
  await days.waitFor();
  await settled(page);
  for (const day of await days.getByRole('checkbox').all()) await day.setChecked(false);
  await page.getByRole('button', { name: t.form.save, exact: true }).click();
  await page.getByText(t.customService['workdays.required']).waitFor();
  await settled(page);
  const [group] = named(await spoken(client), 'group', t.customService['field.workdays']);
  expect(group?.description).toBe(`${t.input.requiredGroup} ${t.customService['workdays.required']}`);
  const [monday] = named(await spoken(client), 'checkbox', t.customService['weekday.1']);
  expect(monday).toMatchObject({ description: t.customService['workdays.required'], isInvalid: true });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  expect(page.troubles).toEqual([]);
});

/** What is drawn and has the name of its drawing, which nobody has written in the operator's language. */
const drawings = (all: Spoken[]) =>
  all.filter(({ role, name }) => (role === 'image' || role === 'button') && /^([a-z]+(-[a-z]+)*|Clear)$/.test(name));

test.for([
  ['zh-CN', zhCN],
  ['en-US', enUS],
] as const)(
  '%s: the icons of inputs are named in the operator’s language, or not at all',
  async ([locale, t], { open }) => {
    const page = await open({ locale });
    const clear = (label: string) => ({ role: 'button', name: say(t.input.clear, { label }) });
    // One of the world's, which has a value in each: those that other tests import have fewer.
    await signIn(page, '/setting/pilot-hospital?keyword=PDY700&sort=name');
    const client = await page.context().newCDPSession(page);
    const looksAt = async (...labels: string[]) => {
      await settled(page);
      const all = await spoken(client);
      expect(drawings(all)).toEqual([]);
      for (const label of labels) expect(all).toContainEqual(expect.objectContaining(clear(label)));
    };
    await page.locator('.ant-table-tbody .ant-table-row').first().locator('td').nth(1).click();
    await page.getByRole('dialog').getByRole('button', { name: t.hospital['action.edit'], exact: true }).click();
    await page.getByText(t.hospital['edit.more']).click();
    const wards = page.getByRole('combobox', { name: t.hospital['field.departments'] });
    await wards.fill('内科');
    await wards.press('Enter');
    await looksAt(t.hospital['field.regionCode'], t.hospital['field.joinedAt'], t.hospital['field.departments']);
    await page.getByRole('combobox', { name: t.hospital['field.regionCode'] }).click();
    await page.locator('.ant-cascader-menu').first().waitFor();
    await looksAt();

    await page.goto('/setting/custom-service');
    await page.getByRole('textbox', { name: t.customService['field.workStart'] }).waitFor();
    await looksAt(t.customService['field.workStart'], t.customService['field.workEnd']);
  },
);

const { member, form } = zhCN;

/** The dialog that sets the tags of the first member, with its list of tags open. */
async function openTags(page: WatchedPage) {
  await signIn(page, '/member/member-list?status=active');
  await page.locator('.ant-table-tbody .ant-table-row').first().locator('button[aria-haspopup=menu]').click();
  await chooseByMouse(page, member['action.tag']);
  const dialog = page.getByRole('dialog').filter({ hasText: member['tags.save'] });
  const input = dialog.getByRole('combobox', { name: member['column.tags'] });
  await input.waitFor();
  await settled(page);
  await input.click();
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await list.waitFor();
  await settled(page);
  return { dialog, input, list, ok: dialog.getByRole('button', { name: member['tags.save'] }) };
}

type Ok = Awaited<ReturnType<typeof openTags>>['ok'];

/** Clicks where the button is, and what else may lie there. */
async function clickAt(page: WatchedPage, ok: Ok) {
  // What was chosen makes its field higher: the button has come to rest before it is looked for.
  await settled(page);
  const box = await ok.boundingBox();
  if (!box) throw new Error('the button is not to be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.for([1280, 768])('at %i wide the list of tags leaves the buttons of its dialog free', async (width, { open }) => {
  const page = await open({ width });
  const saved = async () => {
    await page.getByText(member['done.tags']).last().waitFor();
    await settled(page);
  };
  {
    const { list, ok } = await openTags(page);
    await list.locator('.ant-select-item-option:not(.ant-select-item-option-selected)').first().click();
    await clickAt(page, ok);
    await saved();
  }
  for (const typed of ['回车\n', '逗号,', '未完']) {
    const { input, ok } = await openTags(page);
    await input.pressSequentially(`${width}${typed}`);
    await clickAt(page, ok);
    await saved();
  }
  expect(page.troubles).toEqual([]);
});

test('a field of tags does not grow as it is left, wherever its line is full', async ({ open }) => {
  const page = await open({ width: 768 });
  const { dialog, input } = await openTags(page);
  const height = async () => (await dialog.boundingBox())?.height;
  for (const typed of ['十二个字的标签十二个字', '五个字标签', '四字标签', '三个字', '第五', 'abc', 'w']) {
    await input.pressSequentially(typed);
    const before = await height();
    await input.blur();
    expect(await height(), typed).toBe(before);
  }
});

test('Escape closes the list of tags first, and then asks for what was chosen', async ({ open }) => {
  const page = await open();
  const { dialog, input } = await openTags(page);
  await input.pressSequentially('新,');
  await input.pressSequentially('又');
  const isOpen = () => input.getAttribute('aria-expanded');
  await expect.poll(isOpen).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe('false');
  await settled(page);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.getByText(form['leave.text']).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByText(form['leave.text']).waitFor();
});
