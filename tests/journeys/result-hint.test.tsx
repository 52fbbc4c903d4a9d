import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loads the screen before the tests, since loading may exceed the timeout of a test on a busy machine.
import '@/pages/setting/result-hint';
import type { HintRow } from '../../mock/result-hint/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

// ProseMirror scrolls to the selection, but jsdom has no layout to measure.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/result-hint';
const hints = () => state().world.hints;
const findHint = (is: (hint: HintRow) => boolean) => {
  const hint = hints().find(is);
  if (!hint) throw new Error('the world has no such hint');
  return hint;
};
const findById = (id: string) => findHint((hint) => hint.id === id);
/** Removes the hint of a level of a project, or the global one by default. */
const free = (levelCode: string, projectId: string | null = null) => {
  state().world.hints = hints().filter((hint) => hint.levelCode !== levelCode || hint.projectId !== projectId);
};
/** An enabled hint of a published quiz. */
const findShown = () => findHint(({ projectId, status }) => projectId === '9002' && status === 'enabled');

const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
/** Finds an option of the select that was opened last; cells of the table have the same titles. */
const findOption = (name: string | RegExp) =>
  waitFor(() => {
    const option = screen.queryAllByTitle(name).findLast((element) => element.matches('.ant-select-item-option'));
    if (!option) throw new Error(`no option ${name}`);
    return option;
  });
const choose = async (app: App, label: string, option: string | RegExp) => {
  await waitFor(() => expect(field(label)).toBeEnabled());
  await app.user.click(field(label));
  await app.user.click(await findOption(option));
};
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存$/ }));
const chooseAction = async (app: App, name: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
};
const listOnly = (name: string) => `${LIST}?keyword=${encodeURIComponent(name)}`;

test('shows what a hint lacks and sends nothing until it is valid, and offers levels and links of a project', async () => {
  free('redFlag');
  free('high', '9003');
  free('severe', '9003');
  const app = await signedIn(`${listOnly('新提示')}&edit=new`);
  await screen.findByRole('textbox', { name: '提示内容' });
  // The drawer focuses its first field once it is open.
  await waitFor(() => expect(field('名称')).toHaveFocus());
  const calls = recordCalls();
  fill('名称', '新提示');
  fill('标题', '您好，{{nickname}}');
  fireEvent.click(screen.getByRole('button', { name: '插入变量' }));
  await chooseEntry(app.user, /levelName/);
  // A global hint has no project and so no links to open.
  await choose(app, '适用项目', '全局');
  await choose(app, '主按钮', '打开链接');
  expect(await screen.findByLabelText('主按钮：项目链接')).toBeDisabled();
  expect(screen.getByText('全局提示不属于任何项目，不能打开项目链接')).toBeInTheDocument();
  await choose(app, '主按钮', '联系客服');
  expect(await screen.findByText(/留空则拨打客服设置中的电话（400-000-2021）/)).toBeInTheDocument();
  await choose(app, '主按钮', '无');
  await choose(app, '结果等级', /^危险信号/);
  expect(field('显示得分')).not.toBeChecked();
  expect(await screen.findByText(/^未满足：给出电话/)).toBeInTheDocument();
  save();
  await waitFor(() => expect(field('标题')).toHaveAccessibleDescription(/未知变量 {{nickname}}/));
  expect(screen.getByText(/^危险信号的提示必须给出电话/)).toBeInTheDocument();
  await waitFor(() => expect(field('标题')).toHaveFocus());
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  fill('标题', '请马上寻求帮助');
  fill('建议', '请拨打 120');
  expect(await screen.findByText(/^已满足：给出电话/)).toBeInTheDocument();
  await app.user.click(field('适用项目'));
  await app.user.click(await findOption('GAD-7 焦虑自评'));
  await app.user.click(field('结果等级'));
  expect(await findOption(/（已有提示）/)).toHaveAttribute('aria-disabled', 'true');
  await app.user.click(await findOption(/高危$/));
  await choose(app, '主按钮', '打开链接');
  await choose(app, '主按钮：项目链接', '检查前须知 · 公众号文章');
  expect(await findOption('旧版说明 · 外部网页（已停用）')).toHaveAttribute('aria-disabled', 'true');
  save();
  await screen.findByText('已保存');
  await waitFor(() => expect(app.address()).toBe(listOnly('新提示')));
  const added = findHint(({ name }) => name === '新提示');
  expect(added).toMatchObject({ projectId: '9003', content: '<p>{{levelName}}</p>', medicalReviewed: false });
  expect(added.disclaimer).toBe('本结果仅供参考，不能替代医生诊断');
  const link = state().world.projectLinks.find(({ id }) => id === added.primaryActionTarget);
  expect(link).toMatchObject({ projectId: '9003', title: '检查前须知' });
});

test('offers no scope that is full; a new text voids the medical review, after a question, and its writer can only request one', async () => {
  const shown = findShown();
  const before = structuredClone(shown);
  const app = await signedIn(`${listOnly(shown.name)}&edit=${shown.id}`);
  await screen.findByRole('textbox', { name: '提示内容' });
  await app.user.click(field('适用项目'));
  // Its own scope stays available although all levels have hints.
  expect(await findOption('PHQ-9 情绪自评')).toHaveAttribute('aria-disabled', 'false');
  await app.user.paste('全局');
  expect(await findOption('全局（各等级均已有提示）')).toHaveAttribute('aria-disabled', 'true');
  const name = `${shown.name} 改名`;
  fill('名称', name);
  expect(screen.queryByText(/保存后需重新医学审核/)).not.toBeInTheDocument();
  fill('标题', '另一标题');
  expect(await screen.findByText(/保存后需重新医学审核，提示随即停用/)).toBeInTheDocument();
  save();
  const warning = await findDialog('保存后需重新医学审核');
  expect(findById(shown.id)).toEqual(before);
  fireEvent.click(warning.getByRole('button', { name: '保存并作废原审核' }));
  await waitFor(() =>
    expect(findById(shown.id)).toMatchObject({ title: '另一标题', medicalReviewed: false, status: 'disabled' }),
  );

  await chooseAction(app, name, '医学审核');
  const own = await findDialog(`医学审核“${name}”`);
  expect(own.getByText(/文字由您（林晓）最后编辑，须由另一位操作员审核/)).toBeInTheDocument();
  expect(own.queryByRole('button', { name: '提交审核' })).not.toBeInTheDocument();
  fireEvent.click(own.getByRole('button', { name: '请求审核' }));
  const request = await findDialog(`请求审核“${name}”`);
  await choose(app, '请谁审核', '周宁');
  expect(screen.queryAllByTitle('林晓').filter((element) => element.matches('.ant-select-item-option'))).toEqual([]);
  fireEvent.click(request.getByRole('button', { name: '请求审核' }));
  await screen.findByText('已请周宁审核');
  await waitFor(() => expect(screen.getByText(name).closest('tr')).toHaveTextContent('已请求审核'));
});

test('copies a hint, refuses to delete it while shown, disables it when its review is refused, and enables it after an approval', async () => {
  free('mild', '9003');
  const original = findHint(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'mild');
  Object.assign(original, { textEditedById: '2' });
  const app = await signedIn(listOnly(original.name));
  await chooseAction(app, original.name, '复制到其他项目');
  await choose(app, '适用项目', 'GAD-7 焦虑自评');
  const copy = await findDialog(`复制结果提示“${original.name}”`);
  await copy.findByText(/轻度焦虑/);
  fireEvent.click(copy.getByRole('button', { name: '复制' }));
  await screen.findByText(`已复制为“${original.name} 2”`);
  expect(findHint(({ name }) => name === `${original.name} 2`)).toMatchObject({ projectId: '9003', levelCode: 'mild' });

  await chooseAction(app, original.name, '删除');
  const blocked = await findDialog(`不能删除结果提示“${original.name}”`);
  expect(blocked.getByText(/有 1 份已发布的问卷正在使用/)).toBeInTheDocument();
  expect(blocked.getByRole('link')).toHaveAttribute('href', '/project/quiz-edit?projectId=9002');
  expect(blocked.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  fireEvent.click(blocked.getByRole('button', { name: '返回' }));

  const openReview = async () => {
    await chooseAction(app, original.name, '医学审核');
    return findDialog(`医学审核“${original.name}”`);
  };
  const review = await openReview();
  fireEvent.click(review.getByRole('radio', { name: '不通过' }));
  fireEvent.change(review.getByLabelText('审核意见'), { target: { value: '请写明科室' } });
  // Its writer saves meanwhile: the note stays, for what the dialog shows now.
  const stored = findById(original.id);
  Object.assign(stored ?? {}, { version: (stored?.version ?? 0) + 1 });
  fireEvent.click(review.getByRole('button', { name: /提交审核$/ }));
  await review.findByText(/^内容刚刚有更改。您填写的内容已保留/);
  expect(review.getByLabelText('审核意见')).toHaveValue('请写明科室');
  fireEvent.click(review.getByRole('button', { name: /提交审核$/ }));
  await screen.findByText('医学审核未通过，提示已停用');
  const refused = { medicalReviewed: false, status: 'disabled', reviewNote: '请写明科室' };
  expect(findById(original.id)).toMatchObject(refused);

  fireEvent.click(screen.getByRole('button', { name: '查看生效提示' }));
  await choose(app, '项目', 'PHQ-9 情绪自评');
  await choose(app, '等级', '轻度抑郁症状 · 低危');
  expect(await screen.findByText(/^显示全局提示“通用 低危”/)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^该项目的提示“${original.name}”已停用`))).toBeInTheDocument();
  await app.user.keyboard('{Escape}');

  const again = await openReview();
  fireEvent.click(again.getByRole('radio', { name: '通过' }));
  for (const item of ['没有药品或剂量', '没有承诺治愈', '低分时没有不当的安慰', '写明何时、到哪里就诊', '没有下诊断'])
    await app.user.click(await again.findByLabelText(item));
  fireEvent.click(again.getByRole('button', { name: /提交审核$/ }));
  await screen.findByText('医学审核已通过');
  await chooseAction(app, original.name, '启用');
  await screen.findByText(`已启用提示“${original.name}”`);
  expect(findById(original.id)).toMatchObject({ status: 'enabled', reviewedByName: '林晓' });
});
