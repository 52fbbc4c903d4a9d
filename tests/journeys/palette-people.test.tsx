import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { deferred } from '../deferred';
import { bodiesOf, chosen, field, list, option, PATH, palette } from '../palette';
import { fault, recordCalls, server } from '../server';

const aMember = () => {
  const member = state().world.members.find(({ realName, mobile }) => realName && mobile);
  if (!member?.mobile) throw new Error('nobody has a phone');
  return { ...member, mobile: member.mobile };
};

/** The numbers of these things end in what is typed, whatever that is. */
function numbersEndingInIt() {
  const rows = ['R1', 'R2', 'R3'].map((no) => ({
    kind: 'record',
    id: no,
    no,
    label: null,
    sub: null,
    status: 'submitted',
  }));
  server.use(
    http.post('*/api/admin/v1/search', () =>
      HttpResponse.json({ success: true, data: { things: rows, totals: { record: 3 } } }),
    ),
  );
}

/** Lets the answers to searches for people wait. */
function latePeople() {
  const late = deferred<void>();
  server.use(
    http.post('*/api/admin/v1/members/search', async () => {
      await late.promise;
    }),
  );
  return () => act(async () => late.resolve());
}

test.each(['{Alt>}{Enter}{/Alt}', '{Control>}{End}{/Control}{Enter}'])(
  'the member found by the last digits of a phone, by %s, stands first, chosen and counted',
  async (keys) => {
    const member = aMember();
    numbersEndingInIt();
    const app = await palette(PATH, member.mobile.slice(-4));
    await option(/^R1/);
    await app.user.keyboard('{ArrowDown}');
    await app.user.keyboard(keys);
    await option(new RegExp(`^${member.memberNo}`));
    expect(within(list()).getAllByRole('option')[0]).toHaveAccessibleName(new RegExp(`^${member.memberNo}`));
    expect(chosen()).toHaveAccessibleName(new RegExp(`^${member.memberNo}`));
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    expect(screen.getByText('找到 1 位会员').closest('[role=status]')).toBeInTheDocument();
    expect(within(list()).getByRole('option', { name: /^R1/ })).toBeInTheDocument();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe(`/member/member-detail?id=${member.id}`));
  },
);

test('Enter while people are looked for opens nothing else: it waits for the only one who comes', async () => {
  const member = aMember();
  numbersEndingInIt();
  const answer = latePeople();
  const app = await palette(PATH, member.mobile.slice(-4));
  await option(/^R1/);
  await app.user.keyboard('{Alt>}{Enter}{/Alt}');
  await screen.findByText('正在按姓名、手机号查找会员');
  expect(chosen()).toBeNull();
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(app.address()).toBe(PATH);
  expect(field()).toBeInTheDocument();
  await answer();
  await waitFor(() => expect(app.address()).toBe(`/member/member-detail?id=${member.id}`));
});

test('that nobody was found, or it failed, is said, and then Enter opens nothing that was not asked for', async () => {
  numbersEndingInIt();
  server.use(fault.json('POST', '/members/search', { success: true, data: { list: [], total: 0 } }));
  const app = await palette(PATH, '0005');
  await option(/^R1/);
  await app.user.keyboard('{Alt>}{Enter}{/Alt}');
  const said = await screen.findByText('没有姓名或手机号完全相同的会员');
  expect(said.closest('[role=status]')).toBeInTheDocument();
  expect(chosen()).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(app.address()).toBe(PATH);
  await app.user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveAccessibleName(/^R1/);

  server.use(fault.reset('POST', '/members/search'));
  await app.user.keyboard('{Alt>}{Enter}{/Alt}');
  await screen.findByText('按姓名、手机号的查找失败');
  expect(chosen()).toBeNull();
  server.use(fault.json('POST', '/members/search', { success: true, data: { list: [], total: 0 } }));
  await app.user.keyboard('{Enter}');
  await screen.findByText('没有姓名或手机号完全相同的会员');
});

test('Enter on what only a person can be chooses to look for people, the next one does; until then nobody is missing', async () => {
  const member = aMember();
  const bodies = bodiesOf('/members/search');
  const app = await palette(PATH, member.mobile);
  await option(/按姓名、手机号查找会员/);
  expect(screen.queryByText(/没有符合/)).not.toBeInTheDocument();
  expect(chosen()).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(chosen()).toHaveAccessibleName(/按姓名、手机号查找会员/);
  expect(bodies).toEqual([]);
  await app.user.keyboard('{Enter}');
  await option(new RegExp(`^${member.memberNo}`));
  expect(bodies).toEqual([expect.objectContaining({ mobile: member.mobile })]);
});

test('Enter before it is known that a name is no name of a thing chooses to look for people', async () => {
  const calls = recordCalls();
  const app = await palette(PATH, '王小明{Enter}');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(/按姓名、手机号查找会员/));
  expect(screen.queryByText(/没有符合/)).not.toBeInTheDocument();
  expect(calls).not.toContain('POST /members/search');
  await app.user.keyboard('{Enter}');
  await screen.findByText('没有姓名或手机号完全相同的会员');
});
