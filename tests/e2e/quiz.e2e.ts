import { expect } from 'vitest';
import { choice, condition, jump, level, optionsOf, question, quiz, show } from '../../src/domain/quiz/testing/build';
import { formatText } from '../say';
import { signIn, visit } from './browser';
import { lookAt, lookDeepAt, views } from './look';
import { editorPath, writeDraft } from './quiz-draft';
import { test } from './test';

/** Drafts of the mock that no other test opens. Each view has one, because a lease allows one editor at a time. */
const drafts = ['9018', '9024', '9040', '9046'];

/** A quiz with everything that the tabs can show, and with an error on each tab. */
const content = quiz(
  [
    {
      ...choice('Q1', 0, 2),
      title: '是否吸烟',
      options: optionsOf('Q1', { label: '是', score: 2 }, { label: '否', score: 0 }),
    },
    question('multiple', 'Q2', {
      title: '最近两周有过以下哪些情况？',
      options: optionsOf(
        'Q2',
        { label: '胃痛' },
        { label: '饭后明显的上腹部不适，持续超过两周' },
        { label: '以上均无', exclusive: true },
      ),
    }),
    question('number', 'Q3', { title: '体重', validation: { min: 20, max: 200, unit: 'kg' } }),
    question('section', 'S1', { title: '第二部分' }),
    question('date', 'Q4', { title: '上次体检日期' }),
    question('text', 'Q5', { title: '补充说明' }),
  ],
  {
    title: '健康自评',
    rules: [
      show('Q5', condition('Q2', 'in', ['Q2-0', 'Q2-1']), condition('Q3', 'between', [60, 90])),
      jump('end', condition('Q4', 'gte', ['today-30d'])),
      jump('disqualify', condition('Q1', 'eq', ['Q1-9'])),
    ],
    resultLevels: [level('low', 0, 1), level('high', 1, 2)],
  },
);

test.for(views.map((view, index) => ({ ...view, projectId: drafts[index] ?? '' })))(
  '$locale, $width px: tabs, open rules and dialogs of the editor are accessible and fit',
  async ({ locale, messages: t, projectId, width }, { open }) => {
    const page = await open({ locale, width });
    const look = (state: string) => lookAt(page)(`quiz, ${state}`);
    const lookDeep = (state: string) => lookDeepAt(page)(`quiz, ${state}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const showTab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await signIn(page, '/exception');
    await writeDraft(page, projectId, () => content);
    await visit(page, editorPath(projectId));
    await page.getByRole('list', { name: t.quizCanvas.questions }).waitFor();
    await press(t.quizCanvas.paste);
    await dialog.getByLabel(t.quizPaste.text).fill(`${t.quizPaste.example}\n？？？`);
    await look('paste');
    await close();
    await press(t.quizTrial.open);
    await dialog.waitFor();
    await lookDeep('test run');
    await close();
    // The title's button covers the card, so a click on an option selects its question.
    await page.locator('[data-id] ol li').nth(2).click({ force: true });
    await expect.poll(() => page.locator('[data-id]').nth(2).getAttribute('data-selected')).toBe('true');
    await press(t.quizEdit['options.bulk']);
    await dialog.waitFor();
    await lookDeep('options as lines');
    await close();
    // The selected question is open.
    await look('questions');

    await showTab(t.quizEdit['tab.logic']);
    for (const rule of [1, 3]) {
      await page
        .getByRole('button', { name: new RegExp(`^${formatText(t.quizLogic['rule.edit'], { rule, sentence: '' })}`) })
        .click();
      await page.getByRole('combobox', { name: t.quizLogic.action }).waitFor();
      await lookDeep(`rule ${rule}`);
    }
    await look('rules');
    await showTab(t.quizEdit['tab.scoring']);
    await page.getByText(t.quizScoring.mode, { exact: true }).first().waitFor();
    await look('scoring');
    await showTab(t.quizEdit['tab.publish']);
    await page.getByText(t.quizPublish.findings, { exact: true }).first().waitFor();
    await lookDeep('publish');
    // A question is added after the selected one, which may be out of sight.
    await showTab(t.quizEdit['tab.questions']);
    const cards = page.locator('[data-id]');
    const before = await cards.count();
    // The first card is that of the quiz.
    await cards.nth(1).locator('[data-title]').click();
    await cards.last().scrollIntoViewIfNeeded();
    await press(t.quiz['type.date']);
    const isInView = () =>
      page.locator('[data-id][data-selected=true]').evaluate((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(() => cards.count()).toBe(before + 1);
    await expect.poll(isInView).toBe(true);
    expect(page.troubles).toEqual([]);
  },
);
