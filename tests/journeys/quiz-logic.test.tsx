import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { QuizRule } from '@/contract/quiz';
import { choice, condition, jump, optionsOf, question, quiz, show } from '@/domain/quiz/testing/build';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { chooseEntry } from '../menu';

type App = Awaited<ReturnType<typeof signedIn>>;

const questions = [
  { ...choice('Q1', 0, 1), title: '是否吸烟', options: optionsOf('Q1', { label: '是' }, { label: '否' }) },
  question('multiple', 'Q2', { title: '症状', options: optionsOf('Q2', { label: '胃痛' }, { label: '反酸' }) }),
  question('number', 'Q3', { title: '体重', validation: { min: 20, max: 200, unit: 'kg' } }),
  question('date', 'Q4', { title: '上次体检' }),
  question('section', 'S', { title: '第二部分' }),
  { ...choice('Q5', 0, 1), title: '每天几支', options: optionsOf('Q5', { label: '少于十支' }, { label: '十支以上' }) },
  question('text', 'Q6', { title: '备注' }),
];

/** The draft of the mock, with these rules. */
function draft(rules: QuizRule[] = []) {
  const row = state().world.quizzes.find(({ status }) => status === 'draft');
  if (!row) throw new Error('no draft');
  Object.assign(row, quiz(questions, { rules }));
  return row;
}

/** Of the draft as the server holds it by now. */
const savedRules = ({ id }: { id: string }) => state().world.quizzes.find((row) => row.id === id)?.rules ?? [];

const open = (row: ReturnType<typeof draft>, more = '') =>
  signedIn(`/project/quiz-edit?projectId=${row.projectId}&tab=logic${more}`);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rules = () => within(screen.getByRole('list', { name: '规则' }));
const rule = async (number: number) => within(await screen.findByRole('listitem', { name: `规则 ${number}` }));

/** The options of the list that is open; the one before is still on its way out, for as long as nothing moves here. */
async function openOptions() {
  return waitFor(() => {
    const lists = document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-slide-up-leave, .ant-select-dropdown-hidden)',
    );
    const options = [...lists].at(-1)?.querySelectorAll<HTMLElement>('.ant-select-item-option');
    if (!options?.length) throw new Error('no open list');
    return [...options];
  });
}

/** Presses Enter in an open list of antd, which goes by the code of the key, and user-event sends none. */
function pressEnter() {
  const field = document.activeElement as Element;
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
}

async function choose(app: App, label: string, option: string) {
  await app.user.click(await screen.findByRole('combobox', { name: label }));
  const found = (await openOptions()).find(({ textContent }) => textContent?.includes(option));
  if (!found) throw new Error(`${label} does not offer ${option}`);
  await app.user.click(found);
}

describe('the rules of a quiz', () => {
  test('are written, ordered, deleted and taken back by mouse, and saved', async () => {
    const row = draft();
    const app = await open(row);
    expect(await screen.findByText(/规则决定会员看到哪些题目/)).toBeInTheDocument();
    await app.user.click(button('添加第一条规则'));
    await choose(app, '添加条件：选择题目', 'Q1 · 是否吸烟');
    await choose(app, '条件 1 的值', '是');
    await choose(app, '添加条件：选择题目', 'Q3 · 体重');
    await app.user.type(screen.getByRole('spinbutton', { name: '条件 2 的值' }), '300');
    expect(await screen.findByText('请填写 20–200 的整数')).toBeInTheDocument();
    await app.user.clear(screen.getByRole('spinbutton', { name: '条件 2 的值' }));
    await app.user.type(screen.getByRole('spinbutton', { name: '条件 2 的值' }), '60');
    expect(screen.getByText('请选择目标')).toBeInTheDocument();
    await choose(app, '目标', 'Q5 · 每天几支');
    const shown = '若 Q1（是否吸烟） 选“是”，且 Q3（体重） 大于等于 60 kg，则显示 Q5（每天几支）';
    expect((await rule(1)).getByText(shown)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '任一满足' }));
    await app.user.click(screen.getByRole('button', { name: /^完 ?成$/ }));
    expect(button(/^编辑规则 1/)).toHaveFocus();
    expect((await rule(1)).getByText(shown.replace('且', '或'))).toBeInTheDocument();

    await app.user.click(button(/添加规则/));
    await choose(app, '添加条件：选择题目', 'Q4 · 上次体检');
    await choose(app, '条件 1 的值：日期类型', '今天之前');
    await app.user.type(screen.getByRole('spinbutton', { name: '条件 1 的值' }), '30');
    await choose(app, '结果', '结束问卷');
    expect(await screen.findByText(/其后的题目视为隐藏/)).toBeInTheDocument();
    expect((await rule(2)).getByText('若 Q4（上次体检） 不早于“30 天前”，则结束问卷')).toBeInTheDocument();

    await app.user.click(button(/添加规则/));
    await choose(app, '添加条件：选择题目', 'Q2 · 症状');
    await choose(app, '条件 1 的值', '胃痛');
    await choose(app, '条件 1 的值', '反酸');
    await choose(app, '结果', '判为不符合条件');
    expect(await screen.findByText(/会员看到“不符合条件”的结果提示/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看结果提示' })).toHaveAttribute('href', '/setting/result-hint');
    const refused = '若 Q2（症状） 至少选“胃痛”、“反酸”中的一项，则判为不符合条件';
    expect((await rule(3)).getByText(refused)).toBeInTheDocument();

    button(/^编辑规则 3/).focus();
    await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(button(/^编辑规则 2/)).toHaveFocus();
    expect((await rule(2)).getByText(refused)).toBeInTheDocument();
    expect(screen.getByText('规则 3 已移为第 2 条')).toBeInTheDocument();
    await app.user.click(button('复制规则 2'));
    expect(rules().getAllByText(refused)).toHaveLength(2);
    await app.user.click(button('删除规则 3'));
    expect(rules().getAllByText(refused)).toHaveLength(1);
    await app.user.click(await screen.findByRole('button', { name: /^撤 ?销$/, description: '已删除规则 3' }));
    await waitFor(() => expect(rules().getAllByText(refused)).toHaveLength(2));
    await app.user.click(screen.getByRole('toolbar').querySelector('button') as HTMLElement);
    await waitFor(() => expect(rules().getAllByText(refused)).toHaveLength(1));

    await waitFor(() =>
      expect(savedRules(row).map(({ kind, targetKind, match }) => [kind, targetKind, match])).toEqual([
        ['show', 'question', 'any'],
        ['jump', 'disqualify', 'all'],
        ['jump', 'end', 'all'],
      ]),
    );
    expect(savedRules(row)[0]?.conditions).toEqual([condition('Q1', 'eq', ['Q1-0']), condition('Q3', 'gte', 60)]);
    expect(savedRules(row)[2]?.conditions).toEqual([condition('Q4', 'gte', ['today-30d'])]);

    await app.user.click(screen.getByRole('radio', { name: '跳转' }));
    expect(rules().getAllByRole('listitem', { name: /^规则/ })).toHaveLength(2);
    await choose(app, '涉及的题目', 'Q1 · 是否吸烟');
    expect(await screen.findByText('没有符合筛选的规则')).toBeInTheDocument();
    expect(app.address()).toContain('ruleKind=jump&ruleOf=Q1');
    await app.user.click(button('清除筛选'));
    expect(rules().getAllByRole('listitem', { name: /^规则/ })).toHaveLength(3);

    await app.user.click(screen.getByRole('tab', { name: '题目' }));
    await app.user.click(await screen.findByRole('button', { name: '“体重”的更多操作' }));
    await chooseEntry(app.user, '以此题添加规则');
    expect((await rule(4)).getByText('若 Q3（体重） 大于等于 （未设值），则显示 （未选目标）')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: '条件 1 的值' })).toHaveFocus());
  });

  test('that are unfit are said to be, and are mended where nothing unfit is offered', async () => {
    const row = draft([
      show('gone', condition('Q1', 'eq', ['Q1-9'])),
      jump('Q1', condition('Q5', 'in', ['Q5-0'])),
      show('Q6', condition('gone', 'eq', ['x'])),
    ]);
    const app = await open(row);
    expect((await rule(1)).getByText('规则 1 的目标不存在')).toBeInTheDocument();
    expect((await rule(1)).getByText('规则 1 的条件用到题目“Q1”已删除的选项')).toBeInTheDocument();
    expect((await rule(2)).getByText('规则 2 不能向前面的题目跳转')).toBeInTheDocument();
    expect((await rule(3)).getByText('规则 3 的条件所用的题目已不存在')).toBeInTheDocument();

    await app.user.click(button(/^编辑规则 1/));
    await choose(app, '条件 1 的值', '否');
    await choose(app, '目标', 'Q6 · 备注');
    expect((await rule(1)).getByText('若 Q1（是否吸烟） 选“否”，则显示 Q6（备注）')).toBeInTheDocument();
    await choose(app, '条件 1 的题目', 'Q3 · 体重');
    expect(await screen.findByText('原比较值不适用，已清空')).toBeInTheDocument();
    await app.user.type(screen.getByRole('spinbutton', { name: '条件 1 的值' }), '80');
    expect((await rule(1)).getByText('若 Q3（体重） 等于 80 kg，则显示 Q6（备注）')).toBeInTheDocument();

    await app.user.click(button(/^编辑规则 2/));
    await app.user.click(screen.getByRole('combobox', { name: '目标' }));
    const offered = (await openOptions()).map(({ textContent }) => textContent);
    expect(offered).toEqual(['6. Q6 · 备注']);
    pressEnter();
    await app.user.click(button('删除规则 3'));
    await waitFor(() => expect(savedRules(row).map(({ targetId }) => targetId)).toEqual(['Q6', 'Q6']));
    expect(screen.queryByRole('radio', { name: /^待处理/ })).not.toBeInTheDocument();
  });

  test('are only to be read while somebody else edits', async () => {
    const row = draft([show('Q5', condition('Q1', 'eq', ['Q1-0']))]);
    const project = state().world.projects.find(({ id }) => id === row.projectId);
    Object.assign(project ?? {}, { status: 'archived' });
    await open(row);
    expect(await screen.findByText('若 Q1（是否吸烟） 选“是”，则显示 Q5（每天几支）')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /规则/ })).not.toBeInTheDocument();
  });
});

test('a rule is written with the keyboard alone', async () => {
  const row = draft();
  const app = await open(row, '&ruleOf=Q1');
  const add = await screen.findByRole('button', { name: '添加第一条规则' });
  add.focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: '添加条件：选择题目' })).toHaveFocus());
  await app.user.keyboard('症状');
  expect(await openOptions()).toHaveLength(1);
  pressEnter();
  await waitFor(() => expect(screen.getByRole('combobox', { name: '条件 1 的比较方式' })).toHaveFocus());
  await app.user.tab();
  expect(screen.getByRole('combobox', { name: '条件 1 的值' })).toHaveFocus();
  await app.user.keyboard('反酸');
  expect(await openOptions()).toHaveLength(1);
  pressEnter();
  await app.user.keyboard('{Escape}');
  await app.user.tab();
  expect(button('删除条件 1')).toHaveFocus();
  await app.user.tab();
  await app.user.tab();
  expect(screen.getByRole('combobox', { name: '结果' })).toHaveFocus();
  await app.user.tab();
  await app.user.keyboard('Q6');
  expect(await openOptions()).toHaveLength(1);
  pressEnter();
  expect(await screen.findByText('若 Q2（症状） 至少选“反酸”中的一项，则显示 Q6（备注）')).toBeInTheDocument();
  await app.user.tab();
  await app.user.keyboard('{Enter}');
  expect(button(/^编辑规则 1/)).toHaveFocus();
  await waitFor(() => expect(savedRules(row)[0]?.targetId).toBe('Q6'));
  expect(savedRules(row)[0]?.conditions).toEqual([condition('Q2', 'in', ['Q2-1'])]);
  expect(screen.queryByText('请选择目标')).not.toBeInTheDocument();
});
