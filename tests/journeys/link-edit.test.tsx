import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobStore } from '@/components/shell/jobs/store';
import { projectLink as limit } from '@/contract/limits/project-link';
import { getLevelCodes } from '../../mock/project-link/check';
import type { ProjectLinkRow } from '../../mock/project-link/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { makePdf } from '../pdf';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PROJECT = '9001';
const PATH = `/project/link-edit?projectId=${PROJECT}`;

// FormData and File of jsdom do not reach the mock intact.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
});
afterAll(() => vi.unstubAllGlobals());

const links = (project = PROJECT) => state().world.projectLinks.filter(({ projectId }) => projectId === project);
const findLink = (title: string, project = PROJECT) => {
  const link = links(project).find((one) => one.title === title);
  if (!link) throw new Error(`no link ${title}`);
  return link;
};
const findProject = (id: string) => {
  const project = state().world.projects.find((one) => one.id === id);
  if (!project) throw new Error(`no project ${id}`);
  return project;
};
/** Adds links to a project up to the limit. */
function fill(project = PROJECT) {
  const [first] = links(project);
  if (!first) throw new Error('the project has no link');
  while (links(project).length < limit.maxPerProject) {
    const number = links(project).length;
    state().world.projectLinks.push({ ...first, id: `${project}9${number}`, title: `链接 ${number}`, sort: number });
  }
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const choose = async (app: App, label: string, option: string | RegExp) => {
  await app.user.click(field(label));
  const options = await screen.findAllByTitle(option);
  const shown = options.find((one) => one.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)'));
  await app.user.click(shown as HTMLElement);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The error on the field with this label. */
const errorOn = (label: string) => field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain');
const findItem = async (title: string) => {
  const item = (await screen.findByRole('button', { name: title })).closest('li');
  if (!item) throw new Error(`no item ${title}`);
  return item;
};
const runAction = async (app: App, title: string, action: string) => {
  await app.user.click(within(await findItem(title)).getByRole('button', { name: `更多操作：${title}` }));
  await chooseEntry(app.user, action);
};
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent);
const onPhone = (position: string) =>
  within(screen.getByRole('region', { name: `手机上的“${position}”` }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the links by position and in order, next to a phone preview', async () => {
  const [low, high] = getLevelCodes(PROJECT) as [string, string];
  Object.assign(findLink('在线预约检查'), { levelCodes: [high], validTo: '2026-12-01T00:00:00+08:00' });
  Object.assign(findLink('常见问题'), { validFrom: '2026-12-01T00:00:00+08:00' });
  const app = await signedIn(PATH);
  await screen.findByRole('heading', { level: 1, name: '胃癌风险筛查 · 相关链接' });
  await findItem('检查前须知');
  expect(screen.getByRole('status', { name: '已有 4 条链接，最多 20 条' })).toHaveTextContent('4 / 20');
  expect(titlesIn('详情页')).toEqual(['检查前须知', '常见问题']);
  expect(await findItem('旧版说明')).toHaveTextContent(/已停用外部网页：https:\/\/h5.*超时/);
  expect(await findItem('常见问题')).toHaveTextContent('未到展示时间');
  await waitFor(async () => expect(await findItem('在线预约检查')).toHaveTextContent(/仅 .+ · 至 2026-12-01 00:00/));

  expect(onPhone('详情页')).toEqual(['检查前须知文章›']);
  fireEvent.click(screen.getByRole('radio', { name: '结果页' }));
  expect(onPhone('结果页')).toEqual(['在线预约检查小程序›']);
  const quiz = state().world.quizzes.find(({ projectId }) => projectId === PROJECT);
  const findName = (code: string) => quiz?.resultLevels.find((level) => level.code === code)?.name ?? '';
  await choose(app, '结果等级', findName(low));
  expect(onPhone('结果页')).toEqual([]);
  await choose(app, '结果等级', findName(high));
  expect(onPhone('结果页')).toEqual(['在线预约检查小程序›']);
});

test('retries after a failure, and shows the links of an archived project read-only', async () => {
  const [first] = links();
  findProject('9002').status = 'archived';
  state().world.projectLinks = [{ ...(first as ProjectLinkRow), projectId: '9002' }];
  server.use(fault.status('GET', '/projects/:id/links', 500));
  const app = await signedIn('/project/link-edit?projectId=9002&edit=new');
  expect(await screen.findByText('链接加载失败')).toBeInTheDocument();
  server.resetHandlers();
  press('重试');
  expect(await screen.findByText(first?.title ?? '', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText('项目已归档，链接只能查看')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /新建链接|编辑|更多操作|下一步|返回项目$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '项目步骤' })).not.toBeInTheDocument();
  press('返回项目详情');
  await waitFor(() => expect(app.address()).toBe('/project/project-detail?id=9002'));
});

test('refuses a taken title, a URL of another site and a file that is not a PDF, then adds a PDF at its position', async () => {
  const app = await signedIn(`${PATH}&edit=new`);
  const form = await findDialog('新建链接');
  const calls = recordCalls();
  type('链接标题', ' 检查前须知 ');
  await waitFor(() => expect(errorOn('链接标题')).toHaveTextContent('该项目已有同名链接'));
  type('链接标题', '患者手册');
  expect(field('链接地址')).toHaveAccessibleDescription(/mp\.weixin\.qq\.com/);
  type('链接地址', 'https://example.com/s/1');
  await waitFor(() => expect(errorOn('链接地址')).toHaveTextContent('公众号文章网址'));

  await choose(app, '类型', 'PDF 资料');
  const give = (content: Uint8Array<ArrayBuffer>, name: string) =>
    fireEvent.change(document.querySelector('input[type=file][accept*=pdf]') as HTMLInputElement, {
      target: { files: [new NodeFile([content], name, { type: 'application/pdf' })] },
    });
  give(new Uint8Array([0x4d, 0x5a, ...Array<number>(64).fill(0)]), '手册.pdf');
  await screen.findByText(/文件内容与扩展名不符|不支持这种文件/);
  press('保存');
  await screen.findByText('请上传文件');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  // Each type keeps its own input.
  await choose(app, '类型', '公众号文章');
  expect(field('链接地址')).toHaveValue('https://example.com/s/1');
  await choose(app, '类型', 'PDF 资料');

  give(makePdf(['手册']), '患者手册.pdf');
  await screen.findByRole('button', { name: /移除 患者手册\.pdf/ });
  fireEvent.click(form.getByRole('radio', { name: '提交后' }));
  press('保存');
  await screen.findByText('已保存');
  expect(findLink('患者手册')).toMatchObject({ linkType: 'file', url: null, position: 'afterSubmit', sort: 4 });
  expect(await findItem('患者手册')).toHaveTextContent('PDF 资料：患者手册.pdf');
  expect(await findItem('患者手册')).toHaveTextContent('未检测');
});

test('copies a link to projects with room, and lists the full project and the dropped levels', async () => {
  const [low, high] = getLevelCodes(PROJECT) as [string, string];
  Object.assign(findLink('在线预约检查'), { title: '复查预约', levelCodes: [low, high] });
  const [full, open] = state().world.projects.filter(
    ({ id, status }) => id !== PROJECT && status !== 'archived' && getLevelCodes(id).every((code) => code !== high),
  );
  if (!full || !open) throw new Error('no project lacks the level');
  state().world.projectLinks.push({ ...findLink('检查前须知'), id: '78', projectId: full.id });
  fill(full.id);
  const app = await signedIn(PATH);
  await runAction(app, '复查预约', '复制到其他项目');
  const dialog = await findDialog('复制“复查预约”到其他项目');
  for (const { name } of [full, open]) {
    await app.user.click(dialog.getByLabelText('目标项目'));
    await app.user.paste(name);
    const options = await screen.findAllByTitle(new RegExp(`^${name} `));
    await app.user.click(options.find((one) => one.closest('.ant-select-dropdown')) as HTMLElement);
  }
  fireEvent.click(dialog.getByRole('button', { name: '复制' }));
  const result = await findDialog('已复制到 1 个项目，1 个没有复制');
  expect(result.getByRole('row', { name: `${full.name} 该项目的链接已达 20 条` })).toBeInTheDocument();
  expect(result.getByText(new RegExp(`^${open.name}：.+（${high}）`))).toBeInTheDocument();
  expect(findLink('复查预约', open.id)).toMatchObject({ status: 'disabled', clickCount: 0 });
});

test('checks all links in a job, disables one, deletes it and undoes that, and refuses to delete one that a hint opens', async () => {
  const [hint] = state().world.hints;
  if (!hint) throw new Error('the world has no hint');
  for (const one of state().world.hints) Object.assign(one, { primaryAction: 'none', secondaryAction: 'none' });
  Object.assign(hint, { primaryAction: 'openLink', primaryActionTarget: findLink('检查前须知').id });
  const app = await signedIn(PATH);
  await findItem('检查前须知');
  press('检测全部链接');
  await screen.findByText('正在检测 4 条链接');
  vi.setSystemTime(Date.now() + 10_000);
  await act(() => jobStore.retry());
  await waitFor(async () => expect(await findItem('检查前须知')).toHaveTextContent('可访问刚刚'));
  expect(await findItem('旧版说明')).toHaveTextContent('超时刚刚目标地址没有应答');

  await runAction(app, '常见问题', '停用');
  await screen.findByText('已停用“常见问题”');
  await waitFor(() => expect(onPhone('详情页')).toEqual(['检查前须知文章›']));
  await runAction(app, '常见问题', '删除');
  await screen.findByText('已删除“常见问题”');
  await waitFor(() => expect(titlesIn('详情页')).toEqual(['检查前须知']));
  press('撤销');
  await waitFor(() => expect(titlesIn('详情页')).toEqual(['检查前须知', '常见问题']));

  await runAction(app, '检查前须知', '删除');
  const blocked = await findDialog('删除“检查前须知”');
  expect(blocked.getByRole('link', { name: hint.name })).toHaveAttribute(
    'href',
    `/setting/result-hint?edit=${hint.id}`,
  );
  expect(findLink('检查前须知')).toBeDefined();
});
