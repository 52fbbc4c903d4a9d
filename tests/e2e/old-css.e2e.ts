import { expect } from 'vitest';
import { choice, question, quiz } from '../../src/domain/quiz/testing/build';
import { zhCN } from '../texts';
import { signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { editorPath, writeDraft } from './quiz-draft';
import { test } from './test';

/** What the oldest of `targets` in .umirc.ts does not know of what our style sheets use. */
const unknown = /:has\(|@container\b|\bcontainer-type\b|\bcontent-visibility\b|\(width\b/g;

/** Lets a page read style sheets as such a browser does: a rule or block that it does not know is not there. */
const readsOldCss = (page: WatchedPage) =>
  page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(unknown, (word) => word.replace(/\w/, 'x-unknown-$&')),
    });
  });

/** Drafts of the mock that no other test opens: one for each, as each has its editor to itself. */
const sizes = [
  [1280, '9035'],
  [768, '9029'],
] as const;
const content = quiz([choice('Q1', 0, 2), question('text', 'Q2', { title: '补充说明' })]);

test.for(sizes)(
  '%i wide, all can be done in a browser without the newest CSS',
  async ([width, projectId], { open }) => {
    const page = await open({ width });
    const look = lookAt(page);
    const row = page.locator('.ant-table-row').first();
    await readsOldCss(page);

    await signIn(page, '/member/member-list');
    const box = row.locator('input[type=checkbox]');
    await box.press('Space');
    expect(await box.evaluate((input) => getComputedStyle(input.parentElement ?? input).outlineStyle)).toBe('solid');
    await page.getByRole('button', { name: zhCN.list.clearSelection }).click({ trial: true });
    await look(`old css list ${width}`);
    await row.getByRole('button', { name: /更多/ }).click({ trial: true });

    await writeDraft(page, projectId, () => content);
    await page.goto(editorPath(projectId));
    await page.getByRole('list', { name: zhCN.quizCanvas.questions }).getByText('补充说明').first().click();
    await look(`old css quiz ${width}`);
    await page.getByLabel(zhCN.quizPanel['title.question'], { exact: true }).fill('其他情况');
    await page.getByRole('button', { name: zhCN.quizCanvas.paste }).first().click({ trial: true });

    await page.goto('/data/report-list?tab=all');
    await row.locator('td').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await look(`old css report ${width}`);
    await page.getByRole('dialog').getByRole('button').last().click({ trial: true });
    expect(page.troubles).toEqual([]);
  },
);
