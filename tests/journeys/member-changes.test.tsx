import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { MemberDetail } from '@/contract/member-detail';
import { takeDraft } from '@/session/drafts';
import type { MemberRow } from '../../mock/member/fixtures';
import { getOpenRecords } from '../../mock/member/open-records';
import { getOverview } from '../../mock/member/overview';
import { toMemberDetail } from '../../mock/member/table';
import { erase } from '../../mock/personal';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const API = '*/api/admin/v1';
const DETAIL = '/member/member-detail';
const now = (id: string) => {
  const found = state().world.members.find((one) => one.id === id);
  if (!found) throw new Error(`no member ${id}`);
  return found;
};
let member: MemberRow;
let path: string;

beforeEach(() => {
  const { members, records } = state().world;
  const isFree = ({ id }: MemberRow) => !records.some(({ memberId }) => memberId === id);
  const found = members.find((one) => one.status === 'active' && one.realName && one.tags.length > 0 && isFree(one));
  if (!found) throw new Error('the world has no such member');
  member = found;
  path = `${DETAIL}?id=${member.id}`;
});

/** Changes the member as another operator would. */
const meanwhile = (changes: Partial<MemberRow>) =>
  Object.assign(now(member.id), changes, { version: now(member.id).version + 1 });
const cancelMeanwhile = () => meanwhile({ ...erase(MemberDetail, now(member.id)), status: 'cancelled' });

async function chooseAction(app: App, name: string, title = name) {
  await app.user.click(await screen.findByRole('button', { name: /更多操作/ }));
  await chooseEntry(app.user, name);
  return findDialog(new RegExp(`^${title}会员 ${member.memberNo}`));
}
const fill = async (app: App, field: HTMLElement, text: string) => {
  await app.user.click(field);
  await app.user.paste(text);
};
const data = (value: unknown) => HttpResponse.json({ success: true, data: value } as never);

test('sets tags and do-not-contact, and shows what another operator has changed before', async () => {
  const mine = [...member.tags, '新标签'];
  const app = await signedIn(path);
  const dialog = await chooseAction(app, '打标签', '设置');
  const save = () => app.user.click(dialog.getByRole('button', { name: /保存标签$/ }));
  await fill(app, dialog.getByRole('combobox'), '新标签');
  await app.user.keyboard('{Enter}');
  meanwhile({ tags: ['对方的标签'] });
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('现有标签：对方的标签');
  expect(dialog.getByTitle('新标签')).toBeInTheDocument();
  expect(now(member.id).tags).toEqual(['对方的标签']);
  await save();
  await screen.findByText('标签已保存');
  expect(now(member.id).tags).toEqual(mine);

  const block = await chooseAction(app, '设为勿扰', '设为勿扰：');
  await fill(app, block.getByLabelText('勿扰至（含当天）'), '2099-12-31');
  await app.user.keyboard('{Tab}');
  await fill(app, block.getByLabelText('原因'), '会员要求不再来电');
  await app.user.click(block.getByRole('button', { name: '设为勿扰' }));
  expect(await screen.findByText('请勿联系（至 2099-12-31）：会员要求不再来电')).toBeInTheDocument();

  const lift = await chooseAction(app, '解除勿扰', '解除勿扰：');
  expect(lift.getByText('勿扰原因：会员要求不再来电（至 2099-12-31）')).toBeInTheDocument();
  await fill(app, lift.getByLabelText('原因'), '会员来电，同意联系');
  meanwhile({ doNotContact: null });
  await app.user.click(lift.getByRole('button', { name: '解除勿扰' }));
  expect(await lift.findByRole('alert')).toHaveTextContent('当前为“可以联系”');
  expect(lift.queryByRole('button', { name: '解除勿扰' })).not.toBeInTheDocument();
});

test('anonymizes a member after their number was entered, refuses while a record is open, and clears the page', async () => {
  const { members, records } = state().world;
  const owner = members.find(({ id, status }) => status === 'active' && getOpenRecords(records, id).length > 0);
  if (!owner) throw new Error('the world has no such member');
  member = owner;
  meanwhile({ remark: '家属的电话在备注里', idType: 'passport', idNo: 'E12345678' });
  const open = getOpenRecords(records, owner.id);
  const app = await signedIn(`${DETAIL}?id=${owner.id}`);
  expect(await screen.findByText('家属的电话在备注里')).toBeInTheDocument();
  const dialog = await chooseAction(app, '注销并匿名化');
  await fill(app, dialog.getByLabelText(/请输入会员编号/), 'M1');
  await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
  expect(await dialog.findByText('会员编号不一致')).toBeInTheDocument();
  await app.user.clear(dialog.getByLabelText(/请输入会员编号/));
  await fill(app, dialog.getByLabelText(/请输入会员编号/), owner.memberNo);
  await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('会员有未完结的筛查记录，不能注销');
  expect(dialog.getByRole('link', { name: open[0]?.recordNo })).toHaveAttribute(
    'href',
    `/record/record-detail?id=${open[0]?.id}`,
  );
  await app.user.click(dialog.getByRole('button', { name: '返回' }));
  for (const record of open) Object.assign(record, { status: 'closed' });
  const again = await chooseAction(app, '注销并匿名化');
  await fill(app, again.getByLabelText(/请输入会员编号/), owner.memberNo);
  // The page shows the result without fetching the member again.
  server.use(http.get(`${API}/members/${member.id}`, () => new Promise(() => {})));
  await app.user.click(again.getByRole('button', { name: '注销并匿名化' }));
  expect(await screen.findByText(/该会员已注销，个人信息已清除/)).toBeInTheDocument();
  expect(screen.queryByText('家属的电话在备注里')).not.toBeInTheDocument();
  expect(screen.queryByText(/护照/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /编辑|查看完整信息|更多操作/ })).not.toBeInTheDocument();
});

const typeName = async () => {
  const app = await signedIn(`${path}&edit=member`);
  await app.user.click(await screen.findByRole('button', { name: '修改姓名' }));
  await fill(app, screen.getByLabelText('姓名'), '欧阳明');
  return app;
};
const save = (app: App) => app.user.click(screen.getByRole('button', { name: /^(loading )?保存$/ }));

test.each([
  ['the version', undefined],
  ['the status', { success: false, errorMessage: '会员已注销' }],
])(
  'shows that another operator has canceled the member, without the input, when the server checks %s first',
  async (_, refusal) => {
    const app = await typeName();
    cancelMeanwhile();
    if (refusal) server.use(http.put(`${API}/members/${member.id}`, () => HttpResponse.json(refusal, { status: 403 })));
    await save(app);
    const drawer = await findDialog('该会员刚刚被他人注销');
    expect(screen.queryByDisplayValue('欧阳明')).not.toBeInTheDocument();
    expect(screen.queryByText('内容已有新的版本')).not.toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: '查看会员现状' }));
    await waitFor(() => expect(app.address()).toBe(path));
    expect(screen.queryByText('放弃未保存的修改？')).not.toBeInTheDocument();
    expect(screen.getByText(/该会员已注销，个人信息已清除/)).toBeInTheDocument();
    expect(now(member.id).realName).toBeNull();
  },
);

test('refuses to edit a member that was canceled while the session had expired, and drops the draft', async () => {
  const app = await typeName();
  expireSession();
  await save(app);
  await fill(app, await screen.findByLabelText('用户名'), 'operator');
  await fill(app, screen.getByLabelText('密码'), 'health-2021');
  cancelMeanwhile();
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  expect(await screen.findByText(`会员 ${member.memberNo} 已注销，个人信息已清除，不能再编辑。`)).toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe(path));
  expect(screen.queryByText(`编辑会员 ${member.memberNo}`)).not.toBeInTheDocument();
  expect(takeDraft(`member:${member.id}`)).toBeUndefined();
});

test('shows unknown enum values (newer server) as such, and keeps them in the form', async () => {
  const record = { recordNo: 'R1', title: '项目', severity: 'extreme', dueAt: null, at: member.registeredAt };
  const work = [
    { ...record, id: '1', kind: 'record', no: 'R1', status: 'paused' },
    { ...record, id: '2', kind: 'visit', no: 'V1', status: 'open' },
  ];
  const strange = { gender: 'x', status: 'frozen', followStatus: 'muted', subscribeScene: 'alipay', idType: 'eid' };
  const overview = { openWork: work, events: [{ id: 'e', kind: 'danced', at: member.registeredAt }] };
  const row = { ...record, id: '1', projectName: '项目', status: 'paused', startedAt: record.at };
  server.use(
    http.get(`${API}/members/${member.id}`, () => data({ ...toMemberDetail(member), ...strange })),
    http.get(`${API}/members/${member.id}/overview`, () => data({ ...getOverview(member), ...overview })),
    http.get(`${API}/members/${member.id}/records`, () => data({ list: [row], total: 1 })),
  );
  const app = await signedIn(path, { locale: 'en-US' });
  for (const name of ['alipay', 'visit', 'danced', 'paused', 'muted', 'frozen']) {
    expect(await screen.findByText(`Unknown (${name})`)).toBeInTheDocument();
  }
  expect(screen.getAllByText(/^Unknown \(x\)/)).toHaveLength(2);
  expect(screen.getAllByText('Unknown (extreme)')).toHaveLength(2);
  expect(screen.getByText(/Unknown \(eid\)/)).toBeInTheDocument();
  // The console does not know which action leaves an unknown status.
  await app.user.click(screen.getByRole('button', { name: /More actions/ }));
  await screen.findByRole('menuitem', { name: 'Set tags' });
  expect(screen.queryByRole('menuitem', { name: /^(Disable|Enable)$/ })).not.toBeInTheDocument();
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('tab', { name: 'Records' }));
  const cells = within((await screen.findByText('R1')).closest('tr') ?? document.body);
  expect(cells.getByText('Unknown (paused)')).toBeInTheDocument();
  expect(cells.getByText('Unknown (extreme)')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Unknown (x)')).toBeChecked();
});
