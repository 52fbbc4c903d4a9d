import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';

const PATH = '/data/follow-summary';
const card = (title: string) => {
  const found = screen.getAllByText(title).map((one) => one.closest('div')?.querySelector('a'));
  const link = found.find(Boolean);
  if (!link) throw new Error(`no figure is called ${title}`);
  return link;
};
const figureOf = (link: Element) => Number(link.textContent?.match(/[\d,]+/)?.[0].replaceAll(',', ''));

test.each(['应访', '失访', '不良反应'])('%s leads to the list of exactly what it counts', async (title) => {
  const app = await signedIn(`${PATH}?last=90`);
  await waitFor(() => card(title));
  const link = card(title);
  const count = figureOf(link);
  await app.user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: '随访任务' })).toBeInTheDocument();
  if (count > 0) expect(await screen.findByText(`共 ${count} 条`)).toBeInTheDocument();
  expect(app.address()).toContain('dueFrom=2026-08-24');
});

test('an operator of the ranking leads to what they owed, and a filter stays in the address', async () => {
  const app = await signedIn(`${PATH}?last=90&way=phone`);
  const row = (await screen.findAllByRole('row')).find((one) => within(one).queryByRole('link', { name: '林晓' }));
  if (!row) throw new Error('nobody is ranked');
  const [, due] = within(row).getAllByRole('cell');
  const count = figureOf(due as Element);
  await app.user.click(within(row).getByRole('link', { name: '林晓' }));
  expect(await screen.findByText(`共 ${count} 条`)).toBeInTheDocument();
  expect(app.address()).toMatch(/assignee=1&.*way=phone/);
});

test('what belongs to no project leads to exactly that', async () => {
  for (const row of state().world.followUps.slice(-3))
    Object.assign(row, { recordId: null, status: 'pending', dueAt: '2026-11-20T10:00:00+08:00' });
  const app = await signedIn(`${PATH}?last=90`);
  const link = await screen.findByRole('link', { name: '未关联项目' });
  const [, due] = within(link.closest('tr') as HTMLElement).getAllByRole('cell');
  const count = figureOf(due as Element);
  expect(count).toBeGreaterThan(0);
  await app.user.click(link);
  expect(await screen.findByText(`共 ${count} 条`)).toBeInTheDocument();
  expect(await screen.findByText('项目: 未关联项目')).toBeInTheDocument();
});
