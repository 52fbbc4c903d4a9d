import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectLink as limit } from '@/contract/limits/project-link';
import { levelCodesIn } from '../../mock/project-link/check';
import type { ProjectLinkRow } from '../../mock/project-link/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { makePdf } from '../pdf';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PROJECT = '9001';
const PATH = `/project/link-edit?projectId=${PROJECT}`;
const MB = 1024 * 1024;

// What jsdom has in their place does not survive the way to the mock.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
});
afterAll(() => vi.unstubAllGlobals());

const links = (project = PROJECT) => state().world.projectLinks.filter(({ projectId }) => projectId === project);
const linkOf = (title: string, project = PROJECT) => {
  const link = links(project).find((one) => one.title === title);
  if (!link) throw new Error(`no link ${title}`);
  return link;
};
const projectOf = (id: string) => {
  const project = state().world.projects.find((one) => one.id === id);
  if (!project) throw new Error(`no project ${id}`);
  return project;
};
/** Has a project have as many links as there may be. */
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
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
/** What is said on the field with this label. */
const said = (label: string) => field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain');
const itemOf = async (title: string) => {
  const item = (await screen.findByRole('button', { name: title })).closest('li');
  if (!item) throw new Error(`no item ${title}`);
  return item;
};
const act = async (app: App, title: string, action: string) => {
  await app.user.click(within(await itemOf(title)).getByRole('button', { name: `更多操作：${title}` }));
  await chooseEntry(app.user, action);
};
const inGroup = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent);
const onPhone = (position: string) =>
  within(screen.getByRole('region', { name: `手机上的“${position}”` }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the links of a project', () => {
  test('stand by position and in order, beside what members see of them', async () => {
    const [low, high] = levelCodesIn(PROJECT) as [string, string];
    Object.assign(linkOf('在线预约检查'), { levelCodes: [high], validTo: '2026-12-01T00:00:00+08:00' });
    Object.assign(linkOf('常见问题'), { validFrom: '2026-12-01T00:00:00+08:00' });
    const app = await signedIn(PATH);
    await screen.findByRole('heading', { level: 1, name: '胃癌风险筛查 · 相关链接' });
    await itemOf('检查前须知');
    expect(screen.getByRole('status', { name: '已有 4 条链接，最多 20 条' })).toHaveTextContent('4 / 20');
    expect(inGroup('详情页')).toEqual(['检查前须知', '常见问题']);
    expect(await itemOf('旧版说明')).toHaveTextContent(/已停用外部网页：https:\/\/h5.*超时/);
    expect(await itemOf('常见问题')).toHaveTextContent('未到展示时间');
    await waitFor(async () => expect(await itemOf('在线预约检查')).toHaveTextContent(/仅 .+ · 至 2026-12-01 00:00/));

    // What is not on, or whose time has not come, is not on the phone.
    expect(onPhone('详情页')).toEqual(['检查前须知文章›']);
    await app.user.click(screen.getByRole('radio', { name: '结果页' }));
    expect(onPhone('结果页')).toEqual(['在线预约检查小程序›']);
    const quiz = state().world.quizzes.find(({ projectId }) => projectId === PROJECT);
    const nameOf = (code: string) => quiz?.resultLevels.find((level) => level.code === code)?.name ?? '';
    await choose(app, '结果等级', nameOf(low));
    expect(onPhone('结果页')).toEqual([]);
    await choose(app, '结果等级', nameOf(high));
    expect(onPhone('结果页')).toEqual(['在线预约检查小程序›']);
  });

  test('that are none, do not arrive, of no project or of an archived one: each says which', async () => {
    state().world.projectLinks = [];
    const app = await signedIn(PATH);
    expect(await screen.findByText(/^还没有链接/)).toBeInTheDocument();
    app.unmount();
    server.use(fault.status('GET', '/projects/:id/links', 500));
    const failed = await signedIn(PATH);
    expect(await screen.findByText('链接加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await press(failed, '重试');
    expect(await screen.findByText(/^还没有链接/)).toBeInTheDocument();
    failed.unmount();
    const none = await signedIn('/project/link-edit?projectId=99999');
    expect(await screen.findByText('项目不存在或已被删除')).toBeInTheDocument();
    none.unmount();
    projectOf('9002').status = 'archived';
    state().world.projectLinks = [{ ...kept, projectId: '9002' }];
    const archived = await signedIn('/project/link-edit?projectId=9002&edit=new');
    expect(await screen.findByText('项目已归档，链接只能查看')).toBeInTheDocument();
    expect(await screen.findByText('检查前须知', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /新建链接|编辑|更多操作/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '项目步骤' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /下一步|返回项目$/ })).not.toBeInTheDocument();
    await press(archived, '返回项目详情');
    await waitFor(() => expect(archived.address()).toBe('/project/project-detail?id=9002'));
  });
});

test('a project without a result offers no place after it, and names the links that nobody sees', async () => {
  projectOf(PROJECT).type = 'education';
  const kept = state().world.projectLinks;
  state().world.projectLinks = [];
  const none = await signedIn(PATH);
  expect(await screen.findByText('还没有链接，会员在详情页看不到任何链接')).toBeInTheDocument();
  none.unmount();
  state().world.projectLinks = kept;
  const app = await signedIn(PATH);
  expect(await screen.findByRole('heading', { name: /^结果页/ })).toHaveTextContent('会员看不到');
  expect(screen.getByRole('heading', { name: /^详情页/ })).not.toHaveTextContent('会员看不到');
  expect(screen.queryByRole('radio', { name: '结果页' })).not.toBeInTheDocument();
  await press(app, '新建链接');
  const create = await dialogWith('新建链接');
  expect(create.getByRole('radio', { name: '详情页' })).toBeChecked();
  expect(create.queryByRole('radio', { name: /结果页|提交后/ })).not.toBeInTheDocument();
  app.unmount();
  await signedIn(`${PATH}&edit=${linkOf('在线预约检查').id}`);
  const edit = await dialogWith('编辑链接：在线预约检查');
  expect(edit.getByRole('radio', { name: '结果页' })).toBeChecked();
  expect(edit.queryByRole('radio', { name: '提交后' })).not.toBeInTheDocument();
});

const kept: ProjectLinkRow = {
  id: '77',
  projectId: PROJECT,
  title: '检查前须知',
  linkType: 'phone',
  url: null,
  appId: null,
  path: null,
  query: null,
  phone: '120',
  fileUrl: null,
  iconUrl: null,
  position: 'detail',
  levelCodes: [],
  sort: 0,
  status: 'enabled',
  validFrom: null,
  validTo: null,
  clickCount: 0,
  lastCheck: null,
  createdAt: '2026-01-01T00:00:00+08:00',
  createdByName: '林晓',
  updatedAt: '2026-01-01T00:00:00+08:00',
  updatedByName: '林晓',
  version: 1,
};

describe('the form of a link', () => {
  test('refuses what cannot be of each type, on its field, and sends nothing', async () => {
    const app = await signedIn(`${PATH}&edit=new`);
    await dialogWith('新建链接');
    const calls = recordCalls();
    const refused = async (label: string, texts: string[], message: string) => {
      for (const text of texts) {
        type(label, text);
        await waitFor(() => expect(said(label)?.textContent, `${label}: ${text}`).toContain(message));
      }
    };
    await refused('链接标题', ['长'.repeat(31)], '最多 30 个字符，现在有 31 个');
    await refused('链接标题', [' 检查前须知 '], '该项目已有同名链接');
    expect(field('链接地址')).toHaveAccessibleDescription(/mp\.weixin\.qq\.com/);
    await refused('链接地址', ['http://mp.weixin.qq.com/s/1', 'https://example.com/s/1'], '公众号文章地址');
    await choose(app, '类型', '外部网页');
    await refused('链接地址', ['http://h5.example.com/a', 'https://elsewhere.cn/a'], '业务域名内的 https:// 网址');
    await choose(app, '类型', '其他小程序');
    await refused('小程序 AppID', ['wx12', 'gh_0123456789ab'], 'AppID 格式不正确');
    await refused('页面路径', ['/pages/index', 'pages/index?a=1'], '页面路径格式不正确');
    await refused('页面参数', ['?a=1', 'a', 'a=1 b=2'], '页面参数须为“名称=值”');
    await choose(app, '类型', '视频');
    await refused('链接地址', ['http://video.example.com/1.mp4'], '完整的 https:// 网址');
    await choose(app, '类型', '拨打电话');
    await refused('电话', ['1381234567'], '电话格式不正确');
    await press(app, '保存');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    // What was typed for a type is still there.
    await choose(app, '类型', '其他小程序');
    expect(field('页面路径')).toHaveValue('pages/index?a=1');
  }, 30_000);

  test('takes a PDF of up to 20 MB and nothing else for one, and puts the new link where it belongs', async () => {
    const app = await signedIn(`${PATH}&edit=new`);
    await dialogWith('新建链接');
    const calls = recordCalls();
    type('链接标题', '患者手册');
    await choose(app, '类型', 'PDF 资料');
    const chooser = () => document.querySelector<HTMLInputElement>('input[type=file][accept*=pdf]') as HTMLInputElement;
    const give = (content: Uint8Array<ArrayBuffer>, name: string) =>
      fireEvent.change(chooser(), { target: { files: [new NodeFile([content], name, { type: 'application/pdf' })] } });
    const program = new Uint8Array([0x4d, 0x5a, ...Array<number>(64).fill(0)]);
    give(program, '手册.pdf');
    await screen.findByText(/文件内容与扩展名不符|不支持这种文件/);
    const big = new Uint8Array(21 * MB);
    big.set(makePdf(['大']));
    give(big, '大.pdf');
    await screen.findByText(/文件超过 20 MB/);
    expect(calls.filter((call) => call.includes('/uploads'))).toEqual([]);
    await press(app, '保存');
    await screen.findByText('请上传文件');

    give(makePdf(['手册']), '患者手册.pdf');
    await screen.findByRole('button', { name: /移除 患者手册\.pdf/ });
    const form = await dialogWith('新建链接');
    await app.user.click(form.getByRole('radio', { name: '提交后' }));
    await press(app, '保存');
    await screen.findByText('已保存');
    expect(linkOf('患者手册')).toMatchObject({ linkType: 'file', url: null, position: 'afterSubmit', sort: 4 });
    expect(await itemOf('患者手册')).toHaveTextContent('PDF 资料：患者手册.pdf');
    expect(await itemOf('患者手册')).toHaveTextContent('未检测');
  }, 30_000);

  test('compares with what another operator has saved meanwhile, and checks a new target anew', async () => {
    const before = linkOf('旧版说明');
    const app = await signedIn(`${PATH}&edit=${before.id}`);
    await dialogWith('编辑链接：旧版说明');
    Object.assign(before, { title: '他人的标题', url: 'https://h5.example.com/theirs', version: before.version + 1 });
    type('链接地址', 'https://h5.example.com/mine');
    await press(app, '保存');
    const dialog = await dialogWith('内容已被他人修改');
    expect(dialog.getByText('外部网页：https://h5.example.com/theirs')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('radio', { name: /\/mine/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(linkOf('他人的标题')).toMatchObject({ url: 'https://h5.example.com/mine', lastCheck: null });
    expect(app.address()).toBe(PATH);
  }, 30_000);
});

test('a question whether to leave goes with what was to be lost, once a late answer has saved it', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Without an answer of its own the mock gives it.
  server.use(http.post('*/project-links', () => late));
  const app = await signedIn(`${PATH}&edit=new`);
  await dialogWith('新建链接');
  type('链接标题', '迟到的链接');
  type('链接地址', 'https://mp.weixin.qq.com/s/late');
  await press(app, '保存');
  await app.user.keyboard('{Escape}');
  await dialogWith('正在保存');
  const question = () => screen.getByText('正在保存', { selector: 'span' });
  answer();
  await screen.findByText('已保存');
  // jsdom ends no motion: it is on its way out.
  await waitFor(() => expect(question().closest('.ant-modal')).toHaveClass('ant-zoom-leave'));
  expect(app.address()).toBe(PATH);
  expect(await itemOf('迟到的链接')).toBeInTheDocument();
});

describe('twenty links', () => {
  test('are as many as there may be, put in order by keyboard; one more is refused before it is tried and by the server', async () => {
    fill();
    const app = await signedIn(PATH);
    const create = await screen.findByRole('button', { name: '新建链接' });
    expect(create).toBeDisabled();
    expect(create).toHaveAccessibleDescription('已达 20 条上限，删除一条后才能新建');
    const titles = () =>
      links()
        .sort((a, b) => a.sort - b.sort)
        .map(({ title }) => title);
    const [first, second, ...others] = titles();
    await press(app, '调整排序');
    await screen.findByRole('list', { name: '项目链接' });
    screen.getByRole('button', { name: `下移：${first}` }).focus();
    await app.user.keyboard('{Enter}');
    await press(app, '保存顺序');
    await screen.findByText('顺序已保存');
    expect(titles()).toEqual([second, first, ...others]);

    // Somebody who had the form open already hears it from the server, and loses nothing.
    app.unmount();
    const late = await signedIn(`${PATH}&edit=new`);
    await dialogWith('新建链接');
    type('链接标题', '第二十一条');
    type('链接地址', 'https://mp.weixin.qq.com/s/21');
    await press(late, '保存');
    expect(await screen.findByText('该项目的链接已达 20 条')).toBeInTheDocument();
    expect(field('链接标题')).toHaveValue('第二十一条');
    expect(links()).toHaveLength(20);
  }, 40_000);
});

describe('what is done with a link', () => {
  test('is copied, with words for where it was not and which levels were left out', async () => {
    const [low, high] = levelCodesIn(PROJECT) as [string, string];
    Object.assign(linkOf('在线预约检查'), { title: '复查预约', levelCodes: [low, high] });
    const [full, open] = state().world.projects.filter(
      ({ id, status }) => id !== PROJECT && status !== 'archived' && levelCodesIn(id).every((code) => code !== high),
    );
    if (!full || !open) throw new Error('no project lacks the level');
    if (links(full.id).length === 0) state().world.projectLinks.push({ ...kept, id: '78', projectId: full.id });
    fill(full.id);
    const app = await signedIn(PATH);
    await act(app, '复查预约', '复制到其他项目');
    const dialog = await dialogWith('复制“复查预约”到其他项目');
    for (const { name } of [full, open]) {
      await app.user.type(dialog.getByLabelText('目标项目'), name);
      const options = await screen.findAllByTitle(new RegExp(`^${name} `));
      await app.user.click(options.find((one) => one.closest('.ant-select-dropdown')) as HTMLElement);
    }
    await app.user.click(dialog.getByRole('button', { name: '复制' }));
    const result = await dialogWith('已复制到 1 个项目，1 个没有复制');
    expect(result.getByRole('row', { name: `${full.name} 该项目的链接已达 20 条` })).toBeInTheDocument();
    expect(result.getByText(new RegExp(`^${open.name}：.+（${high}）`))).toBeInTheDocument();
    expect(linkOf('复查预约', open.id)).toMatchObject({ status: 'disabled', clickCount: 0 });

    // By now both have it, or no room.
    await app.user.click(result.getByRole('button', { name: '知道了' }));
    await act(app, '复查预约', '复制到其他项目');
    const again = await dialogWith('复制“复查预约”到其他项目');
    await app.user.type(again.getByLabelText('目标项目'), open.name);
    const options = await screen.findAllByTitle(new RegExp(`^${open.name} `));
    await app.user.click(options.findLast((one) => one.closest('.ant-select-dropdown')) as HTMLElement);
    await app.user.click(again.getByRole('button', { name: '复制' }));
    await dialogWith('没有复制到任何项目');
  }, 40_000);

  test('is checked by a job, switched off and on, deleted and brought back, but not while a hint opens it', async () => {
    const [hint] = state().world.hints;
    if (!hint) throw new Error('the world has no hint');
    for (const one of state().world.hints) Object.assign(one, { primaryAction: 'none', secondaryAction: 'none' });
    Object.assign(hint, { primaryAction: 'openLink', primaryActionTarget: linkOf('检查前须知').id });
    const app = await signedIn(PATH);
    await itemOf('检查前须知');
    await press(app, '检测全部链接');
    await screen.findByText('正在检测 4 条链接');
    await waitFor(async () => expect(await itemOf('检查前须知')).toHaveTextContent('可访问刚刚'));
    expect(await itemOf('旧版说明')).toHaveTextContent('超时刚刚目标地址没有应答');

    await act(app, '常见问题', '停用');
    await screen.findByText('已停用“常见问题”');
    await waitFor(() => expect(onPhone('详情页')).toEqual(['检查前须知文章›']));
    await act(app, '常见问题', '删除');
    await screen.findByText('已删除“常见问题”');
    await waitFor(() => expect(inGroup('详情页')).toEqual(['检查前须知']));
    await press(app, '撤销');
    await waitFor(() => expect(inGroup('详情页')).toEqual(['检查前须知', '常见问题']));

    await act(app, '检查前须知', '删除');
    const blocked = await dialogWith('删除“检查前须知”');
    expect(blocked.getByRole('link', { name: hint.name })).toHaveAttribute(
      'href',
      `/setting/result-hint?edit=${hint.id}`,
    );
    expect(linkOf('检查前须知')).toBeDefined();
  }, 40_000);
});
