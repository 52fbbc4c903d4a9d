import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FollowSummary, followSummaryApi } from '@/contract/follow-summary';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { send, sessionCookie } from '../contract/mock/server';
import { figureCard } from '../figure-card';
import { readListTotal } from '../list-total';
import { fault, server } from '../server';

const PATH = '/data/follow-summary';
const countIn = (element: Element) => Number(element.textContent?.match(/[\d,]+/)?.[0].replaceAll(',', ''));
const getHref = (link: HTMLElement) => link.getAttribute('href') ?? '';

test('every figure and every row of the rankings equals the total of its list', async () => {
  for (const row of state().world.followUps.slice(-3))
    Object.assign(row, { recordId: null, status: 'pending', way: 'phone', dueAt: '2026-11-20T10:00:00+08:00' });
  const app = await signedIn(`${PATH}?last=90&way=phone`);
  const cookie = await sessionCookie();
  for (const name of ['应访', '已访', '逾期', '失访', '不良反应']) {
    const link = (await figureCard(name)).getByRole('link');
    expect(getHref(link)).toMatch(/dueFrom=2026-08-24.*way=phone/);
    expect([name, countIn(link)]).toEqual([name, await readListTotal(getHref(link), cookie)]);
  }
  // Today is not over: its finished days are compared with as many days before.
  const query = { from: '2026-08-24', before: '2026-11-21', way: 'phone' };
  const { data } = await send(followSummaryApi.get, { query, cookie });
  const { total: own, before } = data as FollowSummary;
  const due = await figureCard('应访');
  expect(await due.findByText(new RegExp(`^(${own.due} 次 )?对比 ${before.due} 次：`))).toBeInTheDocument();
  expect(screen.getByText(/变化按已结束的 89 天与此前 89 天比较，不含今天/)).toBeInTheDocument();
  const ranked = (await screen.findAllByRole('table')).flatMap((table) => within(table).queryAllByRole('link'));
  expect(ranked.length).toBeGreaterThan(3);
  for (const link of ranked) {
    const [, due] = within(link.closest('tr') as HTMLElement).getAllByRole('cell');
    expect([link.textContent, countIn(due as Element)]).toEqual([
      link.textContent,
      await readListTotal(getHref(link), cookie),
    ]);
  }
  const none = screen.getByRole('link', { name: '未关联项目' });
  const total = await readListTotal(getHref(none), cookie);
  expect(total).toBeGreaterThan(0);
  await app.user.click(none);
  expect(await screen.findByRole('tab', { name: new RegExp(` ${total}$`), selected: true })).toBeInTheDocument();
  const project = await screen.findByRole('combobox', { name: '项目' });
  expect(project.closest('.ant-select')).toHaveTextContent('未关联项目');
});

test('retries after a failure, and keeps the selected way in the URL and in the links to lists', async () => {
  server.use(fault.status('GET', '/follow-summary', 500));
  const app = await signedIn(`${PATH}?last=90`);
  const retry = await screen.findByRole('button', { name: /^重\s?试$/ });
  expect(screen.queryByText('应访', { selector: 'dt' })).not.toBeInTheDocument();
  server.resetHandlers();
  await app.user.click(retry);
  await figureCard('应访');
  await app.user.click(screen.getByRole('combobox', { name: '方式' }));
  await app.user.click(await screen.findByTitle('电话'));
  expect(app.address()).toContain('way=phone');
  expect(getHref((await figureCard('应访')).getByRole('link'))).toMatch(/^\/data\/follow-tracks\?.*way=phone/);
});
