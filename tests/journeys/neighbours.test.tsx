import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { forgetSession } from '@/session/forget';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { fault, recordCalls, server } from '../server';

const LIST = '/member/member-list';
const DETAIL = '/member/member-detail';

const byRecords = () =>
  [...state().world.members].sort((a, b) => b.recordCount - a.recordCount || (a.id < b.id ? -1 : 1));
const previous = () => screen.findByRole('button', { name: '列表中的上一个' });
const next = () => screen.findByRole('button', { name: '列表中的下一个' });

/** Opens the member that stands at `index` of a list sorted by records, from its page. */
async function fromList(index: number) {
  const app = await signedIn(`${LIST}?sort=-recordCount`);
  const member = byRecords()[index];
  await app.user.click(await screen.findByText(member?.memberNo ?? ''));
  const isAt = (at: number, tab = '') =>
    waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${byRecords()[at]?.id}${tab}`));
  await isAt(index);
  return { ...app, isAt };
}

test('from a member of a list the next one is that of the list, over the edge of its page, in the same tab', async () => {
  const app = await fromList(8);
  await app.user.click(await next());
  await app.isAt(9);
  await app.user.click(await screen.findByRole('tab', { name: /筛查记录/ }));
  await waitFor(async () => expect(await next()).toBeEnabled());
  await app.user.click(await next());
  await app.isAt(10, '&tab=records');
  await previous();
  await app.user.keyboard('k');
  await app.isAt(9, '&tab=records');
  await waitFor(async () => expect(await next()).toBeEnabled());
  await app.user.keyboard('j');
  await app.isAt(10, '&tab=records');
});

test('at the first there is none before, and Back leads to the list; who comes by an address, or after a sign-out, has no list to go through', async () => {
  const app = await fromList(0);
  expect(await previous()).toBeDisabled();
  await app.user.click(await next());
  await app.isAt(1);
  act(() => history.back());
  await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=-recordCount`));
  await screen.findByText(byRecords()[0]?.memberNo ?? '');
  act(() => forgetSession());
  const calls = recordCalls();
  act(() => history.push(`${DETAIL}?id=${byRecords()[2]?.id}`));
  await app.isAt(2);
  await waitFor(() => expect(calls.some((call) => call.startsWith('GET /members/'))).toBe(true));
  await screen.findByRole('tab', { name: /筛查记录/ });
  expect(screen.queryByRole('button', { name: '列表中的下一个' })).not.toBeInTheDocument();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(byRecords()[2]?.id);
});

describe('J goes on', () => {
  test('from one that is still on its way, and pressed quickly leaves none out', async () => {
    const app = await fromList(0);
    await screen.findByRole('tab', { name: /筛查记录/ });
    const gate = deferred();
    server.use(http.get('*/members/:id', () => gate.promise.then(() => undefined)));
    await app.user.keyboard('jjj');
    await app.isAt(3);
    await app.user.keyboard('k');
    await app.isAt(2);
    gate.resolve(undefined);
    await screen.findByRole('tab', { name: /筛查记录/ });
    expect(screen.getAllByText(byRecords()[2]?.memberNo ?? '').length).toBeGreaterThan(0);
  });

  test('from one that is gone', async () => {
    const app = await fromList(0);
    await screen.findByRole('tab', { name: /筛查记录/ });
    server.use(fault.status('GET', `/members/${byRecords()[1]?.id}`, 404));
    await app.user.keyboard('j');
    await screen.findByText('会员不存在');
    await app.user.keyboard('j');
    await app.isAt(2);
    await screen.findByRole('tab', { name: /筛查记录/ });
  });
});
