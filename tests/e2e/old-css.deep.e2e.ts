import { expect } from 'vitest';
import { choice, question, quiz } from '../../src/domain/quiz/testing/build';
import { widths } from '../deep';
import { zhCN } from '../texts';
import { signIn, visit, type WatchedPage } from './browser';
import { lookAt } from './look';
import { editorPath, writeDraft } from './quiz-draft';
import { test } from './test';

/** CSS features in our style sheets that the oldest browser of `targets` in .umirc.ts does not support. */
const unknown = /:has\(|@container\b|\bcontainer-type\b|\bcontent-visibility\b|\(width\b/g;

/** Makes a page ignore these features, as such a browser does. */
const ignoreNewCss = (page: WatchedPage) =>
  page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(unknown, (word) => word.replace(/\w/, 'x-unknown-$&')),
    });
  });

/** Drafts of the mock that no other test opens. Each width has one, because a lease allows one editor at a time. */
const drafts = ['9035', '9029'];
const content = quiz([choice('Q1', 0, 2), question('text', 'Q2', { title: '补充说明' })]);

test.for(widths.map((width, index) => ({ width, projectId: drafts[index] ?? '' })))(
  '$width px: lists, quiz editor and reports work in a browser without the newest CSS',
  async ({ width, projectId }, { open }) => {
    const page = await open({ width });
    const look = lookAt(page);
    const row = page.locator('.ant-table-row').first();
    await ignoreNewCss(page);

    await signIn(page, '/member/member-list');
    const box = row.locator('input[type=checkbox]');
    await box.press('Space');
    expect(await box.evaluate((input) => getComputedStyle(input.parentElement ?? input).outlineStyle)).toBe('solid');
    await page.getByRole('button', { name: zhCN.list.clearSelection }).click({ trial: true });
    await look('old CSS, list');
    await row.getByRole('button', { name: /更多/ }).click({ trial: true });

    await writeDraft(page, projectId, () => content);
    await visit(page, editorPath(projectId));
    await page.getByRole('list', { name: zhCN.quizCanvas.questions }).getByText('补充说明').first().click();
    await look('old CSS, quiz');
    await page.getByRole('button', { name: zhCN.quizCanvas.paste }).first().click({ trial: true });
    await page.getByLabel(zhCN.quizPanel['title.question'], { exact: true }).fill('其他情况');

    await page.goto('/data/report-list?tab=all');
    await row.locator('td').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await look('old CSS, report');
    await page.getByRole('dialog').getByRole('button').last().click({ trial: true });
    expect(page.troubles).toEqual([]);
  },
);
