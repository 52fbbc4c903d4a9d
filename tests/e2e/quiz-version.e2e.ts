import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { firstOperator, secondOperator, signIn } from './browser';
import { lookAt } from './look';
import { editorPath, writeDraft } from './quiz-draft';
import { test } from './test';

/** Published quizzes of the mock that no other test opens; one width for each language. */
test.for([
  ['zh-CN', zhCN, '9053', 1280],
  ['en-US', enUS, '9055', 768],
] as const)(
  '%s: review, publishing, versions and what replaces a draft are accessible and fit',
  async ([locale, t, projectId, width], { open }) => {
    const page = await open({ locale, width });
    const look = (state: string) => lookAt(page)(`quiz version ${state} ${locale} ${width}`);
    const dialogs = page.getByRole('dialog');
    const within = (title: string) => dialogs.filter({ hasText: title }).last();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    const actionOf = (action: string, name: string) => press(say(t.quizPublish['history.actionOf'], { action, name }));
    /** Opens, looks, and closes by Escape. */
    const lookInto = async (state: string, title: string, opens: () => Promise<void>) => {
      const before = await dialogs.count();
      await opens();
      await within(title).waitFor();
      await look(state);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialogs.count()).toBe(before);
    };

    await signIn(page, '/welcome', secondOperator);
    const title = locale === 'zh-CN' ? '改过的标题' : 'Another title';
    await writeDraft(page, projectId, (draft) => ({
      ...draft,
      title,
      questions: draft.questions.map((one, index) => (index === 0 ? { ...one, title: `${one.title} (2)` } : one)),
    }));
    await signIn(page, editorPath(projectId, 'publish'), firstOperator);

    await press(t.quizPublish['review.button']);
    const review = within(say(t.quizPublish['review.title'], { title }));
    await review.getByRole('radio', { name: t.review.approve, exact: true }).check();
    await look('review');
    await review.getByRole('button', { name: t.review.submit }).click();
    const publish = say(t.quizPublish['publish.button'], { version: 2 });
    await page.locator('button:enabled', { hasText: publish }).waitFor();
    await lookInto('publish', say(t.quizPublish['publish.title'], { version: 2, title }), () => press(publish));

    const first = say(t.quizPublish['history.version'], { version: 1 });
    await press(t.quizPublish.history);
    await within(first).waitFor();
    await lookInto('compare', t.quizPublish['compare.title'], () => actionOf(t.quizPublish['history.compare'], first));
    await lookInto('version', t.quizPublish['view.questions'], () => actionOf(t.quizPublish['history.view'], first));
    await lookInto('restore', say(t.quizPublish['restore.title'], { version: 1 }), () =>
      actionOf(t.quizPublish['history.restore'], first),
    );
    await lookInto('delete draft', say(t.quizPublish['remove.title'], { title }), () =>
      press(t.quizPublish['history.remove']),
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBe(0);

    for (const source of ['scale', 'copy', 'file'] as const)
      await lookInto(`replaced by ${source}`, t.quizBegin[`${source}.title`], async () => {
        await page.getByRole('toolbar').getByRole('button', { name: t.quizBegin.menu }).click();
        const entry = page.getByRole('menuitem', { name: t.quizBegin[`menu.${source}`] });
        await entry.waitFor();
        if (source === 'scale') await look('menu');
        await entry.click();
      });

    await page.getByRole('tab', { name: t.quizEdit['tab.scoring'] }).click();
    await lookInto('score mode', t.quiz['scoreMode.weighted'], () =>
      page.getByRole('radio', { name: new RegExp(`^${t.quiz['scoreMode.weighted']}`) }).click(),
    );
    expect(page.troubles).toEqual([]);
  },
);
