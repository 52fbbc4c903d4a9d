import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test } from 'vitest';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/pages/project/quiz-edit';
import '@/pages/project/quiz-edit/trial/TrialDrawer';
import { choice, condition, level, question, quiz, show } from '@/domain/quiz/testing/build';
import { pressEnter } from '@/pages/project/quiz-edit/testing/open-editor';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';

const DRAFT = '睡眠健康自评';

function draft() {
  const project = state().world.projects.find(({ name }) => name === DRAFT);
  const found = state().world.quizzes.find(({ projectId, status }) => projectId === project?.id && status === 'draft');
  if (!found) throw new Error('no draft');
  return found;
}

/** Two scored questions; an answer to the first shows the last question. */
beforeEach(() => {
  const questions = [
    { ...choice('sleep', 0, 2), title: '睡得好吗' },
    { ...choice('wake', 0, 1), title: '会早醒吗' },
    question('text', 'why', { title: '为什么' }),
  ];
  const rules = [show('why', condition('sleep', 'in', ['sleep-0']))];
  Object.assign(draft(), quiz(questions, { rules, resultLevels: [level('low', 0, 1), level('high', 2, 3)] }));
});

const open = async (more = '') => {
  const app = await signedIn(`/project/quiz-edit?projectId=${draft().projectId}${more}`);
  await screen.findByRole('tab', { name: '题目' });
  await waitFor(() => expect(button(/保存草稿/)).toBeEnabled());
  return app;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const combobox = (name: string) => screen.getByRole('combobox', { name });
const title = () => screen.getByLabelText(/^(题干|标题|分节标题|说明文字)$/);
const getHead = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('li [data-title]')].find(({ textContent }) => textContent?.includes(name));

test('saves questions, rules and, on leaving, levels, and links to a level that cannot be saved', async () => {
  const app = await open();
  await app.user.type(title(), '？');
  await app.user.click(button('“会早醒吗”的更多操作'));
  await chooseEntry(app.user, '以此题添加规则');
  expect(await screen.findByRole('tab', { name: '逻辑', selected: true })).toBeInTheDocument();
  await app.user.click(button(/保存草稿/));
  await waitFor(() => expect(draft().questions[0]?.title).toBe('睡得好吗？'));
  await waitFor(() => expect(draft().rules[1]).toMatchObject({ targetId: null, conditions: [{ questionId: 'wake' }] }));

  await app.user.click(screen.getByRole('tab', { name: '计分与等级' }));
  const code = await screen.findByLabelText('第 2 个等级的编码');
  await app.user.clear(code);
  await app.user.click(code);
  await app.user.paste('一二三四五六七八九十一二三四五六七');
  const unfit = await screen.findByText('等级 2 · 编码（high）：最多 16 字，改好后保存');
  await app.user.click(within(unfit).getByRole('button', { name: '前往' }));
  expect(code.closest('tr')).toHaveFocus();
  expect(draft().resultLevels[1]?.code).toBe('high');
  await app.user.clear(code);
  await app.user.click(code);
  await app.user.paste('top');
  act(() => history.push('/exception'));
  await waitFor(() => expect(draft().resultLevels[1]?.code).toBe('top'));
});

test('finds and opens a question from any tab, and opens the rule that blocks its deletion', async () => {
  const app = await open('&tab=scoring');
  await app.user.keyboard('{Control>}f{/Control}');
  expect(combobox('查找题目')).toHaveFocus();
  await app.user.keyboard('wake');
  await screen.findAllByText('wake · 编码');
  await waitFor(() => expect(document.querySelector('.ant-select-item-option-active')).toBeInTheDocument());
  pressEnter();
  await waitFor(() => expect(getHead('会早醒吗')).toHaveFocus());

  getHead('睡得好吗')?.focus();
  await app.user.keyboard('{Delete}');
  const refused = await findDialog('有规则引用，无法完成');
  await app.user.click(refused.getByRole('button', { name: '前往规则 1' }));
  expect(await screen.findByRole('tab', { name: '逻辑', selected: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(draft().questions).toHaveLength(3);
});

test('closes the undo notice of a level after Ctrl+Z, which restores the level, and on leaving the editor', async () => {
  const app = await open('&tab=scoring');
  const findNotice = () => screen.queryByText('已删除等级“high”')?.closest('[role=alert]');
  // No animation ends in jsdom, so a closed notice keeps its leave class.
  const waitForEnd = () => waitFor(() => expect(findNotice()?.className ?? '-leave').toContain('-leave'));
  const remove = async () => {
    await app.user.click(await screen.findByRole('button', { name: '“high”的更多操作' }));
    await chooseEntry(app.user, '删除');
    await waitFor(() => expect(findNotice()?.className).not.toContain('-leave'));
  };
  await remove();
  await app.user.keyboard('{Control>}z{/Control}');
  await waitForEnd();
  expect(await screen.findByLabelText('第 2 个等级的编码')).toHaveValue('high');
  await remove();
  act(() => history.push('/setting/result-hint'));
  await waitForEnd();
});

test('runs a test case again when a score changes, opens its answers from the publish check, and stores no answers', async () => {
  const answers = { sleep: { value: 'sleep-0' }, wake: { value: 'wake-0' } };
  const testCase = { testCaseId: 'case-1', name: '全无', answers, expected: 'low' };
  Object.assign(draft(), { testCases: [testCase] });
  const app = await open();
  const opener = button('试答');
  opener.focus();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  const drawer = await findDialog('清空作答');
  expect(drawer.getByRole('tab', { name: '测试用例（1）' })).toBeVisible();
  await app.user.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(opener).toHaveFocus());

  const score = screen.getByLabelText('第 1 个选项的分值');
  await app.user.clear(score);
  await app.user.type(score, '2');
  await app.user.click(screen.getByRole('tab', { name: /检查与发布/ }));
  await app.user.click(await screen.findByRole('button', { name: /测试用例“全无”/ }));
  const found = await findDialog('清空作答');
  const failed = await found.findByRole('listitem', { name: '全无' });
  await waitFor(() => expect(failed).toHaveAttribute('aria-current', 'true'));
  expect(await found.findByText('预期“low”，实际“high”')).toBeVisible();
  expect(found.getAllByRole('radio', { checked: true }).length).toBeGreaterThan(0);
  expect(JSON.stringify([localStorage, sessionStorage, app.address()])).not.toContain('sleep-0');
});

test('keeps the draft of an archived project read-only', async () => {
  const project = state().world.projects.find(({ name }) => name === DRAFT);
  Object.assign(project ?? {}, { status: 'archived' });
  await signedIn(`/project/quiz-edit?projectId=${draft().projectId}&tab=logic`);
  expect(await screen.findByText(/若 sleep（睡得好吗）.*则显示 why（为什么）/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /规则/ })).not.toBeInTheDocument();
});
