import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProjectRow } from '../../mock/project/fixtures';
import { toProject } from '../../mock/project/table';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/project/project-list';
const STUDY = '慢性胃炎新药临床研究患者招募';
const PHQ = 'PHQ-9 情绪自评';
const DRAFT = '睡眠健康自评';

const findProject = (name: string): ProjectRow => {
  const row = state().world.projects.find((one) => one.name === name);
  if (!row) throw new Error(`no project ${name}`);
  return row;
};
/** Changes a project as another operator would. */
const changeAsOther = (name: string, changes: Partial<ProjectRow>) => {
  const row = findProject(name);
  Object.assign(row, changes, { version: row.version + 1 });
};
/** Path of the list filtered to the category of a project. */
const listAround = (name: string) => `${LIST}?categoryId=${findProject(name).categoryId}`;

const findRow = async (name: string) => {
  const row = (await screen.findByText(name, { selector: 'td bdi' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
async function openMenu(name: string) {
  fireEvent.click((await findRow(name)).getByRole('button', { name: `更多操作：${name}` }));
}
async function choose(app: App, name: string, action: string) {
  await openMenu(name);
  await chooseEntry(app.user, action);
}
const getEntries = () =>
  screen.getAllByRole('menuitem').flatMap((item) => (item.closest('.ant-dropdown') ? item.textContent : []));
const expectStatus = async (name: string, status: string) =>
  waitFor(async () => expect((await findRow(name)).getByText(status)).toBeInTheDocument());

test('finds a project by filters in the URL and a keyword that stays out of it, and opens it', async () => {
  state().world.projects.splice(12);
  const { quotaUsed } = toProject(findProject(PHQ));
  changeAsOther(PHQ, { quotaTotal: quotaUsed + 1, isRecommended: false });
  const app = await signedIn(`${LIST}?status=draft%2Cpublished&type=screening`);
  const draft = await findRow(DRAFT);
  expect(draft.getByText('草稿')).toBeInTheDocument();
  expect(draft.getByText('P0010')).toBeInTheDocument();
  expect(draft.getByRole('link', { name: '继续编辑' })).toHaveAttribute('href', '/project/project-edit?id=9010');
  await app.user.click(screen.getByLabelText('关键词'));
  await app.user.paste('phq');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(DRAFT)).not.toBeInTheDocument());
  expect(app.address()).toBe(`${LIST}?status=draft%2Cpublished&type=screening`);
  expect(screen.getByLabelText('关键词')).toHaveValue('phq');

  expect((await findRow(PHQ)).getByText(/ · 剩 1 个名额$/)).toBeInTheDocument();
  changeAsOther(PHQ, { quotaTotal: quotaUsed });
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/ · 名额已满$/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '首页推荐' }));
  fireEvent.click(await screen.findByRole('switch', { name: `首页推荐：${PHQ}` }));
  expect(await screen.findByText(`已推荐到首页：${PHQ}`)).toBeInTheDocument();
  expect(findProject(PHQ).isRecommended).toBe(true);
  await app.user.click((await findRow(PHQ)).getByText(PHQ));
  await waitFor(() => expect(app.address()).toBe('/project/project-detail?id=9002'));
});

test('publishing lists everything that is missing with links, and works once nothing is missing', async () => {
  changeAsOther(DRAFT, {
    coverUrl: null,
    summary: null,
    endAt: '2026-11-01T00:00:00+08:00',
    agreementTemplateId: null,
  });
  const row = findProject(DRAFT);
  state().world.quizzes = state().world.quizzes.filter(({ projectId }) => projectId !== row.id);
  const app = await signedIn(listAround(DRAFT));
  await choose(app, DRAFT, '上线');
  const refused = await findDialog('还差 5 项，点击前往处理：');
  expect(refused.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['上传封面图', '/project/project-edit?id=9010&field=coverUrl'],
    ['填写简介', '/project/project-edit?id=9010&field=summary'],
    ['结束时间已过：改为将来的时间，或清空', '/project/project-edit?id=9010&step=criteria&field=endAt'],
    ['选择知情同意书', '/project/project-edit?id=9010&step=criteria&field=agreementTemplateId'],
    ['发布问卷', '/project/quiz-edit?projectId=9010&from=publish'],
  ]);
  expect(refused.getByRole('link', { name: '上传封面图' })).toHaveFocus();
  expect(refused.queryByRole('button', { name: '上线' })).not.toBeInTheDocument();
  fireEvent.click(refused.getByRole('button', { name: '返回' }));

  const other = state().world.projects.find(({ coverUrl }) => coverUrl);
  const changes = { coverUrl: other?.coverUrl ?? null, summary: '睡眠', endAt: null, needAgreement: false };
  changeAsOther(DRAFT, { ...changes, type: 'education' });
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(async () => expect((await findRow(DRAFT)).getByText('患者教育')).toBeInTheDocument());
  await choose(app, DRAFT, '上线');
  const ready = await findDialog('上线后，会员可以在小程序中看到并参加这个项目。');
  // The category is disabled while the dialog is open.
  const category = state().world.categories.find(({ id }) => id === row.categoryId);
  Object.assign(category ?? {}, { status: 'disabled' });
  fireEvent.click(ready.getByRole('button', { name: '上线' }));
  const lead = await screen.findByRole('link', { name: '所选分类或其上级分类已停用：启用它，或改选其他分类' });
  expect(lead).toHaveAttribute('href', '/setting/project-category?view=');
  expect(findProject(DRAFT).status).toBe('draft');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  Object.assign(category ?? {}, { status: 'enabled' });
  await choose(app, DRAFT, '上线');
  fireEvent.click((await findDialog(/^上线后/)).getByRole('button', { name: '上线' }));
  expect(await screen.findByText(`“${DRAFT}”已上线`)).toBeInTheDocument();
  await expectStatus(DRAFT, '已上线');
  // The notice leads to what follows: a new link has the project already.
  expect(screen.getByText(/^pages\/project\/index\?scene=p%3D/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '复制小程序路径' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '查看记录' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '新建推广链接' }));
  const link = await findDialog('新建链接');
  expect(await link.findByText(new RegExp(DRAFT))).toBeInTheDocument();
});

test('pauses and reopens a project with a menu for each status, copies it with a summary, and deletes and restores the copy', async () => {
  const { answeringCount, startCount, recordCount } = toProject(findProject(STUDY));
  expect(answeringCount).toBeLessThan(startCount - recordCount);
  const app = await signedIn(listAround(STUDY));
  await choose(app, STUDY, '暂停');
  const pause = await findDialog(`暂停“${STUDY}”`);
  const count = answeringCount === 0 ? '目前没有人正在答题。' : `目前有 ${answeringCount} 人正在答题。`;
  expect(pause.getByText(count)).toBeInTheDocument();
  fireEvent.click(pause.getByRole('button', { name: '暂停' }));
  await expectStatus(STUDY, '已暂停');

  await openMenu(STUDY);
  await screen.findByRole('menuitem', { name: '恢复' });
  expect(getEntries()).toEqual(['编辑', '编辑问卷', '编辑链接', '复制', '小程序码', '恢复', '结束']);
  await app.user.keyboard('{Escape}');
  changeAsOther(STUDY, { status: 'finished' });
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await expectStatus(STUDY, '已结束');
  await choose(app, STUDY, '重新开放');
  const reopen = await findDialog(`重新开放“${STUDY}”`);
  await app.user.click(reopen.getByLabelText('新的结束时间'));
  await app.user.paste('2027-03-01 12:00');
  await app.user.tab();
  fireEvent.click(reopen.getByRole('button', { name: '重新开放' }));
  await expectStatus(STUDY, '已上线');
  expect(Date.parse(findProject(STUDY).endAt ?? '')).toBe(Date.parse('2027-03-01T12:00:00+08:00'));

  const COPY = `${STUDY}-副本`;
  await choose(app, STUDY, '复制');
  const copied = await findDialog('已复制为草稿');
  expect(copied.getByText(new RegExp(`^新项目“${COPY}”（P\\d+）`))).toBeInTheDocument();
  const links = state().world.projectLinks.filter(({ projectId }) => projectId === findProject(STUDY).id).length;
  expect(copied.getByText(`${links} 条链接，待检测`)).toBeInTheDocument();
  expect(copied.getByText(/^问卷草稿（来自 v\d+）$/)).toBeInTheDocument();
  fireEvent.click(copied.getByRole('button', { name: '留在此页' }));
  await findRow(COPY);
  const { id } = findProject(COPY);
  await choose(app, COPY, '删除');
  expect(await screen.findByText(`已删除“${COPY}”`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(COPY, { selector: 'td bdi' })).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await findRow(COPY);
  expect(findProject(COPY).id).toBe(id);
});

test('pauses several projects with a reason for each failure, and sets the order of all matching ones by a job', async () => {
  state().world.projects.splice(12);
  const app = await signedIn(`${LIST}?type=screening`, { locale: 'en-US' });
  for (const name of [DRAFT, PHQ]) {
    fireEvent.click((await findRow(name)).getByRole('checkbox'));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  const pause = await findDialog('Pause 2 projects');
  fireEvent.click(pause.getByRole('button', { name: 'Pause' }));
  const failed = await findDialog(/The status of the project does not allow this/);
  expect(failed.getAllByText('Paused 1 project, 1 left unchanged')[0]).toBeInTheDocument();
  expect(failed.getByRole('link', { name: DRAFT })).toHaveAttribute(
    'href',
    `/project/project-detail?id=${findProject(DRAFT).id}`,
  );
  expect([findProject(DRAFT).status, findProject(PHQ).status]).toEqual(['draft', 'paused']);
  fireEvent.click(failed.getByRole('button', { name: 'OK' }));

  // The server changes all matching projects in a job.
  fireEvent.click((await findRow(PHQ)).getByRole('checkbox'));
  fireEvent.click(await screen.findByRole('button', { name: /^Select all \d/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Set order' }));
  const order = await findDialog(/^Set the order of \d projects$/);
  await app.user.click(order.getByLabelText('Order'));
  await app.user.paste('99');
  fireEvent.click(order.getByRole('button', { name: 'Set order' }));
  await waitFor(() => expect(state().jobs.map(({ action }) => action)).toEqual(['setSort']));
});
