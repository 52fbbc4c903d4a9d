import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { describe, expect, test, vi } from 'vitest';
import type { ChannelRow } from '../../mock/channel/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/channel/channel-list';
/** The list with nothing in it, for what happens beside it. */
const NO_ROWS = `${LIST}?keyword=没有`;
const files = savedFiles();

const byCode = (code: string): ChannelRow => {
  const row = state().world.channels.find((one) => one.code === code);
  if (!row) throw new Error(`no channel ${code}`);
  return row;
};
/** What another operator does to a channel in the meantime. */
const meanwhile = (code: string, changes: Partial<ChannelRow>) => {
  const { channels } = state().world;
  const row = byCode(code);
  channels[channels.indexOf(row)] = { ...row, ...changes, version: row.version + 1 };
};
const codesShown = () => [...document.querySelectorAll('tbody tr[data-row-key] td:nth-child(2) small')];
const rowOf = async (code: string) => {
  const row = (await screen.findByText(code, { selector: 'td small' })).closest('tr');
  if (!row) throw new Error(`no row of ${code}`);
  return within(row);
};
async function choose(app: App, code: string, action: string) {
  await app.user.click((await rowOf(code)).getByRole('button', { name: `更多操作：${byCode(code).name}` }));
  await chooseEntry(app.user, action);
}
const save = (app: App) => app.user.click(screen.getByRole('button', { name: /保存$/ }));
async function retype(app: App, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await app.user.clear(field);
  await app.user.click(field);
  if (text) await app.user.paste(text);
}
async function pick(app: App, label: string, option: string) {
  await app.user.click(screen.getByLabelText(label));
  await app.user.click(await screen.findByTitle(option));
}
/** A node of an open tree of channels. */
const nodeOf = (name: string) => {
  const found = screen.queryAllByText(name).find((one) => one.closest('.ant-select-tree-treenode'));
  if (!found) throw new Error(`no node ${name}`);
  return found.closest<HTMLElement>('.ant-select-tree-treenode') as HTMLElement;
};

describe('the list', () => {
  test('says which conditions of its address it does not follow, and forgets them with the next filter', async () => {
    const app = await signedIn(`${LIST}?from=2026-12-01&before=2020-01-01&type=nobody&keyword=没有`);
    const note = (await screen.findByText('网址中的筛选条件无法使用')).closest('.ant-alert');
    expect(note).toHaveTextContent('“统计日期”的起止颠倒，未按网址筛选。');
    expect(note).toHaveTextContent('“类型”的值无法识别，未按网址筛选。');
    await app.user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(screen.queryByText('网址中的筛选条件无法使用')).not.toBeInTheDocument());
  });

  test('is a tree with figures of all below and of its own, context above what matches, and links to the same days', async () => {
    const app = await signedIn(`${LIST}?keyword=福田`);
    const top = await rowOf('spring_gastro');
    expect(codesShown().map(({ textContent }) => textContent)).toEqual([
      'spring_gastro',
      'spring_gastro_ft',
      'spring_gastro_ft_01',
    ]);
    expect(screen.getByText('共 2 条', { selector: 'div:not([aria-live])' })).toBeInTheDocument();
    // It is there for what lies below it, and is not meant by a tick of all.
    expect(top.getByRole('checkbox')).toBeDisabled();
    expect(top.getAllByText(/^自身 /).length).toBeGreaterThan(0);
    expect((await rowOf('spring_gastro_ft_01')).queryByText(/^自身 /)).not.toBeInTheDocument();
    expect(top.getByRole('link', { name: '查看数据' })).toHaveAttribute(
      'href',
      '/channel/channel-tracks?channelId=7006&from=2026-10-23&before=2026-11-22',
    );
    await app.user.click(top.getByRole('button', { name: /^展开或收起/ }));
    await waitFor(() => expect(codesShown()).toHaveLength(1));
  });

  test('says in words where scans rose suddenly', async () => {
    await signedIn(`${LIST}?keyword=campaign_6_3`);
    expect((await rowOf('campaign_6_3')).getByText(/^11-20 扫码突增：\d+ 次，平日约 [\d.]+ 次$/)).toBeInTheDocument();
  });

  test('asks for no more than 366 days, and falls back to the last thirty where an address does', async () => {
    const calls = recordCalls();
    const app = await signedIn(`${LIST}?keyword=福田&from=2025-01-01&before=2026-11-22`);
    await rowOf('spring_gastro');
    expect(calls.filter((call) => call === 'GET /channels')).toHaveLength(1);
    expect(screen.getByText('统计日期: 2026-10-23 – 2026-11-21')).toBeInTheDocument();
    act(() => history.push(`${LIST}?keyword=福田&from=2026-07-01&before=2026-11-22`));
    // The log of tracks shows 92 days: the last of them.
    await waitFor(async () =>
      expect((await rowOf('spring_gastro')).getByRole('link', { name: '查看数据' })).toHaveAttribute(
        'href',
        '/channel/channel-tracks?channelId=7006&from=2026-08-22&before=2026-11-22',
      ),
    );
    expect(app.address()).toContain('from=2026-07-01');
  });

  test('that does not arrive is not an empty one, and one without a match offers the way back', async () => {
    server.use(fault.status('GET', '/channels', 500));
    const app = await signedIn(NO_ROWS);
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
  });
});

describe('moving', () => {
  test('by menu offers what is possible, says why the rest is not, and is undone', async () => {
    const app = await signedIn(`${LIST}?keyword=福田站`);
    await choose(app, 'spring_gastro_ft', '移动到…');
    const dialog = await dialogWith('移动“胃肠筛查 · 福田站”');
    await app.user.click(dialog.getByLabelText('上级渠道'));
    await waitFor(() => nodeOf('市人民医院体检中心'));
    expect(nodeOf('市人民医院体检中心')).not.toHaveClass('ant-select-tree-treenode-disabled');
    for (const [name, reason] of [
      ['春季胃肠健康筛查专项推广（线下地推）', '现在就在这里'],
      ['胃肠筛查 · 福田站', '它自己'],
      ['福田站 1 号展台', '它的下级'],
      // It has a level below it, and that would be the fourth.
      ['张医生门诊二维码', '放下后超过三级'],
    ] as const) {
      const node = nodeOf(name);
      expect(node).toHaveClass('ant-select-tree-treenode-disabled');
      expect(node).toHaveTextContent(reason);
    }
    await app.user.click(within(nodeOf('市人民医院体检中心')).getByText('市人民医院体检中心'));
    await app.user.click(dialog.getByRole('button', { name: '移动' }));
    await screen.findByText('已把“胃肠筛查 · 福田站”移到“市人民医院体检中心”之下');
    expect(byCode('spring_gastro_ft').parentId).toBe('7001');
    await rowOf('city_hospital');
    await app.user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(byCode('spring_gastro_ft').parentId).toBe('7006'));
    await rowOf('spring_gastro');
  });

  test('that the tree no longer allows is refused where it was asked for', async () => {
    const app = await signedIn(`${LIST}?keyword=张医生`);
    await choose(app, 'dr_zhang_clinic', '移动到…');
    const dialog = await dialogWith('移动“张医生门诊二维码”');
    await app.user.click(dialog.getByLabelText('上级渠道'));
    // Of many only those are drawn that are in view.
    await app.user.type(dialog.getByLabelText('上级渠道'), '企微');
    await waitFor(() => nodeOf('企微患者群'));
    await app.user.click(within(nodeOf('企微患者群')).getByText('企微患者群'));
    meanwhile('wecom_group', { status: 'archived' });
    await app.user.click(dialog.getByRole('button', { name: '移动' }));
    expect(await dialog.findByText('上级渠道已归档')).toBeInTheDocument();
    expect(byCode('dr_zhang_clinic').parentId).toBe('7001');
  });
});

describe('the form', () => {
  test('makes a channel below another, with costs and a contact, and sends no hospital of another type', async () => {
    const app = await signedIn(`${LIST}?keyword=community_talk`);
    await choose(app, 'community_talk', '新建下级渠道');
    await dialogWith('在“社区健康讲座”下新建渠道');
    await retype(app, '渠道名称', '🏃'.repeat(30));
    await retype(app, '渠道编码', 'night_run');
    await pick(app, '渠道类型', '社区');
    await app.user.click(screen.getByRole('button', { name: /更多信息/ }));
    await app.user.click(screen.getByRole('button', { name: '添加成本' }));
    const cost = within(screen.getByRole('group', { name: '第 1 条成本' }));
    const type = async (label: string, text: string) => {
      const field = cost.getByLabelText(label);
      await app.user.click(field);
      await app.user.paste(text);
      await app.user.keyboard('{Enter}');
    };
    await type('开始日期', '2026-11-10');
    await type('结束日期', '2026-11-09');
    await type('金额', '1200.5');
    const calls = recordCalls();
    await save(app);
    await waitFor(() => expect(cost.getByText('不能早于 2026-11-10')).toBeInTheDocument());
    expect(calls).not.toContain('POST /channels');
    await app.user.clear(cost.getByLabelText('结束日期'));
    await type('结束日期', '2026-11-19');
    expect(await screen.findByText(/共 1,200.5 元/)).toBeInTheDocument();
    await retype(app, '联系人手机', '13800001234');
    await save(app);
    expect(await screen.findByText('已保存')).toBeInTheDocument();
    expect(byCode('night_run')).toMatchObject({
      name: '🏃'.repeat(30),
      parentId: '7002',
      hospitalId: null,
      contactMobile: '13800001234',
      costs: [{ from: '2026-11-10', to: '2026-11-19', yuan: 1200.5 }],
    });
    // What it was made for comes next: its code.
    expect(await screen.findByRole('dialog', { name: `“${'🏃'.repeat(30)}”的小程序码` })).toBeInTheDocument();
  });

  test('says on its fields what cannot be: a name of 31 emoji, a code that is taken, a name that is', async () => {
    const app = await signedIn(`${NO_ROWS}&edit=new`);
    await dialogWith('新建渠道');
    await retype(app, '渠道名称', '🏃'.repeat(31));
    await app.user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('渠道名称')).toHaveAccessibleDescription(/最多 30 个字符，现在有 31 个/),
    );
    await retype(app, '渠道编码', '夜跑');
    await app.user.tab();
    await waitFor(() => expect(screen.getByLabelText('渠道编码')).toHaveAccessibleDescription(/3–32 个小写字母/));
    await retype(app, '渠道名称', '公众号菜单');
    await retype(app, '渠道编码', 'oa_article');
    await pick(app, '渠道类型', '公众号');
    await save(app);
    await waitFor(() => expect(screen.getByLabelText('渠道名称')).toHaveAccessibleDescription('已有同名渠道'));
    expect(screen.getByLabelText('渠道编码')).toHaveAccessibleDescription(/渠道编码已存在/);
  });

  test('keeps the code of a channel that was scanned, offers no fourth level, and compares two changes', async () => {
    const app = await signedIn(`${NO_ROWS}&edit=7007`);
    await dialogWith('编辑渠道“胃肠筛查 · 福田站”');
    expect(screen.getByLabelText('渠道编码')).toBeDisabled();
    expect(screen.getByLabelText('渠道编码')).toHaveAccessibleDescription(/不能修改/);
    await app.user.click(screen.getByLabelText('上级渠道'));
    await waitFor(() => nodeOf('张医生门诊二维码'));
    expect(nodeOf('张医生门诊二维码')).toHaveTextContent('放下后超过三级');
    await app.user.click(screen.getByLabelText('上级渠道'));
    await retype(app, '负责人', '我');
    meanwhile('spring_gastro_ft', { ownerName: '别人' });
    await save(app);
    const conflict = await dialogWith('内容已被他人修改');
    await app.user.click(conflict.getByRole('radio', { name: /我/ }));
    await app.user.click(conflict.getByRole('button', { name: /保存/ }));
    await waitFor(() => expect(byCode('spring_gastro_ft').ownerName).toBe('我'));
  });

  test('over a channel that is archived meanwhile says so, keeps what was typed, and leads to it', async () => {
    const app = await signedIn(`${NO_ROWS}&edit=7009`);
    await dialogWith('编辑渠道“朋友圈广告”');
    await retype(app, '负责人', '新的负责人');
    meanwhile('moments_ad', { status: 'archived' });
    await save(app);
    expect(await screen.findByText('“朋友圈广告”刚刚被归档，您的修改没有保存')).toBeInTheDocument();
    expect(screen.getByLabelText('负责人')).toHaveValue('新的负责人');
    await app.user.click(screen.getByRole('button', { name: '查看谁归档的' }));
    const question = await dialogWith('放弃未保存的修改？');
    await app.user.click(question.getByRole('button', { name: '放弃修改' }));
    const detail = await dialogWith('开始至今的数据');
    expect(detail.getAllByText('已归档').length).toBeGreaterThan(0);
    expect(detail.queryByRole('button', { name: '编辑' })).not.toBeInTheDocument();
    // Its form is no place any more.
    act(() => history.push(`${NO_ROWS}&edit=7009`));
    expect(await screen.findByText('渠道不存在、已被删除或已归档')).toBeInTheDocument();
  });

  test.each(['999', '7008', '7013'])('below %s, which cannot have it, is not opened', async (parentId) => {
    await signedIn(`${NO_ROWS}&edit=new&parentId=${parentId}`);
    expect(await screen.findByText('不能在这个渠道下新建：它不存在、已归档或已是第三级')).toBeInTheDocument();
    expect(screen.queryByLabelText('渠道名称')).not.toBeInTheDocument();
  });
});

describe('the state', () => {
  test('is paused with a reason and enabled at once; several are paused together', async () => {
    const app = await signedIn(`${LIST}?keyword=campaign_8_`);
    await choose(app, 'campaign_8_1', '暂停');
    let dialog = await dialogWith('暂停“糖尿病筛查 · 罗湖站”？');
    await app.user.type(dialog.getByLabelText('原因'), '场地没有准备好');
    await app.user.click(dialog.getByRole('button', { name: '暂停' }));
    await screen.findByText('已暂停“糖尿病筛查 · 罗湖站”');
    await waitFor(async () => expect((await rowOf('campaign_8_1')).getByText('暂停')).toBeInTheDocument());
    await choose(app, 'campaign_8_1', '启用');
    await screen.findByText('已启用“糖尿病筛查 · 罗湖站”');
    await waitFor(() => expect(byCode('campaign_8_1').status).toBe('enabled'));
    for (const name of ['糖尿病筛查 · 罗湖站', '糖尿病筛查 · 宝安站']) {
      await app.user.click(await screen.findByLabelText(`选择 ${name}`));
    }
    await app.user.click(await screen.findByRole('button', { name: '暂停' }));
    dialog = await dialogWith('暂停 2 个渠道？');
    await app.user.type(dialog.getByLabelText('原因'), '统一下线');
    await app.user.click(dialog.getByRole('button', { name: '暂停' }));
    await waitFor(() =>
      expect(['campaign_8_1', 'campaign_8_2'].map((code) => byCode(code).status)).toEqual(['paused', 'paused']),
    );
  });

  test('archived takes all below along, after naming them', async () => {
    const app = await signedIn(`${LIST}?keyword=campaign_5`);
    await choose(app, 'campaign_5', '归档');
    const dialog = await dialogWith('归档“肠癌筛查推广”？');
    expect(await dialog.findByText('它的 3 个下级渠道会一起归档：')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('肠癌筛查 · 宝安站');
    await app.user.type(dialog.getByLabelText('原因'), '活动结束');
    await app.user.click(dialog.getByRole('button', { name: '归档' }));
    await screen.findByText('已归档“肠癌筛查推广”和它的 3 个下级渠道');
    expect(byCode('campaign_5_2').status).toBe('archived');
    await waitFor(async () =>
      expect((await rowOf('campaign_5')).queryByRole('button', { name: '下载小程序码' })).not.toBeInTheDocument(),
    );
  });

  test('deletes only what nobody came by, and takes it back', async () => {
    const { channels, channelLinks } = state().world;
    const { id } = byCode('campaign_8_3');
    state().world.channelLinks = channelLinks.filter(({ channelId }) => channelId !== id);
    const app = await signedIn(`${LIST}?keyword=campaign_8_3`);
    await choose(app, 'campaign_8_3', '删除');
    await screen.findByText('已删除“糖尿病筛查 · 龙岗站”');
    expect(channels.some((one) => one.id === id)).toBe(false);
    await app.user.click(screen.getByRole('button', { name: '撤销' }));
    await rowOf('campaign_8_3');
    act(() => history.push(`${LIST}?keyword=oa_menu`));
    await app.user.click((await rowOf('oa_menu')).getByRole('button', { name: '更多操作：公众号菜单' }));
    await screen.findByRole('menuitem', { name: '归档' });
    expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
  });
});

describe('what leaves', () => {
  test('a contact is shown for a purpose, and logged', async () => {
    const { id } = byCode('city_hospital');
    meanwhile('city_hospital', { contactName: '王老师', contactMobile: '14000001234' });
    const app = await signedIn(`${NO_ROWS}&id=${id}`);
    const drawer = await dialogWith('开始至今的数据');
    expect(drawer.getByText('王** 140****1234')).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: '查看联系人明文' }));
    const dialog = await dialogWith('查看“市人民医院体检中心”的联系人');
    await app.user.click(dialog.getByRole('radio', { name: '数据核对' }));
    await app.user.click(dialog.getByRole('button', { name: '查看明文' }));
    expect(await screen.findByText('14000001234')).toBeInTheDocument();
    expect(screen.getByText('王老师')).toBeInTheDocument();
    expect(app.address()).not.toContain('1400');
  });

  test('a code is loaded down in the size that is asked for, with its name or without', async () => {
    const app = await signedIn(`${LIST}?keyword=oa_menu`);
    await app.user.click((await rowOf('oa_menu')).getByRole('button', { name: '下载小程序码' }));
    const dialog = await dialogWith('“公众号菜单”的小程序码');
    const picture = () => dialog.getByRole('img', { name: '“公众号菜单”的小程序码' });
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/\/channels\/7003\/code\?width=430&withName=true$/));
    await retype(app, '边长', '1281');
    await app.user.click(dialog.getByRole('button', { name: '下载 PNG' }));
    expect(await dialog.findByText('请填写 280–1280 的整数')).toBeInTheDocument();
    await retype(app, '边长', '600');
    await app.user.click(dialog.getByRole('switch', { name: '码下方带渠道名称' }));
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/\?width=600$/));
    // A picture that does not come says so, and is asked for again.
    fireEvent.error(picture());
    await app.user.click(await dialog.findByRole('button', { name: /^重试/ }));
    expect(picture()).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '下载 PNG' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toBe('image/png');
  });

  test('several codes are packed by a job, and put on paper once all have come', async () => {
    const app = await signedIn(`${LIST}?keyword=campaign_7`);
    await waitFor(async () => expect((await rowOf('campaign_7')).getByRole('checkbox')).toBeEnabled());
    await app.user.click(screen.getAllByRole('checkbox', { name: '选择全部' })[0] as HTMLElement);
    const bar = within((await screen.findByText('已选 4 条')).closest('[role=status]') as HTMLElement);
    await app.user.click(bar.getByRole('button', { name: '下载小程序码' }));
    const dialog = await dialogWith('下载 4 个渠道的小程序码');
    const calls = recordCalls();
    await app.user.click(dialog.getByRole('button', { name: '下载小程序码' }));
    await screen.findByText('任务已开始，可在“我的任务”中查看进度。');
    expect(calls).toContain('POST /channels/codes');

    for (const { id } of state().world.channels.filter(({ code }) => code.startsWith('campaign_7'))) {
      await app.user.click(
        within(document.querySelector(`tr[data-row-key="${id}"]`) as HTMLElement).getByRole('checkbox'),
      );
    }
    await app.user.click(await screen.findByRole('button', { name: '打印小程序码' }));
    await screen.findByRole('heading', { name: '打印小程序码' });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const pictures = await screen.findAllByRole('img', { name: /的小程序码$/ });
    expect(pictures).toHaveLength(4);
    const button = screen.getByRole('button', { name: '打印' });
    for (const picture of pictures) {
      expect(button).toBeDisabled();
      fireEvent.load(picture);
    }
    expect(await screen.findByText('4 个码，A4 纸 1 页，每页 9 个')).toBeInTheDocument();
    await app.user.click(button);
    await waitFor(() => expect(print).toHaveBeenCalled());
  });
});

test('in English it reads like one', async () => {
  await signedIn(`${LIST}?keyword=campaign_6`, 'en-US');
  const row = await rowOf('campaign_6_3');
  expect(row.getByText(/^Scans jumped on 11-20: \d+, usually about [\d.]+$/)).toBeInTheDocument();
  expect(row.getByText('Field promotion')).toBeInTheDocument();
});
