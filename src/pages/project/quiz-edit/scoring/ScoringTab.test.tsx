import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { click, write } from '@/components/testing/events';
import type { QuizContent } from '@/contract/quiz';
import { choice, level, optionsOf, quiz } from '@/domain/quiz/testing/build';
import { findDialog } from '../../../../../tests/dialog';
import { chooseEntry } from '../../../../../tests/menu';
import { fault, server } from '../../../../../tests/server';
import { answerHints, findOptions, hint, openEditor } from '../testing/open-editor';
import { ScoringTab } from './ScoringTab';
// The dialogs are loaded on demand; a busy machine takes longer for that than a test waits.
import './DimensionUsers';
import './ScoreModeDialog';

const nine = Array.from({ length: 9 }, (_, index) => choice(`Q${index + 1}`, 0, 1, 2, 3));
const two = nine.slice(0, 2);
const three = [level('low', 0, 9), level('medium', 10, 18), level('high', 19, 27)];

function open({ questions = nine, ...fields }: Partial<QuizContent> = {}) {
  answerHints([]);
  return openEditor(<ScoringTab />, quiz(questions, fields));
}

const getRanges = ({ resultLevels }: QuizContent) =>
  resultLevels.map(({ code, minScore, maxScore }) => `${code} ${minScore}–${maxScore}`);
const button = (name: string) => screen.getByRole('button', { name });
const mode = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name} `) });
const cell = (column: '最低分' | '最高分' | '编码' | '名称', place: number) =>
  screen.getByLabelText(`第 ${place} 个等级的${column}`);
async function chooseAction(user: UserEvent, row: string, action: string) {
  await click(button(`“${row}”的更多操作`));
  await chooseEntry(user, action);
}

describe('levels', () => {
  test('are added within the possible scores; gaps, overlaps and impossible scores are shown and repaired', async () => {
    const { quiz: now } = open();
    expect(await screen.findByText('可能得分 0–27 分')).toBeInTheDocument();
    expect(screen.getByText('还没有等级')).toBeInTheDocument();
    for (const [place, name, most] of [
      [1, '轻度', '4'],
      [2, '中度', '9'],
      [3, '重度', ''],
    ] as const) {
      await click(button('添加等级'));
      await write(cell('名称', place), name);
      if (most) await write(cell('最高分', place), most);
    }
    expect(await screen.findByText('等级首尾相接，覆盖全部可能得分')).toBeInTheDocument();
    expect(getRanges(now())).toEqual(['L1 0–4', 'L2 5–9', 'L3 10–27']);
    expect(screen.getByRole('img', { name: /^总分得分 0 到 27 分的等级分布/ })).toHaveTextContent(
      '轻度0–4中度5–9重度10–27',
    );

    await write(cell('最低分', 2), '7');
    expect(await screen.findByText('5 – 6 分 没有等级')).toBeInTheDocument();
    await write(cell('最高分', 2), '12');
    expect(await screen.findByText('10 – 12 分 同时属于“中度”、“重度”')).toBeInTheDocument();
    await write(cell('最高分', 3), '30');
    expect(await screen.findByText('28 – 30 分 不会出现（“重度”）')).toBeInTheDocument();
    await click(button('补齐空缺并消除重叠'));
    await waitFor(() => expect(screen.queryByText(/没有等级|同时属于/)).not.toBeInTheDocument());
    expect(getRanges(now())).toEqual(['L1 0–6', 'L2 7–9', 'L3 10–30']);
    await click(button('平均分配'));
    expect(getRanges(now())).toEqual(['L1 0–8', 'L2 9–17', 'L3 18–27']);
  });

  test('show an invalid score or code at its cell', async () => {
    open({ resultLevels: three });
    await write(cell('最高分', 1), '8.125');
    expect(cell('最高分', 1)).toHaveAccessibleDescription('请填写最多两位小数的数');
    expect(cell('最高分', 1)).toHaveValue('8.125');
    await write(cell('最高分', 1), '8');
    expect(cell('最高分', 1)).not.toHaveAttribute('aria-invalid');
    await write(cell('最高分', 2), '3');
    expect(cell('最高分', 2)).toHaveAccessibleDescription('小于最低分');
    expect(await screen.findByText('“medium” 还没有有效的分值区间')).toBeInTheDocument();

    await write(cell('编码', 2), 'low');
    for (const place of [1, 2]) expect(cell('编码', place)).toHaveAccessibleDescription('编码重复');
    await write(cell('编码', 2), 'redFlag');
    expect(cell('编码', 2)).toHaveAccessibleDescription('系统保留的编码');
    await write(cell('编码', 2), '一二三四五六七八九十一二三四五六七');
    expect(cell('编码', 2)).toHaveAccessibleDescription('最多 16 字');
  });

  test('keep their test cases when the code is deleted or that of another level while it is typed', async () => {
    const testCases = [{ testCaseId: 't', name: 'T', answers: {}, expected: 'low' }];
    const { quiz: now } = open({ resultLevels: three, testCases });
    await write(cell('编码', 1), '');
    await write(cell('编码', 1), 'high');
    expect(now().testCases).toEqual(testCases);
    await write(cell('编码', 1), 'highest');
    expect(now().testCases).toMatchObject([{ expected: 'highest' }]);
  });

  test('show the result hint of each level: loading, failed, and after a retry', async () => {
    server.use(http.get('*/api/admin/v1/result-hints', () => new Promise<never>(() => {})));
    const levels = [level('low', 0, 9), level('x', null, null, { severity: 'excluded' })];
    const late = openEditor(<ScoringTab />, quiz(nine, { resultLevels: levels }));
    const table = () => within(screen.getByRole('table', { name: /^结果等级/ }));
    expect(await table().findAllByText('加载中…')).toHaveLength(2);
    late.unmount();

    server.use(fault.status('GET', '/result-hints', 500));
    const { user } = openEditor(<ScoringTab />, quiz(nine, { resultLevels: levels }));
    expect(await screen.findByText('结果提示加载失败')).toBeInTheDocument();
    answerHints([hint({ id: 'h1', levelCode: 'normal' })]);
    await click(button('重试'));
    const link = await table().findByRole('link', { name: 'Title h1（全局）' });
    expect(link).toHaveAttribute('href', '/setting/result-hint?edit=h1');
    expect(screen.getByText('没有选项标为“危险信号”，不会出现')).toBeInTheDocument();
    expect(screen.getByText('判为不符合条件时显示，不显示等级的提示')).toBeInTheDocument();

    await user.click(screen.getByRole('combobox', { name: '第 1 个等级的严重程度' }));
    await user.click((await findOptions()).find(({ title }) => title === '极高危') as HTMLElement);
    const none = table().getAllByText('没有启用的结果提示');
    expect(none).toHaveLength(2);
    expect(within(none[0]?.parentElement as HTMLElement).getByRole('link', { name: '设置结果提示' })).toHaveAttribute(
      'href',
      '/setting/result-hint',
    );
  });

  test('are moved and deleted by their menu, which keeps the focus, and the notice undoes the deletion', async () => {
    const { user, quiz: now } = open({ resultLevels: three });
    await chooseAction(user, 'medium', '上移');
    expect(cell('编码', 1)).toHaveValue('medium');
    expect(button('“medium”的更多操作')).toHaveFocus();
    await chooseAction(user, 'medium', '删除');
    expect(getRanges(now())).toEqual(['low 0–9', 'high 19–27']);
    const notice = await screen.findByRole('button', { name: '撤销', description: '已删除等级“medium”' });
    expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
    await click(notice);
    await waitFor(() => expect(getRanges(now())).toEqual(['medium 10–18', 'low 0–9', 'high 19–27']));
  });
});

describe('the score mode', () => {
  test('lists what a change deletes and adds before it applies, as one undo step', async () => {
    const { quiz: now, undo } = open({ resultLevels: three });
    await click(mode('不计分'));
    const none = await findDialog('计分方式由“求和”改为“不计分”');
    expect(none.getByText('2 个等级：medium、high')).toBeInTheDocument();
    expect(none.getByText('等级的分值区间：low')).toBeInTheDocument();
    await click(none.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mode('求和')).toBeChecked();

    await click(mode('不计分'));
    const again = await findDialog('计分方式由“求和”改为“不计分”');
    await click(again.getByRole('button', { name: '改为“不计分”' }));
    await waitFor(() => expect(mode('不计分')).toBeChecked());
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '添加等级' })).not.toBeInTheDocument();
    expect(getRanges(now())).toEqual(['low null–null']);
    undo();
    expect(mode('求和')).toBeChecked();
    expect(getRanges(now())).toEqual(['low 0–9', 'medium 10–18', 'high 19–27']);
  });

  test('gives each question a weight, which must be valid before the possible scores are shown', async () => {
    open({ questions: two, resultLevels: three });
    await click(mode('加权'));
    const dialog = await findDialog('2 道计分题的权重设为 1');
    await click(dialog.getByRole('button', { name: '改为“加权”' }));
    const weight = await screen.findByRole('spinbutton', { name: '“Title Q1”的权重' });
    await write(weight, '1.005');
    expect(weight).toHaveAccessibleDescription('请填写 0–100 的数，最多两位小数');
    expect(await screen.findByText('题目或规则中有不合要求的内容，改好后显示可能的得分')).toBeInTheDocument();
    await write(weight, '2');
    expect(await screen.findByText('可能得分 0–9 分')).toBeInTheDocument();
  });

  test('by dimension adds named dimensions, and refuses to delete one that has questions', async () => {
    const { user, show } = open({ questions: two, resultLevels: three });
    await click(mode('分维度'));
    const dialog = await findDialog('需要添加维度，并为 2 道计分题选择维度');
    await click(dialog.getByRole('button', { name: '改为“分维度”' }));
    for (const place of [1, 2]) {
      await click(await screen.findByRole('button', { name: '添加维度' }));
      await write(screen.getByRole('textbox', { name: `第 ${place} 个维度的名称` }), '焦虑');
    }
    const second = screen.getByRole('textbox', { name: '第 2 个维度的名称' });
    expect(second).toHaveAccessibleDescription('名称重复');
    await write(second, '睡眠');
    await user.click(screen.getByRole('combobox', { name: '“Title Q2”的维度' }));
    await user.click((await findOptions()).find(({ title }) => title === '睡眠') as HTMLElement);
    await chooseAction(user, '睡眠', '删除');
    const used = await findDialog('不能删除维度“睡眠”');
    await click(used.getByRole('button', { name: '题目：Title Q2' }));
    expect(show).toHaveBeenCalledWith(['questions', 1]);
  });
});

test('makes a scored question required, and warns of options without a score', async () => {
  const optional = { ...choice('Q0', 0, 5), scored: false, required: false };
  const gap = { ...choice('Q10', 0, 1), options: optionsOf('Q10', null, 1) };
  const { quiz: now } = open({ questions: [optional, ...nine, gap] });
  expect(screen.getByText('10 题计入得分，共 11 题可计分')).toBeInTheDocument();
  expect(screen.getByText('有选项未填分值')).toBeInTheDocument();
  await click(screen.getByRole('switch', { name: '“Title Q0”计入得分' }));
  expect(await screen.findByText('计分题须必答，“Title Q0”已改为必答')).toBeInTheDocument();
  expect(screen.getByText('0 – 5 分')).toBeInTheDocument();
  expect(now().questions[0]).toMatchObject({ scored: true, required: true });
});
