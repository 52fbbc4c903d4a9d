import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { downloadUrl } from '@/components/shell/jobs/job-texts';
import { jobStore } from '@/components/shell/jobs/store';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { server } from '../server';

const LIST = '/member/member-list';

const members = () => state().world.members;
const newest = () => members().toSorted((a, b) => Date.parse(b.registeredAt) - Date.parse(a.registeredAt));
function findMember(is: (member: ReturnType<typeof members>[number]) => boolean) {
  const member = newest().find(is);
  if (!member) throw new Error('the world has no such member');
  return member;
}
const shownNumbers = () => screen.queryAllByText(/^M\d{11}$/).map(({ textContent }) => textContent ?? '');
const findRow = async (memberNo: string) => within((await screen.findByText(memberNo)).closest('tr') as HTMLElement);
const select = async (user: UserEvent, memberNo: string) =>
  user.click(await screen.findByLabelText(`选择 ${memberNo}`));

async function paste(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Records the requests that are sent from now on, with their bodies. */
function recordRequests() {
  const requests: { url: string; body: string }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const entry = { url: request.url, body: '' };
    requests.push(entry);
    if (request.method !== 'GET') entry.body = await request.clone().text();
  });
  return requests;
}

/** Polls the export at once and reads its file. */
async function readFile() {
  await waitFor(() => expect(jobStore.get()).toHaveLength(1));
  vi.setSystemTime(Date.now() + 10_000);
  await act(() => jobStore.retry());
  const path = await waitFor(() => {
    const url = jobStore.get().map(downloadUrl)[0];
    if (!url) throw new Error('the export has no file yet');
    return url;
  });
  return (await fetch(new URL(path, window.location.origin))).text();
}

test('finds a member by a pasted phone number that is never in a URL', async () => {
  const { mobile, memberNo } = findMember((one) => one.mobile !== null && one.status === 'active');
  // A list with few rows renders faster.
  state().world.members = members().filter((one) => one.mobile === mobile || one.status === 'disabled');
  const { user, address } = await signedIn(LIST);
  const digits = mobile ?? '';
  const requests = recordRequests();
  const search = await screen.findByLabelText('手机号');
  await paste(user, search, '12');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search).toHaveAccessibleDescription('请输入完整手机号或后 4 位'));
  expect(requests).toEqual([]);
  await paste(user, search, `+86 ${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownNumbers()).toEqual([memberNo]));
  expect(requests.at(-1)).toMatchObject({
    url: expect.stringMatching(/\/members\/search$/),
    body: expect.stringContaining(digits),
  });
  expect(requests.map(({ url }) => url).join()).not.toContain(digits.slice(-4));
  expect(address()).toBe(LIST);
  expect((await findRow(memberNo)).getByText(/^1\d{2}\*{4}\d{4}$/)).toBeInTheDocument();
});

test('tags the selected members, and lists each that cannot be tagged', async () => {
  const [first, cancelled, last] = newest();
  if (!first || !cancelled || !last) throw new Error('the world has too few members');
  state().world.members = [first, cancelled, last];
  Object.assign(cancelled, { status: 'cancelled' });
  const { user } = await signedIn(LIST);
  await select(user, first.memberNo);
  await select(user, cancelled.memberNo);
  await select(user, last.memberNo);
  await user.click(screen.getByRole('button', { name: '添加标签' }));
  const dialog = await findDialog('为 3 位会员添加标签');
  await user.click(dialog.getByRole('combobox'));
  await user.paste('新标签');
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: '添加标签' }));
  const result = await findDialog(/2 条已处理，1 条未处理/);
  expect(result.getByText(cancelled.memberNo)).toBeInTheDocument();
  const tagged = members().filter(({ tags }) => tags.includes('新标签'));
  expect(tagged.map(({ memberNo }) => memberNo).sort()).toEqual([first.memberNo, last.memberNo].sort());
});

test('lists and exports exactly the members of the filter in the URL, masked', async () => {
  const { user } = await signedIn(`${LIST}?status=disabled&sort=memberNo`);
  const disabled = members().filter(({ status }) => status === 'disabled');
  const numbers = disabled.map(({ memberNo }) => memberNo).sort();
  await waitFor(() => expect(shownNumbers()).toEqual(numbers));
  await user.click(screen.getByRole('button', { name: '导出' }));
  const dialog = await findDialog(`导出 ${disabled.length} 条`);
  await user.click(dialog.getByLabelText('CSV 文件'));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const file = await readFile();
  expect(file.match(/M\d{11}/g)).toEqual(numbers);
  for (const { mobile, realName } of disabled) {
    expect(file).not.toContain(mobile);
    if (realName) expect(file).not.toContain(realName);
  }
});

test('exports clear values after a purpose and a confirmation, with the operator in file and log, and stores no values', async () => {
  // A list with few rows renders faster.
  state().world.members = newest().slice(0, 6);
  const { user, address } = await signedIn(`${LIST}?status=active`);
  const active = members().filter(({ status }) => status === 'active');
  await user.click(await screen.findByRole('button', { name: '导出' }));
  const dialog = await findDialog(`导出 ${active.length} 条`);
  expect(dialog.getByRole('radio', { name: '脱敏' })).toBeChecked();
  await user.click(dialog.getByLabelText('CSV 文件'));
  await user.click(dialog.getByRole('radio', { name: '明文' }));
  await user.click(dialog.getByRole('checkbox', { name: '姓名' }));
  await user.click(dialog.getByRole('radio', { name: '其他' }));
  await paste(user, dialog.getByLabelText('具体说明'), '年度审计');
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  const again = await findDialog(`确认导出 ${active.length} 条的明文个人信息？`);
  expect(again.getByText('林晓')).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: '确认导出明文' }));
  const file = await readFile();
  const consenting = active.filter(
    ({ privacyConsentAt, privacyWithdrawnAt }) => privacyConsentAt && !privacyWithdrawnAt,
  );
  for (const { mobile } of consenting) expect(file).toContain(mobile);
  for (const { realName } of consenting) if (realName) expect(file).not.toContain(realName);
  expect(file.split('\r\n').filter((line) => /,林晓 2026-11-21 09:3\d:\d\d$/.test(line))).toHaveLength(active.length);
  expect(state().accessLog[0]).toMatchObject({ purpose: 'other', purposeNote: '年度审计', masked: false });
  const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const kept = [address(), storage, document.body.textContent].join();
  for (const { mobile } of consenting) expect(kept).not.toContain(mobile);
});

test('disables a member from the menu of its row, which shows the new status', async () => {
  const member = findMember(({ status }) => status === 'active');
  const { user } = await signedIn(`${LIST}?memberNo=${member.memberNo}`);
  await user.click(await screen.findByRole('button', { name: `更多操作：${member.memberNo}` }));
  const menu = (await screen.findByRole('menuitem', { name: '注销并匿名化' })).closest('ul') as HTMLElement;
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['查看完整信息', '编辑', '打标签', '停用', '设为勿扰', '注销并匿名化']);
  await chooseEntry(user, '停用');
  const dialog = within(await screen.findByRole('dialog'));
  await paste(user, dialog.getByLabelText('原因'), '重复提交');
  await user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('会员已停用')).toBeInTheDocument();
  expect(await (await findRow(member.memberNo)).findByText('已停用')).toBeInTheDocument();
});

test('opens the next member of the list, across pages, on the same tab and past a deleted one', async () => {
  const byRecords = members().toSorted((a, b) => b.recordCount - a.recordCount || (a.id < b.id ? -1 : 1));
  const { user, address } = await signedIn(`${LIST}?sort=-recordCount`);
  const isAt = (index: number) =>
    waitFor(() => expect(address()).toBe(`/member/member-detail?id=${byRecords[index]?.id}&tab=records`));
  const next = () => screen.findByRole('button', { name: '列表中的下一个' });
  await user.click(await screen.findByText(byRecords[9]?.memberNo ?? ''));
  await user.click(await screen.findByRole('tab', { name: /筛查记录/ }));
  await isAt(9);
  state().world.members = members().filter(({ id }) => id !== byRecords[10]?.id);
  await waitFor(async () => expect(await next()).toBeEnabled());
  await user.keyboard('j');
  await screen.findByText('会员不存在');
  await user.keyboard('j');
  await isAt(11);
});
