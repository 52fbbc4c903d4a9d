import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// The first test waits for the screen, not for its modules.
import '@/pages/setting/result-hint';
import type { HintRow } from '../../mock/result-hint/fixtures';
import { state } from '../../mock/state';
import { open, signedIn, signInAs } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

// ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

// Whole forms are filled in, key by key, by two operators.
vi.setConfig({ testTimeout: 60_000 });

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/result-hint';
const hints = () => state().world.hints;
const hintOf = (is: (hint: HintRow) => boolean) => {
  const hint = hints().find(is);
  if (!hint) throw new Error('the world has no such hint');
  return hint;
};
const now = (id: string) => hintOf((hint) => hint.id === id);
const free = (levelCode: string, projectId: string | null = null) => {
  state().world.hints = hints().filter((hint) => hint.levelCode !== levelCode || hint.projectId !== projectId);
};

const fill = async (app: App, label: string, text: string) => {
  await app.user.clear(screen.getByLabelText(label));
  await app.user.click(screen.getByLabelText(label));
  await app.user.paste(text);
};
/** An option of the list that was opened last; the table names its cells alike. */
const optionOf = (name: string | RegExp) =>
  waitFor(() => {
    const option = screen.queryAllByTitle(name).findLast((element) => element.matches('.ant-select-item-option'));
    if (!option) throw new Error(`no option ${name}`);
    return option;
  });
const choose = async (app: App, label: string, option: string | RegExp) => {
  await waitFor(() => expect(screen.getByLabelText(label)).toBeEnabled());
  await app.user.click(screen.getByLabelText(label));
  await app.user.click(await optionOf(option));
};
const save = (app: App) => app.user.click(screen.getByRole('button', { name: /保存$/ }));
const act = async (app: App, name: string, action: string) => {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
};
const onlyRow = (name: string) => `${LIST}?keyword=${encodeURIComponent(name)}`;

async function editing(hint: HintRow) {
  const app = await signedIn(`${onlyRow(hint.name)}&edit=${hint.id}`);
  await screen.findByText(`编辑结果提示“${hint.name}”`);
  await screen.findByRole('textbox', { name: '提示内容' });
  return app;
}

async function writing() {
  const app = await signedIn(`${onlyRow('新提示')}&edit=new`);
  await screen.findByRole('textbox', { name: '提示内容' });
  // The drawer gives its first field the focus once it is open.
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveFocus());
  await fill(app, '名称', '新提示');
  await fill(app, '标题', '请留意');
  await app.user.click(screen.getByRole('button', { name: '插入变量' }));
  await chooseEntry(app.user, /levelName/);
  return app;
}

const ticks = ['没有下诊断', '没有药品或剂量', '没有承诺治愈', '低分时没有不当的安慰', '写明何时、到哪里就诊'];

async function approve(app: App, ticked: readonly string[]) {
  const dialog = await dialogWith('医学审核“新提示”');
  await app.user.click(dialog.getByRole('radio', { name: '通过' }));
  for (const tick of ticked) await app.user.click(await dialog.findByRole('checkbox', { name: tick }));
  await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
  return dialog;
}

test('a scope all of whose levels have hints says so and cannot be chosen, but for the hint that is in it', async () => {
  const global = hintOf(({ projectId }) => projectId === null);
  const app = await signedIn(`${LIST}?keyword=zzz&edit=new`);
  // Last of all projects, the list shows it once it is looked for.
  await app.user.type(await screen.findByLabelText('适用项目'), '全局');
  expect(await optionOf('全局（各等级均已有提示）')).toHaveAttribute('aria-disabled', 'true');
  app.unmount();
  const other = await editing(global);
  await other.user.click(screen.getByLabelText('适用项目'));
  expect(await optionOf('全局')).toHaveAttribute('aria-disabled', 'false');
});

test('a hint is written by one operator, reviewed by another, and then enabled', async () => {
  free('low');
  const app = await writing();
  await choose(app, '适用项目', '全局');
  await choose(app, '结果等级', '低危');
  await save(app);
  await screen.findByText('已保存');
  await waitFor(() => expect(app.address()).toBe(onlyRow('新提示')));
  const { id } = hintOf(({ name }) => name === '新提示');
  expect(now(id)).toMatchObject({
    projectId: null,
    levelCode: 'low',
    content: '<p>{{levelName}}</p>',
    disclaimer: '本结果仅供参考，不能替代医生诊断',
    status: 'disabled',
    medicalReviewed: false,
  });

  await act(app, '新提示', '医学审核');
  const own = await dialogWith('医学审核“新提示”');
  expect(own.getByText(/文字由您（林晓）最后编辑，不能由您审核。请另一位操作员/)).toBeInTheDocument();
  expect(own.queryByRole('radio')).not.toBeInTheDocument();
  expect(own.queryByRole('button', { name: '提交审核' })).not.toBeInTheDocument();
  app.unmount();

  signInAs(1);
  const other = await open(onlyRow('新提示'));
  await act(other, '新提示', '医学审核');
  const dialog = await approve(other, ticks.slice(1));
  expect(dialog.queryByText(/文字由您/)).not.toBeInTheDocument();
  expect(await dialog.findByText('须逐项确认后才能通过')).toBeInTheDocument();
  await other.user.click(dialog.getByRole('checkbox', { name: ticks[0] }));
  await other.user.click(dialog.getByRole('button', { name: '提交审核' }));
  await screen.findByText('医学审核已通过');
  await waitFor(() => expect(screen.getByText('新提示').closest('tr')).toHaveTextContent('已通过'));
  await act(other, '新提示', '启用');
  await screen.findByText('已启用提示“新提示”');
  expect(now(id)).toMatchObject({ status: 'enabled', reviewedByName: '周宁' });
});

test('what members read stays Chinese for an operator who reads English', async () => {
  const { name } = hintOf(({ projectId, levelCode }) => projectId === null && levelCode === 'low');
  Object.assign(
    hintOf((hint) => hint.name === name),
    { showHospitals: true, showLevel: true },
  );
  const app = await signedIn(onlyRow(name), 'en-US');
  await app.user.click(await screen.findByRole('button', { name: `More actions: ${name}` }));
  await chooseEntry(app.user, 'Preview');
  const card = await screen.findByRole('region', { name: 'What members see' });
  expect(within(card).getByText('等级：低危').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(card.textContent).not.toMatch(/[A-Za-z]{3}/);
});

describe('is refused on its field', () => {
  test('a level that somebody else has taken in the meantime; those that are taken cannot be chosen', async () => {
    const taken = hintOf(({ projectId, levelCode }) => projectId === null && levelCode === 'low');
    free('low');
    const app = await writing();
    await choose(app, '适用项目', '全局');
    await choose(app, '结果等级', '低危');
    await app.user.click(screen.getByLabelText('结果等级'));
    expect(await optionOf('高危（已有提示）')).toHaveAttribute('aria-disabled', 'true');
    hints().push(taken);
    await save(app);
    expect(await screen.findByText('该项目的此等级已有提示')).toBeInTheDocument();
    expect(screen.getByLabelText('标题')).toHaveValue('请留意');
  });

  test('an unknown variable, which is named, and what a danger sign lacks; nothing is sent', async () => {
    free('redFlag');
    const app = await writing();
    const calls = recordCalls();
    await choose(app, '适用项目', '全局');
    await choose(app, '结果等级', /^危险信号/);
    await fill(app, '标题', '您好，{{nickname}}');
    expect(screen.getByLabelText('显示得分')).not.toBeChecked();
    expect(screen.getByText(/^未满足：必须给出电话/)).toBeInTheDocument();
    await save(app);
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveAccessibleDescription(/未知变量 {{nickname}}/));
    expect(screen.getByText(/^危险信号的提示必须给出电话/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('标题')).toHaveFocus());
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

    await fill(app, '标题', '请马上寻求帮助');
    await fill(app, '建议', '请拨打 120');
    expect(await screen.findByText(/^已满足：必须给出电话/)).toBeInTheDocument();
    await save(app);
    await screen.findByText('已保存');
  });

  test('whatever no hint may be; blanks are no text, and nothing of it is sent', async () => {
    const app = await writing();
    const calls = recordCalls();
    await choose(app, '主按钮', '联系客服');
    const bad = [
      ['名称', '字'.repeat(31), '最多 30 个字符，现在有 31 个'],
      ['标题', '😀'.repeat(21), '最多 20 个字符，现在有 21 个'],
      ['建议', 'x'.repeat(501), '最多 500 个字符，现在有 501 个'],
      ['免责声明', '\u202E \u200B', '不能为空'],
      ['主按钮：电话', '12', '电话格式不正确'],
      ['颜色', 'red', '颜色格式为 #RRGGBB'],
    ] as const;
    for (const [label, text] of bad) await fill(app, label, text);
    await save(app);
    for (const [label, , refusal] of bad) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(refusal)));
    }
    expect(screen.getByText('请选择适用项目，或全局')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a button of a hint', () => {
  test('opens a link of its project, picked by title; another project has other links', async () => {
    free('high', '9003');
    free('severe', '9003');
    const app = await writing();
    await choose(app, '适用项目', 'GAD-7 焦虑自评');
    await choose(app, '结果等级', /高危$/);
    await choose(app, '主按钮', '打开链接');
    await choose(app, '主按钮：项目链接', '检查前须知 · 公众号文章');
    expect(await optionOf('旧版说明 · 外部网页（已停用）')).toHaveAttribute('aria-disabled', 'true');
    await save(app);
    await screen.findByText('已保存');
    const { primaryActionTarget } = hintOf(({ name }) => name === '新提示');
    expect(state().world.projectLinks.find(({ id }) => id === primaryActionTarget)).toMatchObject({
      projectId: '9003',
      title: '检查前须知',
    });
  });

  test('of all projects has no link to open, and says why', async () => {
    free('low');
    const app = await writing();
    await choose(app, '适用项目', '全局');
    await choose(app, '主按钮', '打开链接');
    const link = await screen.findByLabelText('主按钮：项目链接');
    expect(link).toBeDisabled();
    expect(screen.getByText('全局提示不属于任何项目，不能打开项目链接')).toBeInTheDocument();
  });

  test('calls the number of the service, which is in view, unless another is typed', async () => {
    free('low');
    const app = await writing();
    await choose(app, '适用项目', '全局');
    await choose(app, '结果等级', '低危');
    await choose(app, '主按钮', '联系客服');
    expect(await screen.findByText(/留空则拨打客服设置中的电话（400-000-2021）/)).toBeInTheDocument();
    await save(app);
    await screen.findByText('已保存');
    expect(hintOf(({ name }) => name === '新提示')).toMatchObject({
      primaryAction: 'callService',
      primaryActionTarget: null,
    });
  });
});

describe('a hint that members see', () => {
  let shown: HintRow;
  beforeEach(() => {
    shown = hintOf(({ projectId, status }) => projectId === '9002' && status === 'enabled');
  });

  test('loses its review by a change of text, which is said before it is saved', async () => {
    const app = await editing(shown);
    await fill(app, '标题', '另一标题');
    expect(await screen.findByText(/保存后需重新医学审核，提示随即停用/)).toBeInTheDocument();
    await save(app);
    const asked = await dialogWith('保存后需重新医学审核');
    await app.user.click(asked.getByRole('button', { name: '返回修改' }));
    expect(now(shown.id)).toEqual(shown);
    await save(app);
    // The first question may still be on its way out.
    await waitFor(() => expect(screen.getAllByRole('button', { name: '保存并重新审核' }).length).toBeGreaterThan(1));
    await app.user.click(screen.getAllByRole('button', { name: '保存并重新审核' }).at(-1) as HTMLElement);
    await screen.findByText('已保存');
    expect(now(shown.id)).toMatchObject({ title: '另一标题', medicalReviewed: false, status: 'disabled' });
  });

  test('keeps it by a change of name, and nobody is asked', async () => {
    const app = await editing(shown);
    await fill(app, '名称', '只改名称');
    // A sample is none of the form: Enter in it saves nothing.
    const calls = recordCalls();
    await app.user.type(screen.getByLabelText('得分'), '5{Enter}');
    await screen.findByText(/得分 125/);
    expect(calls).toEqual([]);
    await save(app);
    await screen.findByText('已保存');
    expect(now(shown.id)).toMatchObject({ name: '只改名称', medicalReviewed: true, status: 'enabled' });
  });

  test('is not deleted while a published quiz shows it; once disabled it is, and comes back', async () => {
    const app = await signedIn(onlyRow(shown.name));
    await act(app, shown.name, '删除');
    const blocked = await dialogWith(`不能删除结果提示“${shown.name}”`);
    expect(blocked.getByText(/有 1 份已发布的问卷正在使用/)).toBeInTheDocument();
    expect(blocked.getByRole('link')).toHaveAttribute('href', '/project/quiz-edit?projectId=9002');
    expect(blocked.queryByRole('button', { name: /删\s?除/ })).not.toBeInTheDocument();
    await app.user.click(blocked.getByRole('button', { name: /返\s?回/ }));

    await act(app, shown.name, '停用');
    await app.user.click((await dialogWith(`停用结果提示“${shown.name}”`)).getByRole('button', { name: /停\s?用/ }));
    await screen.findByText(`已停用提示“${shown.name}”`);
    await waitFor(() => expect(screen.getByText(shown.name).closest('tr')).toHaveTextContent('已停用'));
    await act(app, shown.name, '删除');
    await screen.findByText(`已删除提示“${shown.name}”`);
    expect(hints().some(({ id }) => id === shown.id)).toBe(false);
    await app.user.click(screen.getByRole('button', { name: /撤\s?销/ }));
    await screen.findByText('已撤销');
    expect(now(shown.id).name).toBe(shown.name);
  });

  test('that somebody else has saved in the meantime is compared, and what is chosen is saved', async () => {
    const app = await editing(shown);
    Object.assign(now(shown.id), { name: '对方的名称', suggestion: '对方的建议', version: shown.version + 1 });
    await fill(app, '名称', '我的名称');
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    await app.user.click(dialog.getByRole('radio', { name: /我的名称/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now(shown.id)).toMatchObject({ name: '我的名称', suggestion: '对方的建议', medicalReviewed: true });
  });

  test('is previewed with values that can be taken away, and is found for its result', async () => {
    const { name } = hintOf(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'mild');
    const app = await signedIn(onlyRow(name));
    await act(app, name, '预览');
    const preview = await dialogWith(`预览“${name}”`);
    const card = within(preview.getByRole('region', { name: '会员看到的样子' }));
    expect(await card.findByText(/您的结果为轻度抑郁症状，得分 12/)).toBeInTheDocument();
    await app.user.click(preview.getByRole('switch', { name: '有得分' }));
    await waitFor(() => expect(card.queryByText(/您的结果为/)).not.toBeInTheDocument());
    expect(card.getByText('留意近两周的变化')).toBeInTheDocument();
    expect(preview.getByText('没有值的变量：得分。含有它的句子不显示。')).toBeInTheDocument();
    await app.user.keyboard('{Escape}');

    now(hintOf((hint) => hint.name === name).id).status = 'disabled';
    await app.user.click(screen.getByRole('button', { name: '查看生效提示' }));
    await choose(app, '项目', 'PHQ-9 情绪自评');
    await choose(app, '等级', '轻度抑郁症状 · 低危');
    expect(await screen.findByText(/^显示全局提示“通用 low”/)).toBeInTheDocument();
    expect(screen.getByText(`该项目的提示“${name}”已停用（医学审核：已通过）`)).toBeInTheDocument();
  });
});

test('a medical review is refused with a note only, and then the hint is disabled', async () => {
  const hint = hintOf(({ status, textEditedById }) => status === 'enabled' && textEditedById === '2');
  const app = await signedIn(onlyRow(hint.name));
  await act(app, hint.name, '医学审核');
  const dialog = await dialogWith(`医学审核“${hint.name}”`);
  await app.user.click(dialog.getByRole('radio', { name: '不通过' }));
  await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(dialog.getByLabelText('审核意见')).toHaveAccessibleDescription('不能为空'));
  await app.user.type(dialog.getByLabelText('审核意见'), '请写明科室');
  await app.user.click(dialog.getByRole('button', { name: /提交审核$/ }));
  await screen.findByText('医学审核未通过，提示已停用');
  expect(now(hint.id)).toMatchObject({ medicalReviewed: false, status: 'disabled', reviewNote: '请写明科室' });
});

test('a hint is copied to a project that has none for the level; a conflict does nothing but say so', async () => {
  free('mild', '9003');
  const original = hintOf(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'mild');
  const app = await signedIn(onlyRow('PHQ-9 mild'));
  await act(app, original.name, '复制到其他项目');
  await choose(app, '适用项目', 'GAD-7 焦虑自评');
  const dialog = await dialogWith(`复制结果提示“${original.name}”`);
  await dialog.findByText(/轻度焦虑/);
  await app.user.click(dialog.getByRole('button', { name: /复\s?制/ }));
  await screen.findByText('已复制为“PHQ-9 mild 2”');
  expect(hintOf(({ name }) => name === 'PHQ-9 mild 2')).toMatchObject({ projectId: '9003', levelCode: 'mild' });

  await act(app, original.name, '停用');
  const stale = await dialogWith(`停用结果提示“${original.name}”`);
  Object.assign(now(original.id), { version: 7 });
  await app.user.click(stale.getByRole('button', { name: /停\s?用/ }));
  await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/);
  expect(now(original.id).status).toBe('enabled');
});

test('a hint that somebody has deleted leaves the list, whatever was to be done with it', async () => {
  const gone = hintOf(({ status }) => status === 'enabled');
  const app = await signedIn(onlyRow(gone.name));
  await act(app, gone.name, '停用');
  const dialog = await dialogWith(`停用结果提示“${gone.name}”`);
  free(gone.levelCode, gone.projectId);
  await app.user.click(dialog.getByRole('button', { name: /停\s?用/ }));
  await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/);
  await waitFor(() => expect(screen.queryByText(gone.name)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
