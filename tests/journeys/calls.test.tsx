import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberPath } from '@/features/member/member-path';
import type { FollowUpRow } from '../../mock/follow-up/follow-up-row';
import type { MemberRow } from '../../mock/member/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const found = <Row,>(rows: readonly Row[], is: (row: Row) => boolean): Row => {
  const row = rows.find(is);
  if (row === undefined) throw new Error('the world has no such row');
  return row;
};
const isOpen = ({ status }: FollowUpRow) => status === 'pending';
const followUps = () => state().world.followUps;
const isReachable = ({ status, mobile, privacyConsentAt, privacyWithdrawnAt }: MemberRow) =>
  status === 'active' && mobile !== null && privacyConsentAt !== null && privacyWithdrawnAt === null;
const memberOf = ({ memberId }: { memberId: string }) => found(state().world.members, ({ id }) => id === memberId);
const grouped = ({ mobile }: MemberRow) => (mobile ?? '').replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

async function call(app: App, name: string, number: string) {
  await app.user.click(await screen.findByRole('button', { name: `去电：${name}` }));
  expect(await screen.findByText(number)).toBeInTheDocument();
}
const record = (app: App) => app.user.click(screen.getByRole('button', { name: '记录结果' }));

describe('a call from a list', () => {
  let member: MemberRow;
  beforeEach(() => {
    member = found(
      state().world.members,
      (one) => isReachable(one) && !followUps().some((row) => isOpen(row) && row.memberId === one.id),
    );
  });
  const list = () => `/member/member-list?memberNo=${member.memberNo}`;

  test('of members asks where one is not to be contacted, and asks for nothing before it is made', async () => {
    member.doNotContact = { reason: '会员要求不再来电', until: null };
    const calls = recordCalls();
    const app = await signedIn(list());
    const button = await screen.findByRole('button', { name: `去电：${member.memberNo}` });
    expect(screen.getByText('勿扰')).toBeInTheDocument();
    expect(calls.filter((one) => one.includes(`/members/${member.id}`))).toEqual([]);
    await app.user.click(button);
    await screen.findByText('原因：会员要求不再来电');
    expect(state().accessLog).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: '仍要去电' }));
    expect(await screen.findByText(grouped(member))).toBeInTheDocument();
    expect(state().accessLog.at(-1)).toMatchObject({ entityId: member.id, fields: ['mobile'], purpose: 'callback' });
    await app.user.click(screen.getByRole('button', { name: '立即隐藏' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(app.address()).toBe(list());
  });

  test('is written down in a new follow-up where none is open, which is completed at once', async () => {
    const before = followUps().length;
    const app = await signedIn(list());
    await call(app, member.memberNo, grouped(member));
    await record(app);
    const drawer = await dialogWith(/没有待完成的随访/);
    await app.user.click(drawer.getByRole('combobox', { name: '随访人' }));
    await app.user.click(await screen.findByText('林晓', { selector: '.ant-select-item-option-content' }));
    await app.user.click(drawer.getByRole('button', { name: '下一步：填写结果' }));
    await waitFor(() => expect(followUps()).toHaveLength(before + 1));
    const made = followUps().at(-1) as FollowUpRow;
    expect(made).toMatchObject({ memberId: member.id, status: 'pending' });
    const form = await dialogWith(`随访 ${made.followNo}`);
    expect(await form.findByRole('button', { name: '完成随访' })).toBeInTheDocument();
    // Given up, it stays, which is said.
    await app.user.click(form.getByRole('button', { name: '取消' }));
    expect(await screen.findByText(`随访 ${made.followNo} 已新建，尚未完成，可在“随访任务”中继续`)).toBeInTheDocument();
  });

  test('goes on to what is due first where several are open, and says that there are more', async () => {
    const row = found(followUps(), (one) => isOpen(one) && isReachable(memberOf(one)));
    const called = memberOf(row);
    const { id: _, ...rest } = row;
    followUps().push({ ...rest, id: 'f-later', followNo: 'F21112100999', dueAt: '2099-01-01T10:00:00+08:00' });
    const count = followUps().filter((one) => isOpen(one) && one.memberId === called.id).length - 1;
    const app = await signedIn(`/member/member-list?memberNo=${called.memberNo}`);
    await call(app, called.memberNo, grouped(called));
    await record(app);
    expect(
      await screen.findByText(new RegExp(`^先打开最早到期的 F\\d+，另有 ${count} 次随访待完成$`)),
    ).toBeInTheDocument();
  });

  test('of one whom somebody has just marked asks, and gives the focus back from a form that is given up', async () => {
    const app = await signedIn(memberPath(member.id));
    const button = await screen.findByRole('button', { name: `去电：${member.memberNo}` });
    member.doNotContact = { reason: '会员要求不再来电', until: null };
    await app.user.click(button);
    await screen.findByText('原因：会员要求不再来电');
    await app.user.click(screen.getByRole('button', { name: '仍要去电' }));
    await screen.findByText(grouped(member));
    await record(app);
    const drawer = await dialogWith(/没有待完成的随访/);
    await app.user.click(drawer.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('is not offered where nobody agreed to it', async () => {
    member.privacyConsentAt = null;
    await signedIn(list());
    expect(await screen.findByText(member.memberNo)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^去电/ })).not.toBeInTheDocument();
  });

  test('waits for the one before, and says so', async () => {
    server.use(http.post('*/members/:id/reveal', () => new Promise<never>(() => {})));
    for (const one of state().world.members) one.doNotContact = null;
    const app = await signedIn('/member/member-list');
    const [first, second] = await screen.findAllByRole('button', { name: /^去电：/ });
    await app.user.click(first as HTMLElement);
    await app.user.click(second as HTMLElement);
    const name = first?.getAttribute('aria-label')?.replace('去电：', '');
    expect(await screen.findByText(`正在取 ${name} 的号码，请稍候`)).toBeInTheDocument();
  });

  test('that the server refuses says so, and shows no number', async () => {
    server.use(fault.status('POST', `/members/${member.id}/reveal`, 500));
    const app = await signedIn(list());
    await app.user.click(await screen.findByRole('button', { name: `去电：${member.memberNo}` }));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of follow-ups goes on to the one that was called for', async () => {
    const row = found(followUps(), (one) => isOpen(one) && one.recordId !== null && isReachable(memberOf(one)));
    const app = await signedIn(`/data/follow-tracks?tab=all&assignee=&no=${row.followNo}`);
    await call(app, memberOf(row).memberNo, grouped(memberOf(row)));
    await record(app);
    expect(await (await dialogWith(`随访 ${row.followNo}`)).findByRole('button', { name: '完成随访' })).toBeVisible();
    expect(app.address()).toContain(`edit=${row.id}`);
  });

  test('of records is logged for the record, and goes on to what is open of it', async () => {
    const row = found(followUps(), (one) => isOpen(one) && one.recordId !== null && isReachable(memberOf(one)));
    const { recordNo, id } = found(state().world.records, (one) => one.id === row.recordId);
    const app = await signedIn(`/record/record-list?tab=all&assignee=&no=${recordNo}`);
    await app.user.click(await screen.findByRole('button', { name: '列设置' }));
    await app.user.click(await screen.findByRole('checkbox', { name: '手机号' }));
    await app.user.keyboard('{Escape}');
    await call(app, recordNo, grouped(memberOf(row)));
    expect(state().accessLog.at(-1)).toMatchObject({ entityType: 'record', entityId: id, purpose: 'callback' });
    await record(app);
    expect(await (await dialogWith(/^随访 F\d+/)).findByRole('button', { name: '完成随访' })).toBeVisible();
  });
});

test('what came of a call from a record or a member is written down where it is open', async () => {
  const row = found(followUps(), (one) => isOpen(one) && one.recordId !== null && isReachable(memberOf(one)));
  const { recordNo, id } = found(state().world.records, (one) => one.id === row.recordId);
  const app = await signedIn(`/record/record-detail?id=${id}`);
  await call(app, recordNo, grouped(memberOf(row)));
  await record(app);
  expect(await (await dialogWith(/^随访 F\d+/)).findByRole('button', { name: '完成随访' })).toBeVisible();
  app.unmount();

  const again = await signedIn(`/member/member-detail?id=${row.memberId}`);
  await call(again, memberOf(row).memberNo, grouped(memberOf(row)));
  await record(again);
  expect(await (await dialogWith(/^随访 F\d+/)).findByRole('button', { name: '完成随访' })).toBeVisible();
});

test('a click in the dialog of a call does not open the row that it was made from', async () => {
  const { reports } = state().world;
  const report = found(reports, (one) => isReachable(memberOf(one)));
  Object.assign(report, { status: 'rejected', notice: { state: 'failed', at: report.uploadedAt } });
  const app = await signedIn(`/data/report-list?tab=all&reviewer=&no=${report.reportNo}`);
  const address = app.address();
  await call(app, memberOf(report).memberNo, grouped(memberOf(report)));
  await app.user.click(screen.getByText(grouped(memberOf(report))));
  expect(app.address()).toBe(address);
});
