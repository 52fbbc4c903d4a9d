import { expect } from 'vitest';
import { formatText } from '../say';
import { firstOperator, secondOperator, settled, signIn } from './browser';
import { lookAt, views } from './look';
import { chooseByKeyboard } from './menu';
import { test } from './test';

// Hands the work back and forth between two operators, so that each view has work to hand over.
const handovers = views.map((view, index) =>
  index % 2 === 0
    ? { ...view, from: firstOperator, to: secondOperator.name }
    : { ...view, from: secondOperator, to: firstOperator.name },
);

test.for(handovers)(
  '$locale, $width px: hands work over by keyboard; dialog and job are accessible and fit',
  async ({ locale, messages, width, from, to }, { open }) => {
    const page = await open({ locale, width });
    const { app, handover: t, job } = messages;
    const look = lookAt(page);
    await signIn(page, '/exception', from);
    await page.getByRole('button', { name: from.name }).focus();
    await page.keyboard.press('Enter');
    await chooseByKeyboard(page, app.handover);
    await page.getByRole('dialog').filter({ hasText: t.title }).waitFor();
    await page.getByText(t.counts).waitFor();
    await settled(page);
    await page.getByRole('button', { name: t.ok }).click();
    await look('handover, incomplete');

    await page.getByRole('combobox', { name: t.to }).focus();
    await page.keyboard.type(to);
    await page.locator('.ant-select-item-option-active').filter({ hasText: to }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page.getByText(formatText(t.started, { name: to })).waitFor();
    const jobs = page.getByRole('dialog').filter({ hasText: job.title });
    await jobs.getByText(job['state.succeeded']).first().waitFor({ timeout: 60_000 });
    // In a low window the list scrolls, as it does with many jobs. No job has a focusable button.
    await page.setViewportSize({ width, height: 180 });
    await look('handover, job');
    expect(page.troubles).toEqual([]);
  },
);
