import { expect } from 'vitest';
import { enUS } from '../texts';
import { settled, signIn, visit } from './browser';
import { isWiderThanWindow } from './look';
import { test } from './test';

/** Runs in the page: the distance between the error of a field and the label of the next field below it. */
const measureGapsBelowErrors = () => {
  const items = [...document.querySelectorAll<HTMLElement>('[role=dialog] .ant-form-item')];
  const leftOf = (item: HTMLElement) => item.getBoundingClientRect().left;
  return items.flatMap((item, index) => {
    const said = [...item.querySelectorAll('.ant-form-item-explain, .ant-form-item-extra')];
    const below = items.slice(index + 1).find((other) => leftOf(other) === leftOf(item));
    const label = below?.querySelector('label');
    if (!item.querySelector('.ant-form-item-explain-error') || !label) return [];
    const bottom = Math.max(...said.map((one) => one.getBoundingClientRect().bottom));
    return [label.getBoundingClientRect().top - bottom];
  });
};

test('English forms and details have no overlaps: errors, counters, versions, collapsed fields and long names', async ({
  open,
}) => {
  const page = await open({ locale: 'en-US' });
  await signIn(page, '/setting/result-hint?edit=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: enUS.form.save, exact: true }).click();
  await dialog.getByText(enUS.input.required).first().waitFor();
  await settled(page);
  const gaps = await page.evaluate(measureGapsBelowErrors);
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);

  const disclaimer = dialog.locator('.ant-form-item').filter({ hasText: enUS.resultHint['field.disclaimer'] }).last();
  const overlap = await disclaimer.evaluate((item) => {
    const count = item.querySelector('.ant-input-data-count')?.getBoundingClientRect();
    const hint = document.createRange();
    hint.selectNodeContents(item.querySelector('.ant-form-item-extra') as Element);
    return [...hint.getClientRects()].filter(
      (line) => count && line.right > count.left && line.bottom > count.top && line.top < count.bottom,
    ).length;
  });
  expect(overlap).toBe(0);

  const text = dialog.getByRole('textbox', { name: enUS.resultHint['field.content'] });
  await text.focus();
  expect(await text.evaluate((box) => [getComputedStyle(box).outlineStyle, box.hasAttribute('ref')])).toEqual([
    'none',
    false,
  ]);

  await visit(page, '/setting/pilot-hospital');
  await page.locator('.ant-table-row').first().click();
  await page.locator('.ant-descriptions').nth(3).waitFor();
  await settled(page);
  const labels = await page
    .locator('.ant-descriptions')
    .evaluateAll((tables) =>
      tables.map((table) =>
        Math.max(...[...table.querySelectorAll('th')].map((label) => Math.round(label.getBoundingClientRect().left))),
      ),
    );
  expect(new Set(labels).size).toBe(1);

  await page.getByRole('dialog').getByRole('button', { name: enUS.hospital['action.edit'] }).click();
  await page.getByRole('button', { name: enUS.hospital['edit.more'] }).click();
  await settled(page);
  const measureEdges = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input) => {
      const { left: from, right } = (input.closest('.ant-form-item') as Element).getBoundingClientRect();
      return [from, right];
    });
  expect(await measureEdges(enUS.hospital['field.shortName'])).toEqual(await measureEdges(enUS.hospital['field.name']));

  const name = 'W'.repeat(50);
  await page.route(/\/api\/admin\/v1\/hospitals\/\w+$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, name, address: '长'.repeat(100) } },
    });
  });
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/setting/pilot-hospital?sort=name');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  await page.locator('.ant-table-row').first().locator('td').nth(1).click();
  await page.getByText('长'.repeat(100)).first().waitFor();
  await settled(page);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  const edit = page.getByRole('dialog').getByRole('button', { name: enUS.hospital['action.edit'], exact: true });
  const title = await page.getByRole('dialog').getByText(name, { exact: true }).first().boundingBox();
  expect((title?.x ?? Number.NaN) + (title?.width ?? 0)).toBeLessThanOrEqual((await edit.boundingBox())?.x ?? 0);

  await visit(page, '/setting/custom-service');
  const versions = page.locator('.ant-table-content').filter({ hasText: enUS.customService['versions.changed'] });
  await versions.getByRole('button').first().waitFor();
  await settled(page);
  const [room, width] = await versions.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(width).toBe(room);
});
