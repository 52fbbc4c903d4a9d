import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FollowUpRow } from '../../mock/follow-up/follow-up-row';
import { createFollowUpPresenter } from '../../mock/follow-up/present';
import type { MemberRow } from '../../mock/member/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { findMember } from '../records';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

function find<Row>(rows: readonly Row[], is: (row: Row) => boolean): Row {
  const row = rows.find(is);
  if (row === undefined) throw new Error('the world has no such row');
  return row;
}
const followUps = () => state().world.followUps;
const isOpen = ({ status }: FollowUpRow) => status === 'pending';
const isReachable = ({ status, mobile, privacyConsentAt, privacyWithdrawnAt }: MemberRow) =>
  status === 'active' && mobile !== null && privacyConsentAt !== null && privacyWithdrawnAt === null;
/** A member who can be called and has no open follow-up. */
const findFreeMember = () =>
  find(
    state().world.members,
    (one) => isReachable(one) && !followUps().some((row) => isOpen(row) && row.memberId === one.id),
  );
const findOpenFollowUp = () =>
  find(followUps(), (one) => isOpen(one) && one.recordId !== null && isReachable(findMember(one)));
const formatMobile = ({ mobile }: MemberRow) => (mobile ?? '').replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

async function call(app: App, name: string, member: MemberRow) {
  await app.user.click(await screen.findByRole('button', { name: `拨打电话：${name}` }));
  expect(await screen.findByText(formatMobile(member))).toBeInTheDocument();
}
const recordResult = (app: App) => app.user.click(screen.getByRole('button', { name: '记录结果' }));

test('a call from Member List asks for confirmation, is logged, and creates a follow-up that stays when its form is canceled', async () => {
  const member = findFreeMember();
  member.doNotContact = { reason: '会员要求不再来电', until: null };
  const before = followUps().length;
  const calls = recordCalls();
  const app = await signedIn(`/member/member-list?memberNo=${member.memberNo}`);
  const address = app.address();
  const button = await screen.findByRole('button', { name: `拨打电话：${member.memberNo}` });
  expect(screen.getByRole('img', { name: '勿扰' })).toBeInTheDocument();
  expect(calls.filter((one) => one.includes(`/members/${member.id}`))).toEqual([]);
  await app.user.click(button);
  await screen.findByText('原因：会员要求不再来电');
  expect(state().accessLog).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: '仍要拨打' }));
  expect(await screen.findByText(formatMobile(member))).toBeInTheDocument();
  expect(state().accessLog.at(-1)).toMatchObject({
    entityId: member.id,
    fields: ['realName', 'mobile'],
    purpose: 'callback',
  });
  expect(app.address()).toBe(address);
  await app.user.click(screen.getByRole('button', { name: '复制手机号' }));
  await waitFor(() => expect(document.querySelector('.ant-message')).toHaveTextContent('已复制'));

  await recordResult(app);
  const drawer = await findDialog(/没有待完成的随访/);
  await app.user.click(drawer.getByRole('button', { name: '下一步：填写结果' }));
  // Planning a follow-up asks again, because the member must not be contacted.
  await app.user.click(await screen.findByRole('button', { name: '仍要安排' }));
  await waitFor(() => expect(followUps()).toHaveLength(before + 1));
  const made = followUps().at(-1) as FollowUpRow;
  expect(made).toMatchObject({ memberId: member.id, status: 'pending', assigneeId: '1' });
  const form = await findDialog(`随访 ${made.followNo}`);
  expect(await form.findByRole('button', { name: '完成随访' })).toBeInTheDocument();
  await app.user.click(form.getByRole('button', { name: '取消' }));
  expect(await screen.findByText(`随访 ${made.followNo} 已新建，尚未完成，可在“随访任务”中继续`)).toBeInTheDocument();
});

test('a call from Record List is logged for the record, and its result is recorded in the open follow-up that is due first', async () => {
  const row = findOpenFollowUp();
  row.way = 'sms';
  const member = findMember(row);
  const { recordNo, id } = find(state().world.records, (one) => one.id === row.recordId);
  const { id: _, ...rest } = row;
  followUps().push({ ...rest, id: 'f-later', followNo: 'F21112100999', dueAt: '2099-01-01T10:00:00+08:00' });
  const count = followUps().filter((one) => isOpen(one) && one.recordId === id).length - 1;
  const app = await signedIn(`/record/record-list?tab=all&assignee=&no=${recordNo}`);
  await app.user.click(await screen.findByRole('button', { name: '列设置' }));
  await app.user.click(await screen.findByRole('checkbox', { name: '手机号' }));
  await app.user.keyboard('{Escape}');
  await call(app, recordNo, member);
  expect(state().accessLog).toEqual([
    expect.objectContaining({
      ...{ entityType: 'record', entityId: id, fields: ['patientName', 'mobile'], purpose: 'callback' },
    }),
  ]);
  await recordResult(app);
  expect(
    await screen.findByText(new RegExp(`^先打开最早到期的 F\\d+，另有 ${count} 条随访待完成$`)),
  ).toBeInTheDocument();
  const drawer = await findDialog(/^随访 F\d+/);
  expect(await drawer.findByRole('button', { name: '完成随访' })).toBeInTheDocument();
  // The call is recorded as one, whatever way was planned.
  expect(drawer.getByRole('radio', { name: '电话' })).toBeChecked();
});

test('a call from Follow Tracks opens its follow-up and focuses the form', async () => {
  const row = findOpenFollowUp();
  const member = findMember(row);
  const project = find(
    state().world.projects,
    (one) => one.name === createFollowUpPresenter(Date.now())(row).projectName,
  );
  project.followUpScript = '您好，这里是随访中心。';
  row.way = 'sms';
  row.attemptLog = [
    { at: '2026-11-20T10:00:00+08:00', way: 'phone', result: 'busy', note: '下午再打', byName: '林晓' },
  ];
  const app = await signedIn(`/data/follow-tracks?tab=all&assignee=&no=${row.followNo}`);
  await call(app, member.memberNo, member);
  const calling = await findDialog(`拨打电话：${member.memberNo}`);
  expect(calling.getByText(member.realName ?? '')).toBeInTheDocument();
  expect(calling.getByText(/^[男女] · \d+ 岁$/)).toBeInTheDocument();
  for (const text of [project.name, project.followUpScript, '下午再打', '得分 · 等级', /^第 \d+ 次 · /])
    expect(await calling.findByText(text)).toBeInTheDocument();
  await recordResult(app);
  expect(document.body).not.toHaveTextContent(member.realName ?? '');
  const drawer = await findDialog(`随访 ${row.followNo}`);
  expect(await drawer.findByRole('radio', { name: '电话' })).toBeChecked();
  expect(await drawer.findByRole('button', { name: '完成随访' })).toBeInTheDocument();
  expect(app.address()).toContain(`edit=${row.id}`);
  expect(drawer.getByText(/^[男女] · \d+ 岁$/)).toBeInTheDocument();
  expect(drawer.getByText(project.name)).toBeInTheDocument();
  await drawer.findByText('同患者随访');
  fireEvent.click(drawer.getByRole('radio', { name: '短信' }));
  await app.user.click(drawer.getByRole('button', { name: /^拨打电话/ }));
  await screen.findByText(formatMobile(member));
  await waitFor(() => expect(screen.getByRole('button', { name: '记录结果' })).toHaveFocus());
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(drawer.getByRole('radio', { name: '痊愈' })).toHaveFocus());
  expect(drawer.getByRole('radio', { name: '电话' })).toBeChecked();
});
