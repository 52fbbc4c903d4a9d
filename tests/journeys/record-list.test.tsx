import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { prepareRecord, readRecord, recordRows } from '../records';

const PATH = '/record/record-list';
const DETAIL = '/record/record-detail';

test('claims a record from its row unless another operator was faster, then the next one with the N key', async () => {
  for (const row of recordRows()) if (row.status === 'submitted') row.status = 'reviewing';
  const [mine, taken] = recordRows().filter(({ totalScore }) => totalScore !== null);
  if (!mine || !taken) throw new Error('the world has fewer than two scored records');
  for (const row of [mine, taken]) Object.assign(row, { status: 'submitted', assigneeId: null });
  const [me, other] = state().world.operators;
  const app = await signedIn(PATH);
  expect(await screen.findByRole('tab', { name: '待审核 2', selected: true })).toBeInTheDocument();
  const claim = async ({ recordNo }: typeof mine) => {
    const row = (await screen.findByRole('link', { name: new RegExp(recordNo) })).closest('tr');
    await app.user.click(row?.querySelector('button') as HTMLElement);
  };

  Object.assign(taken, { status: 'reviewing', assigneeId: other?.id });
  await claim(taken);
  expect(await screen.findByText(`${taken.recordNo} 已由 ${other?.name} 领取`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(taken.recordNo) })).toBeNull());
  expect(screen.getByRole('tab', { name: '待审核 1' })).toBeInTheDocument();

  await claim(mine);
  await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${mine.id}`));
  expect(await screen.findByText('得分说明')).toBeInTheDocument();
  expect(readRecord(mine.id)).toMatchObject({ status: 'reviewing', assigneeId: me?.id });
  expect(screen.getByRole('button', { name: '审核' })).toBeInTheDocument();

  Object.assign(readRecord(taken.id), { status: 'submitted', assigneeId: null });
  await app.user.keyboard('n');
  await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${taken.id}`));
  expect(readRecord(taken.id)).toMatchObject({ status: 'reviewing', assigneeId: me?.id });
  await app.user.click(await screen.findByRole('button', { name: '领取下一条' }));
  await findDialog('没有待领取的记录');
});

test('enrolls a referred patient unless the study is full', async () => {
  const row = prepareRecord('referred');
  const project = state().world.projects.find(({ id }) => id === row.projectId);
  if (!project) throw new Error('the record has no project');
  Object.assign(project, { type: 'recruit', quotaTotal: 0 });
  const app = await signedIn(`${PATH}?tab=all&no=${row.recordNo}`);
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${row.recordNo}` }));
  await chooseEntry(app.user, '入组');
  const question = await findDialog(`将 ${row.recordNo} 的患者入组？`);
  expect(question.getByText(/占用项目的一个名额/)).toBeInTheDocument();
  await app.user.click(question.getByRole('button', { name: /入\s?组$/ }));
  expect(await question.findByText('项目名额已满')).toBeInTheDocument();
  expect(readRecord(row.id).status).toBe('referred');
  project.quotaTotal = null;
  await app.user.click(await question.findByRole('button', { name: /入\s?组$/ }));
  expect(await screen.findByText(`${row.recordNo} 已入组`)).toBeInTheDocument();
  expect(readRecord(row.id)).toMatchObject({ status: 'enrolled', arrival: 'arrived' });
});

const rowIds = () => [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')].map((row) => row.dataset.rowKey);
const focusedRow = () => document.activeElement?.getAttribute('data-row-key');

test('returns to the row shown last, on its page, by Back and by the button', async () => {
  const url = `${PATH}?tab=all`;
  const app = await signedIn(url);
  const stepFrom = async (id: string | undefined, to: string | undefined, key: string) => {
    await waitFor(() => expect(rowIds()).toContain(id));
    act(() => document.querySelector<HTMLElement>(`[data-row-key="${id}"]`)?.focus());
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${id}`));
    await screen.findByRole('button', { name: '列表中的下一个' });
    await app.user.keyboard(key);
    await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${to}`));
  };
  await waitFor(() => expect(rowIds()).toHaveLength(10));
  const ids = rowIds();
  await stepFrom(ids[1], ids[3], 'jj');
  await app.user.click(screen.getByRole('button', { name: '返回列表' }));
  await waitFor(() => expect(focusedRow()).toBe(ids[3]));
  expect(app.address()).toBe(url);

  await stepFrom(ids[8], ids[9], 'j');
  await waitFor(() => expect(screen.getByRole('button', { name: '列表中的下一个' })).toBeEnabled());
  await app.user.keyboard('j');
  await waitFor(() => expect(app.address()).not.toBe(`${DETAIL}?id=${ids[9]}`));
  const last = new URLSearchParams(history.location.search).get('id');
  act(() => history.back());
  await waitFor(() => expect(focusedRow()).toBe(last));
  expect(app.address()).toBe(`${url}&current=2`);
  await app.user.click(screen.getByTitle('1'));
  await waitFor(() => expect(rowIds()).toEqual(ids));
  // The list has rendered another page: nothing takes the focus from where the operator is.
  expect(focusedRow()).toBeNull();
});
