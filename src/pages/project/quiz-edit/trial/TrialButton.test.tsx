import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { expect, test } from 'vitest';
import { click } from '@/components/testing/events';
import type { QuizContent } from '@/contract/quiz';
import { updateOption } from '@/domain/quiz/edit/options';
import { choice, condition, level, optionsOf, question, quiz, show } from '@/domain/quiz/testing/build';
import { findDialog } from '../../../../../tests/dialog';
import { fault, server } from '../../../../../tests/server';
import { answerHints, findOptions, hint, openEditor } from '../testing/open-editor';
import { TrialButton } from './TrialButton';
// The drawer is loaded on demand; a busy machine takes longer for that than a test waits.
import './TrialDrawer';

/** Two scored questions; the red flag of the second shows a third. */
const content = (fields: Partial<QuizContent> = {}) =>
  quiz(
    [
      { ...choice('q1', 0, 2), options: optionsOf('q1', { label: '不会', score: 0 }, { label: '几天', score: 2 }) },
      {
        ...choice('q2', 0, 1),
        options: optionsOf('q2', { label: '没有', score: 0 }, { label: '有', score: 1, riskFlag: 'red' }),
      },
      question('text', 'q3'),
    ],
    {
      estimatedMinutes: 3,
      rules: [show('q3', condition('q2', 'in', ['q2-1']))],
      resultLevels: [level('low', 0, 1), level('high', 2, 3)],
      ...fields,
    },
  );
const hints = [
  hint({ id: 'h1', levelCode: 'normal', name: '通用提示' }),
  hint({ id: 'h2', levelCode: 'redFlag', name: '求助提示' }),
];

async function open(fields?: Partial<QuizContent>) {
  const editor = openEditor(<TrialButton />, content(fields));
  const opener = screen.getByRole('button', { name: '试答' });
  await click(opener);
  return { ...editor, opener, drawer: await findDialog('清空作答') };
}
const next = () => click(screen.getByRole('button', { name: /^(下一页|提交)$/ }));
const answer = (name: string) => click(screen.getByRole('radio', { name }));

test('a test run stops at a required question, reports flags, rules and hints, and ends on the result page', async () => {
  answerHints(hints);
  // The result page names the project.
  server.use(fault.status('GET', '/projects/:id', 500));
  const { user, drawer } = await open();
  expect(drawer.getByText('约 3 分钟')).toBeVisible();
  expect(await drawer.findByText('答完后显示')).toBeVisible();
  expect(drawer.getByText('1 题：不满足显示规则')).toBeVisible();

  await click(drawer.getByRole('button', { name: '开始作答' }));
  expect(drawer.getByText('0 / 2')).toBeVisible();
  await user.tab();
  expect(drawer.getByRole('radio', { name: '不会' })).toHaveFocus();
  await next();
  expect(drawer.getByText('此题必答')).toBeVisible();
  expect(drawer.getByRole('group', { name: /Title q1/ })).toHaveFocus();
  await answer('不会');
  await next();
  await answer('有');
  expect(await drawer.findByText('危险信号')).toBeVisible();
  expect(drawer.getByRole('list', { name: '命中的规则（1）' })).toHaveTextContent('则显示 q3');
  expect(drawer.getByText('全部显示')).toBeVisible();
  expect(drawer.getByText('2 / 3')).toBeVisible();
  expect(drawer.getByText('危险信号：求助提示')).toBeVisible();
  await waitFor(() =>
    expect(drawer.getAllByRole('status').some(({ textContent }) => textContent?.includes('得分 1'))).toBe(true),
  );
  await answer('没有');
  await waitFor(() => expect(drawer.queryByText('危险信号')).toBeNull());
  expect(drawer.getByText('1 题：不满足显示规则')).toBeVisible();
  await next();
  expect(drawer.getByText('提交成功')).toBeVisible();
  expect(drawer.getByRole('region', { name: '结果页' })).toHaveFocus();
});

test('saves answers as a test case, which fails when a score changes, and renames, deletes and restores it', async () => {
  answerHints(hints);
  const { user, drawer, edit, opener, show } = await open();
  await click(drawer.getByRole('button', { name: '开始作答' }));
  await answer('不会');
  await next();
  await answer('没有');
  await drawer.findByText('等级“low”的分值区间');
  await click(drawer.getByRole('tab', { name: '测试用例（0）' }));
  await click(drawer.getByRole('button', { name: '存为测试用例' }));
  const name = drawer.getByLabelText('用例名称');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('用例 1：low');
  await user.clear(name);
  await user.keyboard('{Enter}');
  expect(drawer.getByText('请填写用例名称')).toBeVisible();
  await user.type(name, '全无{Enter}');
  expect(within(await drawer.findByRole('listitem', { name: '全无' })).getByText('通过')).toBeVisible();
  expect(drawer.getByRole('button', { name: '存为测试用例' })).toHaveFocus();

  edit((now) => updateOption(now, 'q1-0', { score: 3 }));
  expect(await drawer.findByRole('tab', { name: '测试用例（1 个未通过）' })).toBeVisible();
  const row = () => within(drawer.getByRole('listitem', { name: /^全无/ }));
  expect(row().getByText('预期“low”，实际“high”')).toBeVisible();
  await user.click(row().getByRole('button', { name: '预期改为实际结果：全无' }));
  expect(await row().findByText('预期“high”，相符')).toBeVisible();

  await user.click(row().getByRole('button', { name: '删除：全无' }));
  expect(await drawer.findByText(/还没有测试用例/)).toBeVisible();
  expect(drawer.getByText('已删除测试用例“全无”')).toBeVisible();
  expect(drawer.getByRole('button', { name: '撤销' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await drawer.findByRole('listitem', { name: '全无' })).toBeVisible();

  await user.click(row().getByRole('button', { name: '编辑：全无' }));
  await user.keyboard('{Escape}');
  await user.click(row().getByRole('button', { name: '编辑：全无' }));
  await user.type(drawer.getByLabelText('用例名称'), '！');
  await user.click(drawer.getByLabelText('预期结果'));
  await user.click((await findOptions()).find(({ title }) => title === 'low') as HTMLElement);
  await click(drawer.getByRole('button', { name: '保存' }));
  await click(drawer.getByRole('button', { name: '清空作答' }));
  await click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(opener).toHaveFocus());

  // As from a publish check: the phone shows the answers of the case.
  show(['testCases', 0]);
  const found = await findDialog('清空作答');
  const opened = await found.findByRole('listitem', { name: '全无！' });
  await waitFor(() => expect(opened).toHaveAttribute('aria-current', 'true'));
  expect(found.getByRole('radio', { name: '不会' })).toBeChecked();
});

test('a test case that is started before the answers expects their result, with the typed name', async () => {
  answerHints([]);
  const { user, drawer } = await open();
  await click(drawer.getByRole('tab', { name: '测试用例（0）' }));
  await click(drawer.getByRole('button', { name: '存为测试用例' }));
  const name = drawer.getByLabelText('用例名称');
  expect(name).toHaveValue('用例 1：无等级');
  await click(drawer.getByRole('button', { name: '开始作答' }));
  await answer('不会');
  await next();
  await answer('没有');
  await waitFor(() => expect(name).toHaveValue('用例 1：low'));
  await user.clear(name);
  await user.type(name, '全无{Enter}');
  expect(within(await drawer.findByRole('listitem', { name: '全无' })).getByText('通过')).toBeVisible();
});

test('an empty quiz cannot be answered and links to the questions tab', async () => {
  answerHints([]);
  const { drawer, show } = await open({ questions: [], rules: [] });
  expect(drawer.getByText('没有可作答的题目')).toBeVisible();
  expect(drawer.getByRole('button', { name: '开始作答' })).toBeDisabled();
  await click(drawer.getByRole('button', { name: '添加题目' }));
  await waitFor(() => expect(show).toHaveBeenCalledWith(['questions']));
});

test('a test run works without hints, loads them on retry, and links to its rules', async () => {
  server.use(fault.status('GET', '/result-hints', 500));
  const { drawer, show } = await open({ questionsPerPage: 0, allowBack: false });
  expect(await drawer.findByText(/结果提示加载失败/)).toBeVisible();
  await click(drawer.getByRole('button', { name: '开始作答' }));
  await answer('有');
  expect(await drawer.findByText('还有 2 题未答完')).toBeVisible();
  expect(drawer.getByText('目前得分')).toBeVisible();
  answerHints(hints);
  await click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByText('危险信号：求助提示')).toBeVisible();

  fireEvent.click(within(drawer.getByRole('list', { name: '命中的规则（1）' })).getByRole('button'));
  await waitFor(() => expect(show).toHaveBeenCalledWith(['rules', 0]));
  expect(screen.queryByText('目前得分')).toBeNull();
});

test('shows the placeholder of a number field on the phone', async () => {
  answerHints([]);
  const height = question('number', 'height', { validation: { placeholder: '量到厘米' } });
  const { drawer } = await open({ questions: [height], rules: [] });
  await click(drawer.getByRole('button', { name: '开始作答' }));
  expect(drawer.getByPlaceholderText('量到厘米')).toHaveValue('');
});
