import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { describe, expect, test } from 'vitest';
import { adjust } from '../../mock/channel-track/adjust';
import { filedOn, loggedOn } from '../../mock/channel-track/counted';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/channel/channel-tracks';
const TODAY = '2026-11-21';
const colleague = { name: '周宁' };

/** The newest scan, which is the first row of the list of scans. */
const newestScan = () => {
  const scan = loggedOn(TODAY).findLast(({ eventType }) => eventType === 'scan');
  if (!scan) throw new Error('nobody has scanned today');
  return scan;
};
const channelNamed = (name: string) => {
  const channel = state().world.channels.find((one) => one.name === name);
  if (!channel) throw new Error(`no channel is called ${name}`);
  return channel;
};
const nameOf = (id: string) => state().world.channels.find((one) => one.id === id)?.name ?? '';
/** Where the newest scan is moved to: somewhere else, whoever brought it. */
const target = () => channelNamed(nameOf(newestScan().channelId) === '朋友圈广告' ? '企微患者群' : '朋友圈广告');

const list = () => screen.findByText(/^共 [\d,]+ 条$/);
const totalOf = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-pro-table .ant-table-tbody tr.ant-table-row')];
    if (found.length === 0) throw new Error('the list has no rows');
    return found;
  });
const firstRow = async () => (await rows())[0] as HTMLElement;

const card = (title: string) => {
  const found = screen.getAllByText(title).map((one) => one.closest('dl > div'));
  const shown = found.find(Boolean);
  if (!shown) throw new Error(`no figure is called ${title}`);
  return shown;
};
const figure = (title: string) =>
  Number(
    card(title)
      .textContent?.match(/([\d,]+) [人次]/)?.[1]
      ?.replaceAll(',', ''),
  );

async function openMore(app: App, row: HTMLElement, entry: string) {
  await app.user.click(within(row).getByRole('button', { name: /更多/ }));
  await chooseEntry(app.user, entry);
}

async function fillAdjustment(app: App, channel: string, reason: string) {
  const dialog = await dialogWith('保存后立即生效：');
  await app.user.type(dialog.getByLabelText('新渠道'), channel);
  // Called by the way to it from the top, then by its code.
  await app.user.click(await screen.findByTitle(new RegExp(`(^| / )${channel} · `)));
  if (reason) await app.user.type(dialog.getByLabelText('原因'), reason);
  return dialog;
}
const save = (app: App, dialog: Awaited<ReturnType<typeof dialogWith>>) =>
  app.user.click(dialog.getByRole('button', { name: '归因修正' }));

describe('Channel Tracks', () => {
  test('opens with the last seven days, today as far as it is: figures, funnel, days and channels above the log', async () => {
    await signedIn(PATH);
    expect(await screen.findByText(/2026-11-15 至 2026-11-21，共 7 天 · 今天的数据仍在变化/)).toBeInTheDocument();
    expect(await screen.findByText('核心指标（对比 2026-11-08 至 2026-11-14 同一时刻）')).toBeInTheDocument();
    const steps = within(screen.getByRole('table', { name: '转化漏斗' }))
      .getAllByRole('row')
      .slice(1);
    const people = steps.map((row) => totalOf(within(row).getAllByRole('cell')[1]?.textContent ?? null));
    expect(people).toEqual([...people].sort((a, b) => b - a));
    expect(people[0]).toBe(figure('扫码人数'));
    const days = Array.from({ length: 7 }, (_, ago) => `2026-11-${21 - ago}`);
    const logged = days.flatMap((day) => loggedOn(day));
    expect(totalOf((await list()).textContent)).toBe(logged.length);
    expect(figure('扫码次数')).toBe(
      logged.filter(({ eventType }) => eventType === 'scan' || eventType === 'linkClick').length,
    );
  });

  test('the table of days marks today, sums up to the log, and a day leads to its own', async () => {
    const app = await signedIn(`${PATH}?view=table&channelId=7006`);
    const table = await screen.findByRole('table', { name: /^每日事件/ });
    const last = within(table).getAllByRole('row').at(-2) as HTMLElement;
    expect(last).toHaveTextContent('2026-11-21（进行中）');
    const sum = within(table).getAllByRole('row').at(-1)?.lastElementChild?.textContent ?? '';
    expect(totalOf(sum)).toBe(totalOf((await list()).textContent));
    await app.user.click(within(last).getByRole('link'));
    expect(app.address()).toContain('from=2026-11-21&before=2026-11-22');
    expect(app.address()).toContain('channelId=7006');
  });

  test('period and list share the address, and another period begins at its first page', async () => {
    const app = await signedIn(`${PATH}?eventType=scan&current=3&pageSize=20&sort=occurredAt`);
    await rows();
    await app.user.click(screen.getByRole('radio', { name: '近 30 天' }));
    await screen.findByText(/共 30 天/);
    await waitFor(() => expect(app.address()).not.toContain('current'));
    for (const part of ['eventType=scan', 'pageSize=20', 'sort=occurredAt', 'last=30'])
      expect(app.address()).toContain(part);
    await rows();
    await app.user.click(screen.getByRole('button', { name: /重\s?置/ }));
    await waitFor(() => expect(app.address()).not.toContain('eventType'));
    expect(app.address()).toContain('last=30');
  });

  test.each([
    ['from=2026-08-20&before=2026-11-21', /周期过长，最多 92 天/],
    ['from=2026-11-20&before=2026-11-19', /结束日期不晚于开始日期/],
    ['from=yesterday&before=2026-11-19', /日期无法识别/],
    ['last=93', /周期过长，最多 92 天/],
  ])('%s is said to be no period, and the last seven days are shown', async (query, words) => {
    await signedIn(`${PATH}?${query}&scene=<b>&eventType=none&newUser=perhaps&current=-4`);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getAllByText(/2026-11-15 至 2026-11-21，共 7 天/)).toHaveLength(2);
    expect((await rows()).length).toBe(10);
  });

  test('92 days are shown', async () => {
    await signedIn(`${PATH}?from=2026-08-22&before=2026-11-22`);
    expect(await screen.findByText(/共 92 天/)).toBeInTheDocument();
    expect((await rows()).length).toBe(10);
  });

  test('a channel and a link in the address are named, with the ways back; an unknown channel is not found', async () => {
    const link = state().world.channelLinks.find(
      ({ channelId, traffic }) => channelId === '7001' && traffic.weight > 0,
    );
    const app = await signedIn(`${PATH}?channelId=7001&linkId=${link?.id}`);
    expect(await screen.findByText('渠道：市人民医院体检中心（含下级渠道）')).toBeInTheDocument();
    expect((await screen.findAllByText(`链接：${link?.name}`)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: '返回渠道列表' })).toHaveAttribute('href', '/channel/channel-list');
    await app.user.click(screen.getByRole('link', { name: '查看全部渠道明细' }));
    await waitFor(() => expect(app.address()).toBe(PATH));
    history.push(`${PATH}?channelId=nowhere`);
    expect(await screen.findByText('渠道不存在')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '查看全部渠道明细' }));
    expect(await list()).toBeInTheDocument();
  });

  test('a link is looked for by its name or code, and named once it is chosen', async () => {
    const link = state().world.channelLinks.find(({ traffic }) => traffic.weight > 0);
    if (!link) throw new Error('no link was used');
    const app = await signedIn(PATH);
    await app.user.click(await screen.findByRole('button', { name: /^更多筛选/ }));
    server.use(fault.status('GET', '/channel-links', 500));
    await app.user.type(await screen.findByRole('combobox', { name: '链接' }), 'x');
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.clear(screen.getByRole('combobox', { name: '链接' }));
    await app.user.type(await screen.findByRole('combobox', { name: '链接' }), link.linkCode);
    await app.user.click(
      await screen.findByText(`${link.name} ${link.linkCode}`, { selector: '.ant-select-item-option-content' }),
    );
    await waitFor(() => expect(app.address()).toContain(`linkId=${link.id}`));
    expect(await screen.findByText(`链接: ${link.name}`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '移除筛选：链接' }));
    await waitFor(() => expect(app.address()).not.toContain('linkId'));
  });

  test.each(['404404', 'nowhere'])('a link that there is not is said to be unknown: %s', async (id) => {
    const app = await signedIn(`${PATH}?linkId=${id}`);
    expect(await screen.findByText(`链接: 未知（${id}）`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: /^更多筛选/ }));
    expect(await screen.findByTitle(`未知（${id}）`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: '查看全部渠道明细' }));
    await waitFor(() => expect(app.address()).toBe(PATH));
  });

  test('a channel of the ranking leads to exactly what it is ranked by', async () => {
    const app = await signedIn(PATH);
    const ranking = within(await screen.findByRole('table', { name: '渠道排行' }));
    const row = ranking.getAllByRole('row')[1] as HTMLElement;
    const [, people] = within(row).getAllByRole('cell');
    const scanned = totalOf(people?.textContent ?? null);
    const [name, links] = within(row).getAllByRole('link');
    expect(links).toHaveAttribute('href', expect.stringMatching(/^\/channel\/link-list\?channelId=\d+$/));
    await app.user.click(name as HTMLElement);
    await screen.findByText(/^渠道：/);
    await waitFor(() => expect(figure('扫码人数')).toBe(scanned));
  });

  test('figures that fail leave the log as it is, and come by themselves when asked again', async () => {
    server.use(fault.status('GET', '/channel-tracks/summary', 500));
    const app = await signedIn(PATH);
    expect(await screen.findByText('统计加载失败')).toBeInTheDocument();
    expect((await rows()).length).toBe(10);
    server.resetHandlers();
    const calls = recordCalls();
    await app.user.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(await screen.findByRole('table', { name: '转化漏斗' })).toBeInTheDocument();
    expect(calls).toEqual(['GET /channel-tracks/summary']);
  });

  test('a log that fails leaves the figures as they are', async () => {
    server.use(fault.status('GET', '/channel-tracks', 500));
    const app = await signedIn(PATH);
    expect(await screen.findByRole('table', { name: '转化漏斗' })).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(await screen.findByRole('button', { name: /重\s?试/ }));
    expect((await rows()).length).toBe(10);
  });
});

describe('a track', () => {
  test('is opened over its list with all that is known of it, and the next one after it', async () => {
    const app = await signedIn(`${PATH}?eventType=linkClick`);
    await app.user.click(within(await firstRow()).getByRole('link', { name: '详情' }));
    const drawer = await dialogWith('用户与来源');
    expect(drawer.getByText('点击链接')).toBeInTheDocument();
    const first = app.address();
    expect(first).toMatch(/eventType=linkClick&id=\d+/);
    await app.user.keyboard('j');
    await waitFor(() => expect(app.address()).not.toBe(first));
    await dialogWith('用户与来源');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.address()).toBe(`${PATH}?eventType=linkClick`));
  });

  test('shows what an address carried as text, whatever it looks like', async () => {
    const markup = '<img src=x onerror="window.__x=1">';
    const scan = newestScan();
    server.use(
      fault.json('GET', `/channel-tracks/${scan.id}`, {
        success: true,
        data: {
          id: scan.id,
          occurredAt: '2026-11-21T09:00:00.123+08:00',
          eventType: 'scan',
          channelName: markup,
          openidMasked: 'oAbCd1…ijkl',
          utm: { source: markup, [markup]: 'javascript:alert(1)' },
          referrer: `javascript:${markup}`,
          landingPath: markup,
          adjustOf: null,
          countedIn: null,
        },
      }),
    );
    await signedIn(`${PATH}?id=${scan.id}`);
    const drawer = await dialogWith('用户与来源');
    expect(drawer.getAllByText(markup, { exact: false }).length).toBeGreaterThanOrEqual(4);
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  test('that there is none of is said to be none', async () => {
    await signedIn(`${PATH}?id=99`);
    expect(await screen.findByText('该明细不存在')).toBeInTheDocument();
  });

  test('is exported, masked, with the period and the filters of the list', async () => {
    const app = await signedIn(`${PATH}?eventType=agreementSign&last=30`);
    const total = totalOf((await list()).textContent);
    await rows();
    await app.user.click(screen.getByRole('button', { name: /导出（脱敏）/ }));
    const dialog = await dialogWith(/导出/);
    await app.user.click(dialog.getByRole('button', { name: /开始导出|导\s?出/ }));
    await waitFor(() => expect(state().jobs.at(-1)?.rowIds).toHaveLength(total));
    expect(state().jobs.at(-1)).toMatchObject({ kind: 'export', entity: 'channelTrack' });
  });
});

describe('an adjustment', () => {
  test('moves an event at once, says so in list, log and figures, and is taken back by another', async () => {
    const scan = newestScan();
    const [from, to] = [nameOf(scan.channelId), target().name];
    const app = await signedIn(`${PATH}?eventType=scan&last=30&channelId=${scan.channelId}`);
    const before = totalOf((await list()).textContent);
    await openMore(app, await firstRow(), '归因修正');
    const dialog = await fillAdjustment(app, to, '贴');
    expect(dialog.getByText(`2026-11-21 的“扫码”不再计入“${from}”，相关人数重新统计。`)).toBeInTheDocument();
    expect(dialog.getByText(`这次“扫码”计入“${to}”，有上级渠道的也计入其上级。`)).toBeInTheDocument();
    await save(app, dialog);
    expect(await dialog.findByText(/至少 2 个字/)).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('原因'), '错展台');
    await save(app, dialog);
    expect(await screen.findByText(`已计入“${to}”`)).toBeInTheDocument();
    // It counts elsewhere now; its adjustment is no scan.
    await waitFor(async () => expect(totalOf((await list()).textContent)).toBe(before - 1));
    expect(state().world.trackAdjustments).toMatchObject([
      { eventType: 'adjust', adjustOf: scan.id, adjustReason: '贴错展台', operatorName: '林晓' },
    ]);
    await app.user.click(screen.getByRole('button', { name: /撤\s?销/ }));
    await waitFor(async () => expect(totalOf((await list()).textContent)).toBe(before));
    // Nothing is taken out of a log.
    expect(state().world.trackAdjustments).toHaveLength(2);
    expect(filedOn(TODAY).find(({ id }) => id === scan.id)?.channelId).toBe(scan.channelId);
  });

  test('is a row of its own, which leads to the event that it moved, and the event to it', async () => {
    const scan = newestScan();
    const to = target();
    const made = { channelId: to.id, fromChannelId: scan.channelId, reason: '海报贴错展台' };
    adjust(scan.id, made, colleague);
    const app = await signedIn(`${PATH}?eventType=adjust&last=1`);
    const row = await firstRow();
    expect(row).toHaveTextContent(to.name);
    expect(row).toHaveTextContent(`原 ${nameOf(scan.channelId)}`);
    await openMore(app, row, '查看原事件');
    const event = await dialogWith(`现计入渠道：${to.name}`);
    expect(event.getByText(/^周宁 于 2026-11-21 09:3\d:\d\d 修正$/)).toBeInTheDocument();
    await app.user.click(event.getByRole('link', { name: '查看修正记录' }));
    const adjustment = await dialogWith('修正人');
    expect(adjustment.getByText('海报贴错展台')).toBeInTheDocument();
    expect(adjustment.queryByRole('button', { name: '归因修正' })).toBeNull();
  });

  test('of what a colleague has moved meanwhile is not made unseen: who, when and where to is said, and it can be made then', async () => {
    const scan = newestScan();
    const to = target();
    const app = await signedIn(`${PATH}?eventType=scan&last=1`);
    await openMore(app, await firstRow(), '归因修正');
    const dialog = await fillAdjustment(app, '公众号文章', '实际由文章带来');
    adjust(scan.id, { channelId: to.id, fromChannelId: scan.channelId, reason: '海报贴错展台' }, colleague);
    await save(app, dialog);
    expect(
      await dialog.findByText(new RegExp(`周宁 于 2026-11-21 09:3\\d:\\d\\d 已把该事件修正到“${to.name}”`)),
    ).toBeInTheDocument();
    expect(state().world.trackAdjustments).toHaveLength(1);
    expect(dialog.getByLabelText('原因')).toHaveValue('实际由文章带来');
    // Another press is another decision.
    await app.user.click(dialog.getByRole('button', { name: '仍要修正' }));
    expect(await screen.findByText('已计入“公众号文章”')).toBeInTheDocument();
    expect(state().world.trackAdjustments.map(({ fromChannelId }) => fromChannelId)).toEqual([scan.channelId, to.id]);
  });

  test('may lead to a channel that is archived by now, which says so', async () => {
    const archived = state().world.channels.find(({ status }) => status === 'archived');
    const app = await signedIn(`${PATH}?eventType=scan&last=1`);
    await openMore(app, await firstRow(), '归因修正');
    const dialog = await fillAdjustment(app, archived?.name ?? '', '补记旧活动');
    expect(screen.getAllByTitle(new RegExp(`${archived?.name} · ${archived?.code} · 已归档$`)).length).toBeGreaterThan(
      0,
    );
    await save(app, dialog);
    expect(await screen.findByText(`已计入“${archived?.name}”`)).toBeInTheDocument();
  });
});
