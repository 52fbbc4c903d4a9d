import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expire } from '@/components/form/testing/notes';
import { click } from '@/components/testing/events';
import type { QuizContent } from '@/contract/quiz';
import { choice, condition, question, quiz, show } from '@/domain/quiz/testing/build';
import { getActiveShortcuts } from '@/hooks/shortcut-registry';
import { findDialog } from '../../../../../tests/dialog';
import { chooseEntry } from '../../../../../tests/menu';
import { zhCN } from '../../../../../tests/texts';
// The dialog is loaded on demand; a busy machine takes longer for that than a test waits.
import '../paste/PasteDialog';
import { openEditor, pressEnter } from '../testing/open-editor';
import { FindField } from './FindField';
import { QuestionsTab } from './QuestionsTab';

/** Two sections of two questions; a rule shows the last question by the first. */
const content = (fields: Partial<QuizContent> = {}) =>
  quiz(
    [
      question('section', 's', { title: '基本情况' }),
      { ...choice('sleep', 0, 1), title: '睡得好吗' },
      question('text', 'drug', { title: '常用药' }),
      question('section', 't', { title: '症状' }),
      { ...choice('wake', 0, 1), title: '会早醒吗' },
      question('text', 'why', { title: '为什么' }),
    ],
    { rules: [show('why', condition('sleep', 'in', ['sleep-0']))], ...fields },
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const getTitle = (card: HTMLElement) => card.querySelector('[data-title]')?.textContent?.replace(/^\d+\.|\*$/g, '');
const getCards = () =>
  within(screen.getByRole('list', { name: '题目' }))
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.id !== undefined);
const order = () => getCards().map(getTitle);
const expectOrder = (...titles: string[]) => waitFor(() => expect(order()).toEqual(titles));
const card = (title: string) => {
  const found = getCards().find((one) => getTitle(one) === title);
  if (!found) throw new Error(`no card ${title}`);
  return found;
};
const head = (title: string) => card(title).querySelector('[data-title]') as HTMLElement;
const title = () => within(screen.getByRole('complementary', { name: '题目设置' })).getByLabelText(/^(题干|分节标题)$/);
const chooseAction = async (user: UserEvent, card: string, action: string) => {
  await click(button(`“${card}”的更多操作`));
  await chooseEntry(user, action);
};

test('adds a question after the selected one, focuses its title, and moves, duplicates and deletes it by keyboard', async () => {
  const { user } = openEditor(<QuestionsTab />, content());
  await user.click(head('常用药'));
  await click(button('单选'));
  await waitFor(() => expect(title()).toHaveFocus());
  await user.paste('几点入睡');
  await expectOrder('基本情况', '睡得好吗', '常用药', '几点入睡', '症状', '会早醒吗', '为什么');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(head('几点入睡')).toHaveFocus());

  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await expectOrder('基本情况', '睡得好吗', '常用药', '症状', '会早醒吗', '几点入睡', '为什么');
  await waitFor(() => expect(head('几点入睡')).toHaveFocus());
  expect(screen.getByText('“几点入睡”已移到第 6 位，共 7 位，在分节“症状”')).toBeInTheDocument();
  await user.keyboard('{Alt>}{Home}{/Alt}');
  await waitFor(() => expect(order()[0]).toBe('几点入睡'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('“几点入睡”已在最前')).toBeInTheDocument();

  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['几点入睡', '几点入睡']));
  expect(head('几点入睡')).not.toHaveFocus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(order()).toHaveLength(7));
  await waitFor(() => expect(head('基本情况')).toHaveFocus());
  await click(await screen.findByRole('button', { name: '撤销', description: /已删除“几点入睡”/ }));
  await waitFor(() => expect(order().slice(0, 2)).toEqual(['几点入睡', '几点入睡']));
});

test('lists the keys of a card in the help; its menu moves it into a section and adds a rule on it', async () => {
  const { user, quiz: now, show } = openEditor(<QuestionsTab />, content());
  await user.click(head('症状'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(title()).toHaveValue('会早醒吗'));
  expect(title()).toHaveFocus();
  await chooseAction(user, '会早醒吗', '移到分节');
  await chooseEntry(user, '基本情况');
  await expectOrder('基本情况', '睡得好吗', '常用药', '会早醒吗', '症状', '为什么');
  expect(getActiveShortcuts().map(({ label }) => label)).toContain('上移题目');
  await chooseAction(user, '会早醒吗', '以此题添加规则');
  expect(show).toHaveBeenCalledWith(['rules', 1]);
  expect(now().rules[1]).toMatchObject({ targetId: null, conditions: [{ questionId: 'wake' }] });
});

test('refuses to move or delete a question that a rule uses, and opens the rule', async () => {
  const { user, quiz: now, show } = openEditor(<QuestionsTab />, content());
  expect(await within(card('为什么')).findByRole('button', { name: '1 条显示规则' })).toBeInTheDocument();
  await chooseAction(user, '为什么', '移到分节');
  await chooseEntry(user, '第一个分节之前');
  const moved = await findDialog('有规则引用，无法完成');
  expect(moved.getByText(/条件须在目标之前/)).toBeInTheDocument();
  await click(moved.getByRole('button', { name: '返回' }));

  head('睡得好吗').focus();
  await user.keyboard('{Delete}');
  const refused = await findDialog('有规则引用，无法完成');
  expect(refused.getByText(/睡得好吗.*选.*则显示.*为什么/)).toBeInTheDocument();
  await click(refused.getByRole('button', { name: '前往规则 1' }));
  expect(show).toHaveBeenCalledWith(['rules', 0]);
  expect(now().questions).toHaveLength(6);
});

test('folds single cards, sections and all cards; a folded section moves with its questions', async () => {
  const { user, undo } = openEditor(<QuestionsTab />, content({ rules: [] }));
  await click(button('折叠“症状”'));
  await expectOrder('基本情况', '睡得好吗', '常用药', '症状');
  expect(within(card('症状')).getByText('已折叠 2 题')).toBeInTheDocument();
  head('症状').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expectOrder('症状', '基本情况', '睡得好吗', '常用药');
  undo();
  await expectOrder('基本情况', '睡得好吗', '常用药', '症状');

  await click(button('全部折叠'));
  expect(screen.queryByText('Option sleep-0')).not.toBeInTheDocument();
  head('睡得好吗').focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Option sleep-0')).toBeInTheDocument();
});

test('finds a question by code and unfolds its section', async () => {
  const { user } = openEditor(
    <>
      <FindField />
      <QuestionsTab />
    </>,
    content(),
  );
  await click(button('折叠“症状”'));
  await user.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('combobox', { name: '查找题目' });
  expect(field).toHaveFocus();
  await user.keyboard('没有这样的');
  expect(await screen.findByText('没有找到')).toBeInTheDocument();
  await user.clear(field);
  await user.keyboard('WHY');
  expect(await screen.findByText('why · 编码')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('.ant-select-item-option-active')).toBeInTheDocument());
  pressEnter();
  await waitFor(() => expect(head('为什么')).toHaveFocus());
});

test('explains a pasted document line by line, keeps it when the dialog closes, and adds it as one undo step', async () => {
  const { user, undo } = openEditor(<QuestionsTab />, content());
  await click(button('粘贴问卷'));
  const paste = await findDialog('问卷文字');
  expect(paste.getByText(zhCN.quizPaste['problem.empty'])).toBeInTheDocument();
  await waitFor(() => expect(paste.getByLabelText('问卷文字')).toHaveFocus());
  await user.paste('没有题号的一句话');
  expect(await paste.findByText(zhCN.quizPaste['problem.nothingFound'])).toBeInTheDocument();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await click(button('粘贴问卷'));
  const again = await findDialog('问卷文字');
  expect(again.getByLabelText('问卷文字')).toHaveValue('没有题号的一句话');
  await user.clear(again.getByLabelText('问卷文字'));
  await user.paste(
    'A. 没有题目的选项\n1. 每天睡几小时？\nA. 不足 6 小时（1分）\nB. 6 小时以上（0分）\n2. 您的姓名：____',
  );
  expect(await again.findByText('将添加 2 题、0 个分节、2 个选项')).toBeInTheDocument();
  expect(again.getByText('1 行无法识别')).toBeInTheDocument();
  expect(again.getByText(/^1 题带分值/)).toBeInTheDocument();
  const lines = again.getByRole('list', { name: '逐行识别结果' });
  expect(lines).toHaveTextContent(/单选1\. 每天睡几小时/);
  expect(again.getByText(zhCN.quizPaste['reason.optionAlone'])).toBeInTheDocument();
  await click(again.getByRole('checkbox', { name: '只看需核对的 1 行' }));
  expect(lines).toHaveTextContent(/没有题目的选项/);
  expect(lines).not.toHaveTextContent(/每天睡几小时/);
  await click(again.getByRole('button', { name: '添加 2 题' }));
  await waitFor(() => expect(head('每天睡几小时？')).toHaveFocus());
  await waitFor(() => expect(order()).toHaveLength(8));
  undo();
  await waitFor(() => expect(order()).toHaveLength(6));
});

test('restores pasted text after the session expires', async () => {
  const { user, unmount } = openEditor(<QuestionsTab />, content());
  await click(button('粘贴问卷'));
  const paste = await findDialog('问卷文字');
  await waitFor(() => expect(paste.getByLabelText('问卷文字')).toHaveFocus());
  await user.paste('1. 每天睡几小时？');
  expire({ unmount });
  openEditor(<QuestionsTab />, content());
  expect((await findDialog('问卷文字')).getByLabelText('问卷文字')).toHaveValue('1. 每天睡几小时？');
});

test('limits palette and paste to 200 questions', async () => {
  const many = Array.from({ length: 199 }, (_, index) => question('text', `x${index}`, { title: `题 ${index}` }));
  const { user } = openEditor(<QuestionsTab />, content({ questions: many, rules: [] }));
  await click(button('粘贴问卷'));
  const paste = await findDialog('问卷文字');
  await waitFor(() => expect(paste.getByLabelText('问卷文字')).toHaveFocus());
  await user.paste('1. 第一题____\n2. 第二题____');
  expect(await paste.findByText(zhCN.quizPaste['reason.tooManyQuestions'])).toBeInTheDocument();
  await click(paste.getByRole('button', { name: '添加 1 题' }));
  expect(await screen.findByText('已有 200 题，不能再添加')).toBeInTheDocument();
  expect(button('单选')).toBeDisabled();
});
