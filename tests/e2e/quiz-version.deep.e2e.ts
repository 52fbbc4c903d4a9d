import { expect } from 'vitest';
import { formatText } from '../say';
import { firstOperator, secondOperator, signIn } from './browser';
import { lookAt, views } from './look';
import { editorPath, writeDraft } from './quiz-draft';
import { test } from './test';

/** Projects of the mock with a published quiz that no other test opens. Each view has one. */
const projects = ['9053', '9055', '9058', '9060'];

test.for(views.map((view, index) => ({ ...view, projectId: projects[index] ?? '' })))(
  '$locale, $width px: review, publishing, versions and ways to replace a draft are accessible and fit',
  async ({ locale, messages: t, projectId, width }, { open }) => {
    const page = await open({ locale, width });
    const look = (state: string) => lookAt(page)(`quiz version, ${state}`);
    const dialogs = page.getByRole('dialog');
    const findDialog = (title: string) => dialogs.filter({ hasText: title }).last();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    const pressAction = (action: string, name: string) =>
      press(formatText(t.quizPublish['history.actionOf'], { action, name }));
    /** Opens a dialog, checks it and closes it by Escape. */
    const lookInto = async (state: string, title: string, openDialog: () => Promise<void>) => {
      const before = await dialogs.count();
      await openDialog();
      await findDialog(title).waitFor();
      await look(state);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialogs.count()).toBe(before);
    };

    await signIn(page, '/exception', secondOperator);
    const title = locale === 'zh-CN' ? '改过的标题' : 'Another title';
    await writeDraft(page, projectId, (draft) => ({
      ...draft,
      title,
      questions: draft.questions.map((one, index) => (index === 0 ? { ...one, title: `${one.title} (2)` } : one)),
    }));
    await signIn(page, editorPath(projectId, 'publish'), firstOperator);

    await press(t.quizPublish['review.button']);
    const review = findDialog(formatText(t.quizPublish['review.title'], { title }));
    await review.getByRole('radio', { name: t.review.approve, exact: true }).check();
    await look('review');
    await review.getByRole('button', { name: t.review.submit }).click();
    const publish = formatText(t.quizPublish['publish.button'], { version: 2 });
    await page.locator('button:enabled', { hasText: publish }).waitFor();
    await lookInto('publish', formatText(t.quizPublish['publish.title'], { version: 2, title }), () => press(publish));

    const first = formatText(t.quizPublish['history.version'], { version: 1 });
    await press(t.quizPublish.history);
    await findDialog(first).waitFor();
    await lookInto('compare', t.quizPublish['compare.title'], () =>
      pressAction(t.quizPublish['history.compare'], first),
    );
    await lookInto('version', t.quizPublish['view.questions'], () => pressAction(t.quizPublish['history.view'], first));
    await lookInto('restore', formatText(t.quizPublish['restore.title'], { version: 1 }), () =>
      pressAction(t.quizPublish['history.restore'], first),
    );
    await lookInto('delete draft', formatText(t.quizPublish['remove.title'], { title }), () =>
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
