import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { describe, expect, test } from 'vitest';
import { click, write } from '@/components/testing/events';
import type { QuizContent, QuizRule } from '@/contract/quiz';
import { choice, condition, jump, optionsOf, question, quiz, show } from '@/domain/quiz/testing/build';
import { findOptions, openEditor, pressEnter } from '../testing/open-editor';
import { LogicTab } from './LogicTab';

const questions = [
  { ...choice('Q1', 0, 1), title: '是否吸烟', options: optionsOf('Q1', { label: '是' }, { label: '否' }) },
  question('multiple', 'Q2', { title: '症状', options: optionsOf('Q2', { label: '胃痛' }, { label: '反酸' }) }),
  question('number', 'Q3', { title: '体重', validation: { min: 20, max: 200, unit: 'kg' } }),
  question('date', 'Q4', { title: '上次体检' }),
  question('section', 'S', { title: '第二部分' }),
  { ...choice('Q5', 0, 1), title: '每天几支', options: optionsOf('Q5', { label: '少于十支' }, { label: '十支以上' }) },
  question('text', 'Q6', { title: '备注' }),
];

const open = (rules: QuizRule[] = [], options?: Parameters<typeof openEditor>[2]) =>
  openEditor(<LogicTab />, quiz(questions, { rules }), options);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const value = (place: number) => screen.getByLabelText(`条件 ${place} 的值`);
const findRule = async (place: number) => within(await screen.findByRole('listitem', { name: `规则 ${place}` }));
const getTargets = ({ rules }: QuizContent) => rules.map(({ targetKind, targetId }) => targetId ?? targetKind);

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByLabelText(label));
  const found = (await findOptions()).find(({ textContent }) => textContent?.includes(option));
  if (!found) throw new Error(`${label} does not offer ${option}`);
  await user.click(found);
}

describe('a rule', () => {
  test('is created with the mouse, and each selection completes its sentence', async () => {
    const { user, quiz: now } = open();
    expect(screen.getByText(/规则决定会员看到哪些题目/)).toBeInTheDocument();
    await click(button('添加第一条规则'));
    await choose(user, '添加条件：选择题目', 'Q1 · 是否吸烟');
    await choose(user, '条件 1 的值', '是');
    await choose(user, '添加条件：选择题目', 'Q3 · 体重');
    await write(value(2), '300');
    expect(await screen.findByText('请填写 20–200 的整数')).toBeInTheDocument();
    await write(value(2), '60');
    expect(screen.getByText('请选择目标')).toBeInTheDocument();
    await choose(user, '目标', 'Q5 · 每天几支');
    const sentence = '若 Q1（是否吸烟） 选“是”，且 Q3（体重） 大于等于 60 kg，则显示 Q5（每天几支）';
    expect((await findRule(1)).getByText(sentence)).toBeInTheDocument();
    await click(screen.getByRole('radio', { name: '任一满足' }));
    await click(button('完成'));
    expect(button(/^编辑规则 1/)).toHaveFocus();
    expect((await findRule(1)).getByText(sentence.replace('且', '或'))).toBeInTheDocument();
    expect(now().rules[0]).toMatchObject({
      ...{ kind: 'show', targetKind: 'question', targetId: 'Q5', match: 'any' },
      conditions: [condition('Q1', 'eq', ['Q1-0']), condition('Q3', 'gte', 60)],
    });
  });

  test('compares with a relative date or several options, and ends the quiz or disqualifies', async () => {
    const { user, quiz: now } = open([show('Q5', condition('Q1', 'eq', ['Q1-0']))]);
    await click(button(/添加规则/));
    await choose(user, '添加条件：选择题目', 'Q4 · 上次体检');
    await choose(user, '条件 1 的值：日期类型', '今天之前');
    await write(value(1), '30');
    await choose(user, '执行操作', '结束问卷');
    expect(await screen.findByText(/其后的题目视为隐藏/)).toBeInTheDocument();
    expect((await findRule(2)).getByText('若 Q4（上次体检） 不早于“30 天前”，则结束问卷')).toBeInTheDocument();

    await click(button(/添加规则/));
    await choose(user, '添加条件：选择题目', 'Q2 · 症状');
    await choose(user, '条件 1 的值', '胃痛');
    await choose(user, '条件 1 的值', '反酸');
    await choose(user, '执行操作', '判为不符合条件');
    expect(await screen.findByText(/会员看到“不符合条件”的结果提示/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看结果提示' })).toHaveAttribute('href', '/setting/result-hint');
    const sentence = '若 Q2（症状） 至少选“胃痛”、“反酸”中的一项，则判为不符合条件';
    expect((await findRule(3)).getByText(sentence)).toBeInTheDocument();
    expect(getTargets(now())).toEqual(['Q5', 'end', 'disqualify']);
    expect(now().rules[1]?.conditions).toEqual([condition('Q4', 'gte', ['today-30d'])]);
  });

  test('is created with the keyboard alone', async () => {
    const { user, quiz: now } = open();
    button('添加第一条规则').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('添加条件：选择题目')).toHaveFocus());
    await user.keyboard('症状');
    expect(await findOptions()).toHaveLength(1);
    pressEnter();
    await waitFor(() => expect(screen.getByLabelText('条件 1 的比较方式')).toHaveFocus());
    await user.tab();
    expect(screen.getByLabelText('条件 1 的值')).toHaveFocus();
    await user.keyboard('反酸');
    expect(await findOptions()).toHaveLength(1);
    pressEnter();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(button('删除条件 1')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('执行操作')).toHaveFocus();
    await user.tab();
    await user.keyboard('Q6');
    expect(await findOptions()).toHaveLength(1);
    pressEnter();
    expect(await screen.findByText('若 Q2（症状） 至少选“反酸”中的一项，则显示 Q6（备注）')).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button(/^编辑规则 1/)).toHaveFocus();
    expect(now().rules).toMatchObject([{ targetId: 'Q6', conditions: [condition('Q2', 'in', ['Q2-1'])] }]);
    expect(screen.queryByText('请选择目标')).not.toBeInTheDocument();
  });

  test('is moved by keyboard, duplicated and deleted, and the notice undoes the deletion', async () => {
    const yes = condition('Q1', 'eq', ['Q1-0']);
    const { user, quiz: now } = open([show('Q5', yes), jump('end', yes), jump('disqualify', yes)]);
    button(/^编辑规则 3/).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(button(/^编辑规则 2/)).toHaveFocus();
    expect(screen.getByText('规则 3 已移为第 2 条')).toBeInTheDocument();
    await click(button('复制规则 2'));
    await waitFor(() => expect(getTargets(now())).toEqual(['Q5', 'disqualify', 'disqualify', 'end']));
    await click(button('删除规则 3'));
    expect(getTargets(now())).toEqual(['Q5', 'disqualify', 'end']);
    await click(await screen.findByRole('button', { name: '撤销', description: '已删除规则 3' }));
    await waitFor(() => expect(getTargets(now())).toEqual(['Q5', 'disqualify', 'disqualify', 'end']));
  });

  test('with deleted targets or options shows each problem and offers only valid choices', async () => {
    const { user, quiz: now } = open([
      show('gone', condition('Q1', 'eq', ['Q1-9'])),
      jump('Q1', condition('Q5', 'in', ['Q5-0'])),
      show('Q6', condition('gone', 'eq', ['x'])),
    ]);
    expect((await findRule(1)).getByText('规则 1 的目标不存在')).toBeInTheDocument();
    expect((await findRule(1)).getByText('规则 1 的条件用到题目“Q1”已删除的选项')).toBeInTheDocument();
    expect((await findRule(2)).getByText('规则 2 不能向前面的题目跳转')).toBeInTheDocument();
    expect((await findRule(3)).getByText('规则 3 的条件所用的题目已不存在')).toBeInTheDocument();

    await click(button(/^编辑规则 1/));
    await choose(user, '条件 1 的值', '否');
    await choose(user, '目标', 'Q6 · 备注');
    expect((await findRule(1)).getByText('若 Q1（是否吸烟） 选“否”，则显示 Q6（备注）')).toBeInTheDocument();
    await choose(user, '条件 1 的题目', 'Q3 · 体重');
    expect(await screen.findByText('原比较值不适用，已清空')).toBeInTheDocument();
    await write(value(1), '80');
    expect((await findRule(1)).getByText('若 Q3（体重） 等于 80 kg，则显示 Q6（备注）')).toBeInTheDocument();

    await click(button(/^编辑规则 2/));
    await user.click(screen.getByLabelText('目标'));
    expect((await findOptions()).map(({ textContent }) => textContent)).toEqual(['6. Q6 · 备注']);
    pressEnter();
    await click(button('删除规则 3'));
    await waitFor(() => expect(getTargets(now())).toEqual(['Q6', 'Q6']));
    expect(screen.queryByRole('radio', { name: /^待处理/ })).not.toBeInTheDocument();
  });
});

test('filters rules by kind and question in the URL, and shows all when the filter is cleared', async () => {
  const yes = condition('Q1', 'eq', ['Q1-0']);
  const { user } = open([show('Q5', yes), jump('end', condition('Q4', 'gte', ['today-30d']))]);
  const count = () => within(screen.getByRole('list', { name: '规则' })).queryAllByRole('listitem').length;
  await click(screen.getByRole('radio', { name: '跳转' }));
  await waitFor(() => expect(count()).toBe(1));
  await choose(user, '涉及的题目', 'Q1 · 是否吸烟');
  expect(await screen.findByText('没有符合筛选的规则')).toBeInTheDocument();
  expect(history.location.search).toBe('?ruleKind=jump&ruleOf=Q1');
  await click(button('清除筛选'));
  await waitFor(() => expect(count()).toBe(2));
});

test('rules are read-only while the draft cannot be edited', () => {
  open([show('Q5', condition('Q1', 'eq', ['Q1-0']))], { isEditable: false });
  expect(screen.getByText('若 Q1（是否吸烟） 选“是”，则显示 Q5（每天几支）')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /规则/ })).not.toBeInTheDocument();
});
