import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import '@/features/quiz-editor/paste/PasteDialog';
import type { Question } from '@/contract/quiz';
import { choice, condition, question, show } from '@/domain/quiz/testing/build';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { zhCN } from '../texts';

type App = Awaited<ReturnType<typeof signedIn>>;

const DRAFT = '睡眠健康自评';

function draft() {
  const project = state().world.projects.find(({ name }) => name === DRAFT);
  const quiz = state().world.quizzes.find(({ projectId, status }) => projectId === project?.id && status === 'draft');
  if (!quiz) throw new Error('no draft');
  return quiz;
}

/** Two sections of two questions, the last of which a rule shows by the first. */
beforeEach(() => {
  Object.assign(draft(), {
    questions: [
      question('section', 's', { title: '基本情况' }),
      { ...choice('sleep', 0, 1), title: '睡得好吗' },
      question('text', 'drug', { title: '常用药' }),
      question('section', 't', { title: '症状' }),
      { ...choice('wake', 0, 1), title: '会早醒吗' },
      question('text', 'why', { title: '为什么' }),
    ],
    rules: [show('why', condition('sleep', 'in', ['sleep-0']))],
    testCases: [],
  });
});

const openDraft = async () => {
  const app = await signedIn(`/project/quiz-edit?projectId=${draft().projectId}`);
  await screen.findByRole('tab', { name: '题目' });
  await waitFor(() => expect(screen.getByRole('button', { name: '单选' })).toBeEnabled());
  return app;
};
const cards = () => within(screen.getByRole('list', { name: '题目' })).getAllByRole('listitem');
const titleOf = (card: HTMLElement) => card.querySelector('[data-title]')?.textContent?.replace(/^\d+\.|\*$/g, '');
const isCard = (item: HTMLElement) => item.dataset.id !== undefined;
const order = () => cards().filter(isCard).map(titleOf);
const card = (name: string) => {
  const found = cards()
    .filter(isCard)
    .find((one) => titleOf(one) === name);
  if (!found) throw new Error(`no card ${name}`);
  return found;
};
const head = (name: string) => card(name).querySelector('[data-title]') as HTMLElement;
const saved = () => draft().questions.map(({ title }: Question) => title);
const choose = async (app: App, name: string, entry: string) => {
  await app.user.click(within(card(name)).getByRole('button', { name: `“${name}”的更多操作` }));
  await chooseEntry(app.user, entry);
};
const panel = () => within(screen.getByRole('complementary', { name: '题目设置' }));

describe('the questions of a quiz', () => {
  test('are added behind the chosen one, gone through, moved across sections, duplicated and taken away by keys', async () => {
    const app = await openDraft();
    await app.user.click(head('常用药'));
    await app.user.click(screen.getByRole('button', { name: '单选' }));
    // What is added is asked for its title at once, and Escape leads back to its card.
    await waitFor(() => expect(panel().getByLabelText(/^(题干|标题|分节标题|说明文字)$/)).toHaveFocus());
    await app.user.keyboard('几点入睡');
    expect(order()).toEqual(['基本情况', '睡得好吗', '常用药', '几点入睡', '症状', '会早醒吗', '为什么']);
    await app.user.keyboard('{Escape}');
    expect(head('几点入睡')).toHaveFocus();

    await app.user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['基本情况', '睡得好吗', '常用药', '症状', '会早醒吗', '几点入睡', '为什么']);
    expect(head('几点入睡')).toHaveFocus();
    expect(screen.getByText('“几点入睡”已移到第 6 位，共 7 位，在分节“症状”')).toBeInTheDocument();
    await app.user.keyboard('{Alt>}{Home}{/Alt}');
    expect(order()[0]).toBe('几点入睡');
    await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('“几点入睡”已在最前')).toBeInTheDocument();

    await app.user.keyboard('{Control>}d{/Control}');
    expect(order().slice(0, 2)).toEqual(['几点入睡', '几点入睡']);
    expect(head('几点入睡')).not.toHaveFocus();
    await app.user.keyboard('{Delete}');
    expect(order()).toHaveLength(7);
    expect(head('基本情况')).toHaveFocus();
    await app.user.click(await screen.findByRole('button', { name: '撤销', description: /已删除“几点入睡”/ }));
    await waitFor(() => expect(order().slice(0, 2)).toEqual(['几点入睡', '几点入睡']));

    await app.user.click(head('症状'));
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(panel().getByLabelText(/^(题干|标题|分节标题|说明文字)$/)).toHaveValue('会早醒吗');
    expect(panel().getByLabelText(/^(题干|标题|分节标题|说明文字)$/)).toHaveFocus();
    await choose(app, '会早醒吗', '移到分节');
    await chooseEntry(app.user, '基本情况');
    await waitFor(() => expect(saved()).toEqual(expect.arrayContaining(['几点入睡'])));
    expect(order()).toEqual(['几点入睡', '几点入睡', '基本情况', '睡得好吗', '常用药', '会早醒吗', '症状', '为什么']);
    await waitFor(() => expect(saved()).toEqual(order()));
  });

  test('that a rule uses stay where they are, and the rule is led to', async () => {
    const app = await openDraft();
    expect(within(card('为什么')).getByRole('button', { name: '1 条显示规则' })).toBeInTheDocument();
    await choose(app, '为什么', '移到分节');
    await chooseEntry(app.user, '第一个分节之前');
    const moved = await dialogWith('有规则引用，无法完成');
    expect(moved.getByText(/条件须在目标之前/)).toBeInTheDocument();
    await app.user.click(moved.getByRole('button', { name: '返回' }));

    head('睡得好吗').focus();
    await app.user.keyboard('{Delete}');
    const refused = await dialogWith('有规则引用，无法完成');
    expect(refused.getByText(/睡得好吗.*选.*则显示.*为什么/)).toBeInTheDocument();
    await app.user.click(refused.getByRole('button', { name: '前往规则 1' }));
    expect(await screen.findByRole('tab', { name: '逻辑', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(draft().questions).toHaveLength(6);
  });

  test('are found by code or text from any tab, folded alone, all and by section', async () => {
    draft().rules = [];
    const app = await openDraft();
    await app.user.click(within(card('症状')).getByRole('button', { name: '折叠“症状”' }));
    expect(order()).toEqual(['基本情况', '睡得好吗', '常用药', '症状']);
    expect(within(card('症状')).getByText('已折叠 2 题')).toBeInTheDocument();
    // A section that is folded takes with it what is under it.
    head('症状').focus();
    await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['症状', '基本情况', '睡得好吗', '常用药']);
    await app.user.keyboard('{Control>}z{/Control}');
    expect(order()).toEqual(['基本情况', '睡得好吗', '常用药', '症状']);

    await app.user.click(screen.getByRole('tab', { name: /^检查与发布/ }));
    await app.user.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('combobox', { name: '查找题目' });
    expect(field).toHaveFocus();
    await app.user.keyboard('没有这样的');
    expect(await screen.findByText('没有找到')).toBeInTheDocument();
    await app.user.clear(field);
    await app.user.keyboard('WHY');
    expect(await screen.findByText('why · 编码')).toBeInTheDocument();
    // antd asks for the code of the key, which user-event leaves out.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(head('为什么')).toHaveFocus());

    await app.user.click(screen.getByRole('button', { name: '全部折叠' }));
    expect(screen.queryByText('Option sleep-0')).not.toBeInTheDocument();
    head('睡得好吗').focus();
    await app.user.keyboard('{ArrowRight}');
    expect(screen.getByText('Option sleep-0')).toBeInTheDocument();
    await app.user.keyboard('?');
    expect((await dialogWith('键盘快捷键')).getByText('上移题目')).toBeInTheDocument();
  });

  test('come from a document: what is understood is said line by line, and added as one step', async () => {
    const app = await openDraft();
    await app.user.click(screen.getByRole('button', { name: /粘贴问卷/ }));
    const paste = within(await screen.findByRole('dialog'));
    expect(paste.getByText(zhCN.quizPaste['problem.empty'])).toBeInTheDocument();
    const text = paste.getByLabelText('问卷文字');
    await waitFor(() => expect(text).toHaveFocus());
    await app.user.paste('没有题号的一句话');
    expect(await paste.findByText(zhCN.quizPaste['problem.nothingFound'])).toBeInTheDocument();

    // Closed by mistake it is there again.
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: /粘贴问卷/ }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('问卷文字')).toHaveValue('没有题号的一句话');
    await app.user.clear(again.getByLabelText('问卷文字'));
    await app.user.paste(
      'A. 没有题目的选项\n1. 每天睡几小时？\nA. 不足 6 小时（1分）\nB. 6 小时以上（0分）\n2. 您的姓名：____',
    );
    expect(await again.findByText('将添加 2 题、0 个分节、2 个选项')).toBeInTheDocument();
    expect(again.getByText('1 行无法识别')).toBeInTheDocument();
    expect(again.getByText(/^1 题带分值/)).toBeInTheDocument();
    expect(again.getByRole('list', { name: '逐行识别结果' })).toHaveTextContent(/单选1\. 每天睡几小时/);
    expect(again.getByText(zhCN.quizPaste['reason.optionAlone'])).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: '添加 2 题' }));
    await waitFor(() => expect(head('每天睡几小时？')).toHaveFocus());
    expect(order()).toHaveLength(8);
    await app.user.keyboard('{Control>}z{/Control}');
    expect(order()).toHaveLength(6);
  });

  test('are 200 at most: the palette and a paste say so', async () => {
    const many = Array.from({ length: 199 }, (_, index) => question('text', `x${index}`, { title: `题 ${index}` }));
    Object.assign(draft(), { questions: many, rules: [] });
    const app = await openDraft();
    await app.user.click(screen.getByRole('button', { name: /粘贴问卷/ }));
    const paste = within(await screen.findByRole('dialog'));
    fireEvent.change(paste.getByLabelText('问卷文字'), { target: { value: '1. 第一题____\n2. 第二题____' } });
    expect(await paste.findByText(zhCN.quizPaste['reason.tooManyQuestions'])).toBeInTheDocument();
    await app.user.click(paste.getByRole('button', { name: '添加 1 题' }));
    expect(await screen.findByText('已有 200 题，不能再添加')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '单选' })).toBeDisabled();
  });
});
