import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { adjust } from '../../mock/channel-track/adjust';
import { getListedTracks, getLoggedTracks } from '../../mock/channel-track/current-tracks';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/channel/channel-tracks';
const TODAY = '2026-11-21';

/** The newest scan, which is the first row of the list of scans. */
const getNewestScan = () => {
  const scan = getLoggedTracks(TODAY).findLast(({ eventType }) => eventType === 'scan');
  if (!scan) throw new Error('the world has no scan today');
  return scan;
};
const getChannelByName = (name: string) => {
  const channel = state().world.channels.find((one) => one.name === name);
  if (!channel) throw new Error(`no channel ${name}`);
  return channel;
};
const getName = (id: string) => state().world.channels.find((one) => one.id === id)?.name ?? '';
/** A channel that differs from the channel of the newest scan. */
const getTarget = () =>
  getChannelByName(getName(getNewestScan().channelId) === '朋友圈广告' ? '企微患者群' : '朋友圈广告');

const findTotal = () => screen.findByRole('tab', { name: /^明细 [\d,]+$/ });
const toNumber = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));
const findRows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-pro-table .ant-table-tbody tr.ant-table-row')];
    if (found.length === 0) throw new Error('the list has no rows');
    return found;
  });
const findFirstRow = async () => (await findRows())[0] as HTMLElement;

const getCard = (title: string) => {
  const found = screen.getAllByText(title).map((one) => one.closest('dl > div'));
  const shown = found.find(Boolean);
  if (!shown) throw new Error(`no figure ${title}`);
  return shown;
};
const getFigure = (title: string) =>
  Number(
    getCard(title)
      .textContent?.match(/([\d,]+) [人次]/)?.[1]
      ?.replaceAll(',', ''),
  );

async function openMore(app: App, row: HTMLElement, entry: string) {
  fireEvent.click(within(row).getByRole('button', { name: /更多/ }));
  await chooseEntry(app.user, entry);
}

async function fillAdjustment(app: App, channel: string, reason: string) {
  const dialog = await findDialog('保存后立即生效：');
  await app.user.click(dialog.getByLabelText('新渠道'));
  await app.user.paste(channel);
  // An option is labeled with the path from the top, then with the code.
  await app.user.click(await screen.findByTitle(new RegExp(`(^| / )${channel} · `)));
  await app.user.click(dialog.getByLabelText('原因'));
  await app.user.paste(reason);
  return dialog;
}
const save = (app: App, dialog: Awaited<ReturnType<typeof findDialog>>) =>
  app.user.click(dialog.getByRole('button', { name: '归因修正' }));

test('opens with the last seven days, where funnel, figures and log agree after a retry, and links a ranked channel to its figures', async () => {
  server.use(fault.status('GET', '/channel-tracks/summary', 500));
  const app = await signedIn(PATH);
  expect(await screen.findByText('统计加载失败')).toBeInTheDocument();
  expect(await findRows()).toHaveLength(10);
  server.resetHandlers();
  const calls = recordCalls();
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await waitFor(() => expect(getFigure('扫码次数')).toBeGreaterThan(0));
  expect(calls).toEqual(['GET /channel-tracks/summary']);
  expect(screen.getByText('今天的数据仍在变化')).toBeInTheDocument();
  expect(await screen.findByText('较 2026-11-08 至 2026-11-14 同一时刻')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: '概况' }));
  await screen.findByRole('table', { name: '转化漏斗' });
  const steps = within(screen.getByRole('table', { name: '转化漏斗' }))
    .getAllByRole('row')
    .slice(1);
  const people = steps.map((row) => toNumber(within(row).getAllByRole('cell')[1]?.textContent ?? null));
  expect(people).toEqual([...people].sort((a, b) => b - a));
  expect(people[0]).toBe(getFigure('扫码人数'));
  const days = Array.from({ length: 7 }, (_, ago) => `2026-11-${21 - ago}`);
  const logged = days.flatMap((day) => getLoggedTracks(day));
  expect(toNumber((await findTotal()).textContent)).toBe(logged.length);
  expect(getFigure('扫码次数')).toBe(
    logged.filter(({ eventType }) => eventType === 'scan' || eventType === 'linkClick').length,
  );

  fireEvent.click(screen.getByRole('tab', { name: '渠道排行' }));
  const row = within(await screen.findByRole('table', { name: '渠道排行' })).getAllByRole('row')[1] as HTMLElement;
  const scanned = toNumber(within(row).getAllByRole('cell')[1]?.textContent ?? null);
  const [name, links] = within(row).getAllByRole('link');
  expect(links).toHaveAttribute('href', expect.stringMatching(/^\/channel\/link-list\?channelId=\d+&tab=all$/));
  await app.user.click(name as HTMLElement);
  await screen.findByText(/^渠道：/);
  await waitFor(() => expect(getFigure('扫码人数')).toBe(scanned));
  expect(screen.getByRole('link', { name: '查看全部渠道明细' })).toHaveAttribute('href', PATH);
  act(() => history.push(`${PATH}?channelId=nowhere`));
  expect(await screen.findByText('渠道不存在')).toBeInTheDocument();
});

test('shows daily counts that add up to the total of the log, and links each day to page one of its log', async () => {
  const link = state().world.channelLinks.find(({ channelId, traffic }) => channelId === '7006' && traffic.weight > 0);
  const app = await signedIn(
    `${PATH}?panel=figures&days=table&channelId=7006&linkId=${link?.id}&current=3&sort=occurredAt`,
  );
  expect((await screen.findAllByText(`链接：${link?.name}`)).length).toBeGreaterThan(0);
  const table = await screen.findByRole('table', { name: /^每日事件/ });
  const last = within(table).getAllByRole('row').at(-2) as HTMLElement;
  expect(last).toHaveTextContent('2026-11-21（进行中）');
  const sum = within(table).getAllByRole('row').at(-1)?.lastElementChild?.textContent ?? '';
  await waitFor(async () => expect(toNumber((await findTotal()).textContent)).toBe(toNumber(sum)));
  fireEvent.click(within(last).getByRole('link'));
  expect(app.address()).toContain('from=2026-11-21&before=2026-11-22');
  await waitFor(() => expect(app.address()).not.toContain('current'));
  for (const part of ['channelId=7006', 'sort=occurredAt']) expect(app.address()).toContain(part);
});

test('exports the log with its period and filters, and shows URL values of a track as text', async () => {
  const markup = '<img src=x onerror="window.__x=1">';
  const scan = getNewestScan();
  await signedIn(`${PATH}?eventType=agreementSign`);
  const total = toNumber((await findTotal()).textContent);
  await findRows();
  fireEvent.click(screen.getByRole('button', { name: /导出（脱敏）/ }));
  const dialog = await findDialog(/导出/);
  fireEvent.click(dialog.getByRole('button', { name: /开始导出|导\s?出/ }));
  await waitFor(() => expect(state().jobs.at(-1)?.rowIds).toHaveLength(total));
  expect(state().jobs.at(-1)).toMatchObject({ kind: 'export', entity: 'channelTrack' });

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
  act(() => history.push(`${PATH}?id=${scan.id}`));
  const drawer = await findDialog('用户与来源');
  expect(drawer.getAllByText(markup, { exact: false }).length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector('img[src=x]')).toBeNull();
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  act(() => history.push(`${PATH}?id=99`));
  expect(await screen.findByText('该明细不存在')).toBeInTheDocument();
});

test('moves an event that someone has just moved only on a second click, and undoes that with another adjustment', async () => {
  const scan = getNewestScan();
  const to = getTarget();
  const archived = state().world.channels.find(({ status }) => status === 'archived');
  const app = await signedIn(`${PATH}?eventType=scan&channelId=${scan.channelId}&last=1`);
  const before = toNumber((await findTotal()).textContent);
  await openMore(app, await findFirstRow(), '归因修正');
  // Events may be moved to an archived channel; its option says that it is archived.
  const dialog = await fillAdjustment(app, archived?.name ?? '', '补记旧活动');
  const option = new RegExp(`${archived?.name} · ${archived?.code} · 已归档$`);
  expect(screen.getAllByTitle(option).length).toBeGreaterThan(0);
  const from = getName(scan.channelId);
  expect(dialog.getByText(`2026-11-21 的“扫码”不再计入“${from}”，相关人数重新统计。`)).toBeInTheDocument();
  expect(dialog.getByText(`这次“扫码”计入“${archived?.name}”，有上级渠道的也计入其上级。`)).toBeInTheDocument();
  adjust(scan.id, { channelId: to.id, fromChannelId: scan.channelId, reason: '海报贴错展台' }, { name: '周宁' });
  await save(app, dialog);
  expect(
    await dialog.findByText(new RegExp(`周宁 于 2026-11-21 09:3\\d:\\d\\d 已把该事件修正到“${to.name}”`)),
  ).toBeInTheDocument();
  expect(state().world.trackAdjustments).toHaveLength(1);
  expect(dialog.getByLabelText('原因')).toHaveValue('补记旧活动');
  fireEvent.click(await dialog.findByRole('button', { name: '仍要修正' }));
  expect(await screen.findByText(`已计入“${archived?.name}”`)).toBeInTheDocument();
  expect(state().world.trackAdjustments.map(({ fromChannelId }) => fromChannelId)).toEqual([scan.channelId, to.id]);
  // The scan now counts for the other channel, and its adjustment is not a scan.
  await waitFor(async () => expect(toNumber((await findTotal()).textContent)).toBe(before - 1));
  fireEvent.click(screen.getByRole('button', { name: /撤\s?销/ }));
  // The log is append-only.
  await waitFor(() => expect(state().world.trackAdjustments).toHaveLength(3));
  expect(getListedTracks(TODAY).find(({ id }) => id === scan.id)?.channelId).toBe(to.id);

  // The row of an adjustment opens the event, and the event links to its adjustment.
  act(() => history.push(`${PATH}?eventType=adjust&last=1`));
  const row = await waitFor(async () => {
    const found = (await findRows()).find(({ textContent }) => textContent?.includes(`原 ${to.name}`));
    if (!found) throw new Error('the list has no row of the adjustment');
    return found;
  });
  await openMore(app, row, '查看原事件');
  const event = await findDialog(`现计入渠道：${to.name}`);
  expect(event.getByText(/^林晓 于 2026-11-21 09:3\d:\d\d 修正$/)).toBeInTheDocument();
  expect(event.getByRole('link', { name: '查看修正记录' })).toBeInTheDocument();
});
