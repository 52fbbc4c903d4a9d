import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { QuizContent } from '@/contract/quiz';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { choice, level, optionsOf, quiz } from '@/domain/quiz/testing/build';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const nine = Array.from({ length: 9 }, (_, at) => choice(`Q${at + 1}`, 0, 1, 2, 3));
const three = [level('low', 0, 9), level('medium', 10, 18), level('high', 19, 27)];

/** The draft of the mock, as a quiz of nine questions with 0 to 3 points each. */
function draft(fields: Partial<QuizContent> = {}) {
  const row = state().world.quizzes.find(({ status }) => status === 'draft');
  if (!row) throw new Error('no draft');
  return Object.assign(row, emptyQuiz(''), quiz(nine, fields));
}

/** Of the draft as the server holds it by now. */
const saved = ({ id }: { id: string }) => {
  const row = state().world.quizzes.find((one) => one.id === id);
  if (!row) throw new Error('no draft');
  return row;
};
const rangesOf = (row: { id: string }) =>
  saved(row).resultLevels.map(({ code, minScore, maxScore }) => `${code} ${minScore}–${maxScore}`);

async function open(row: ReturnType<typeof draft>) {
  const app = await signedIn(`/project/quiz-edit?projectId=${row.projectId}&tab=scoring`);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^求和/ })).toBeEnabled());
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (app: App, name: string | RegExp) => app.user.click(button(name));
const levels = () => within(screen.getByRole('table', { name: /^结果等级/ }));
const score = (end: '最低分' | '最高分', place: number) =>
  screen.getByRole('spinbutton', { name: `第 ${place} 个等级的${end}` });
const text = (field: '编码' | '名称', place: number) =>
  screen.getByRole('textbox', { name: `第 ${place} 个等级的${field}` });
async function retype(app: App, field: HTMLElement, typed: string) {
  await app.user.clear(field);
  await app.user.type(field, typed);
}
const mode = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name} `) });

describe('the levels of a quiz', () => {
  test('are built over 0 to 27, gaps and overlaps are said as they are typed, and mended', async () => {
    const row = draft();
    const app = await open(row);
    expect(await screen.findByText('可能得分 0–27 分')).toBeInTheDocument();
    expect(screen.getByText('还没有等级')).toBeInTheDocument();
    for (const [place, name, most] of [
      [1, '轻度', '4'],
      [2, '中度', '9'],
      [3, '重度', ''],
    ] as const) {
      await press(app, '添加等级');
      await app.user.type(text('名称', place), name);
      if (most) await retype(app, score('最高分', place), most);
    }
    expect(await screen.findByText('等级首尾相接，覆盖全部可能得分')).toBeInTheDocument();
    await waitFor(() => expect(rangesOf(row)).toEqual(['L1 0–4', 'L2 5–9', 'L3 10–27']));
    expect(screen.getByRole('img', { name: /^总分得分 0 到 27 分的等级分布/ })).toHaveTextContent(
      '轻度0–4中度5–9重度10–27',
    );

    await retype(app, score('最低分', 2), '7');
    expect(screen.getByText('5 – 6 分 没有等级')).toBeInTheDocument();
    await retype(app, score('最高分', 2), '12');
    expect(screen.getByText('10 – 12 分 同时属于“中度”、“重度”')).toBeInTheDocument();
    await retype(app, score('最高分', 3), '30');
    expect(screen.getByText('28 – 30 分 不会出现（“重度”）')).toBeInTheDocument();
    await press(app, '补齐空缺并消除重叠');
    expect(screen.queryByText(/没有等级|同时属于/)).not.toBeInTheDocument();
    await waitFor(() => expect(rangesOf(row)).toEqual(['L1 0–6', 'L2 7–9', 'L3 10–30']));
    await press(app, '平均分配');
    await waitFor(() => expect(rangesOf(row)).toEqual(['L1 0–8', 'L2 9–17', 'L3 18–27']));

    await retype(app, score('最高分', 1), '8.125');
    expect(score('最高分', 1)).toHaveAccessibleDescription('请填写最多两位小数的数');
    expect(score('最高分', 1)).toHaveValue('8.125');
    await retype(app, score('最高分', 1), '8');
    expect(score('最高分', 1)).not.toHaveAttribute('aria-invalid');
    await retype(app, score('最高分', 2), '3');
    expect(score('最高分', 2)).toHaveAccessibleDescription('小于最低分');
    expect(screen.getByText('“中度” 还没有有效的分值区间')).toBeInTheDocument();

    await retype(app, text('编码', 2), 'L1');
    for (const place of [1, 2]) expect(text('编码', place)).toHaveAccessibleDescription('编码重复');
    await retype(app, text('编码', 2), 'redFlag');
    expect(text('编码', 2)).toHaveAccessibleDescription('系统保留的编码');
    await retype(app, text('编码', 2), '一二三四五六七八九十一二三四五六七');
    expect(text('编码', 2)).toHaveAccessibleDescription('最多 16 字');
    const unfit = await screen.findByText('等级 2 · 编码（中度）：最多 16 字，改好后保存');
    await app.user.click(within(unfit).getByRole('button', { name: /前\s?往/ }));
    expect(text('编码', 2).closest('tr')).toHaveFocus();
  });

  test('show the hint that each gives, are ordered, deleted and had back', async () => {
    server.use(fault.status('GET', '/result-hints', 500));
    const row = draft({ resultLevels: [...three, level('x', null, null, { severity: 'excluded' })] });
    state().world.hints = state().world.hints.filter(
      (hint) => hint.projectId === null && hint.levelCode !== 'critical',
    );
    const app = await open(row);
    expect(await screen.findByText('结果提示未能加载')).toBeInTheDocument();
    server.resetHandlers();
    await press(app, '重试');
    const global = state().world.hints.find((hint) => hint.projectId === null && hint.levelCode === 'normal');
    expect((await levels().findAllByRole('link', { name: `${global?.title}（全局）` }))[0]).toHaveAttribute(
      'href',
      `/setting/result-hint?edit=${global?.id}`,
    );
    expect(screen.getByText('没有选项标为“危险信号”，不会出现')).toBeInTheDocument();
    expect(screen.getByText('判为不符合条件时显示，不显示等级的提示')).toBeInTheDocument();
    await app.user.click(screen.getByRole('combobox', { name: '第 1 个等级的严重程度' }));
    await app.user.click(await screen.findByTitle('极高危'));
    expect(levels().getByText('没有启用的结果提示')).toBeInTheDocument();
    expect(levels().getByRole('link', { name: '设置结果提示' })).toHaveAttribute('href', '/setting/result-hint');

    await press(app, '“medium”的更多操作');
    await chooseEntry(app.user, '上移');
    expect(text('编码', 1)).toHaveValue('medium');
    expect(button('“medium”的更多操作')).toHaveFocus();
    await press(app, '“medium”的更多操作');
    await chooseEntry(app.user, '删除');
    await waitFor(() => expect(saved(row).resultLevels).toHaveLength(3));
    await app.user.click(await screen.findByRole('button', { name: '撤销', description: '已删除等级“medium”' }));
    await waitFor(() => expect(rangesOf(row).slice(0, 2)).toEqual(['medium 10–18', 'low 0–9']));

    // Undo takes it back as well, and then nothing is offered; nor is it once the editor is left.
    const isOver = () =>
      waitFor(() => {
        const notice = screen.queryByText('已删除等级“medium”')?.closest('[role=alert]');
        // In jsdom no animation ends: it fades out for ever.
        expect(notice?.className ?? '-leave').toContain('-leave');
      });
    await isOver();
    const remove = async () => {
      await press(app, '“medium”的更多操作');
      await chooseEntry(app.user, '删除');
      await waitFor(() =>
        expect(screen.getByText('已删除等级“medium”').closest('[role=alert]')?.className).not.toContain('-leave'),
      );
    };
    await remove();
    expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
    await app.user.keyboard('{Control>}z{/Control}');
    await isOver();
    await waitFor(() => expect(rangesOf(row).slice(0, 2)).toEqual(['medium 10–18', 'low 0–9']));
    await remove();
    act(() => history.push('/setting/result-hint'));
    await isOver();
  });

  test('stand without the hints while those are late', async () => {
    server.use(http.get('*/api/admin/v1/result-hints', () => delay('infinite')));
    await open(draft({ resultLevels: three }));
    expect(await levels().findAllByText('加载中…')).toHaveLength(3);
  });
});

describe('the way of scoring', () => {
  test('says what it takes and brings before it changes, and is one step back', async () => {
    const row = draft({ resultLevels: three });
    const app = await open(row);
    await app.user.click(mode('不计分'));
    let dialog = await dialogWith('计分方式由“求和”改为“不计分”');
    expect(dialog.getByText('删除 2 个等级：medium、high')).toBeInTheDocument();
    expect(dialog.getByText('等级的分值区间：low')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mode('求和')).toBeChecked();

    await app.user.click(mode('不计分'));
    dialog = await dialogWith('计分方式由“求和”改为“不计分”');
    await app.user.click(dialog.getByRole('button', { name: '改为“不计分”' }));
    await waitFor(() => expect(mode('不计分')).toBeChecked());
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '添加等级' })).not.toBeInTheDocument();
    await waitFor(() => expect(rangesOf(row)).toEqual(['low null–null']));
    await press(app, '撤销');
    expect(mode('求和')).toBeChecked();
    await waitFor(() => expect(rangesOf(row)).toEqual(['low 0–9', 'medium 10–18', 'high 19–27']));

    await app.user.click(mode('加权'));
    dialog = await dialogWith('9 道计分题的权重设为 1');
    await app.user.click(dialog.getByRole('button', { name: '改为“加权”' }));
    const weight = await screen.findByRole('spinbutton', { name: '“Title Q1”的权重' });
    await retype(app, weight, '1.005');
    expect(weight).toHaveAccessibleDescription('请填写 0–100 的数，最多两位小数');
    expect(await screen.findByText('题目或规则中有不合要求的内容，改好后显示可能的得分')).toBeInTheDocument();
    await retype(app, weight, '2');
    expect(await screen.findByText('可能得分 0–30 分')).toBeInTheDocument();
    expect(screen.getByText('28 – 30 分 没有等级')).toBeInTheDocument();
  });

  test('by dimension: they are added, named, and stay while something belongs to them', async () => {
    const row = draft({ resultLevels: three });
    const app = await open(row);
    await app.user.click(mode('分维度'));
    const dialog = await dialogWith('需要添加维度，并为 9 道计分题选择维度');
    await app.user.click(dialog.getByRole('button', { name: '改为“分维度”' }));
    for (const [place, name] of [
      [1, '焦虑'],
      [2, '焦虑'],
    ] as const) {
      await app.user.click(await screen.findByRole('button', { name: '添加维度' }));
      await app.user.type(screen.getByRole('textbox', { name: `第 ${place} 个维度的名称` }), name);
    }
    const second = screen.getByRole('textbox', { name: '第 2 个维度的名称' });
    expect(second).toHaveAccessibleDescription('名称重复');
    await retype(app, second, '睡眠');
    await app.user.click(screen.getByRole('combobox', { name: '“Title Q2”的维度' }));
    await app.user.click((await screen.findAllByTitle('睡眠')).at(-1) as HTMLElement);
    await press(app, '“睡眠”的更多操作');
    await chooseEntry(app.user, '删除');
    const used = await dialogWith('不能删除维度“睡眠”');
    await app.user.click(used.getByRole('button', { name: '题目：Title Q2' }));
    await waitFor(() => expect(app.address()).not.toContain('tab='));
    expect(await screen.findByDisplayValue('Title Q2')).toBeInTheDocument();
  });
});

test('a question is scored in its row, which leads to it, and then has to be answered', async () => {
  const optional = { ...choice('Q0', 0, 5), scored: false, required: false };
  const row = draft({
    questions: [optional, ...nine, { ...choice('Q10', 0, 1), options: optionsOf('Q10', null, 1) }],
  });
  const app = await open(row);
  expect(screen.getByText('10 题计入得分，共 11 题可计分')).toBeInTheDocument();
  expect(screen.getByText('有选项未填分值')).toBeInTheDocument();
  await app.user.click(screen.getByRole('switch', { name: '“Title Q0”计入得分' }));
  expect(await screen.findByText('计分题须必答，“Title Q0”已改为必答')).toBeInTheDocument();
  expect(screen.getByText('0 – 5 分')).toBeInTheDocument();
  await waitFor(() => expect(saved(row).questions[0]).toMatchObject({ scored: true, required: true }));
});
