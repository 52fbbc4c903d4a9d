import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeDraft } from '@/session/drafts';
import type { FollowUpRow } from '../../mock/follow-up/follow-up-row';
import type { MemberRow } from '../../mock/member/fixtures';
import { openRecordsOf } from '../../mock/member/open-records';
import { overviewOf } from '../../mock/member/overview';
import { withoutPersonalData } from '../../mock/member/person';
import { toMember, toMemberDetail } from '../../mock/member/table';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const API = '*/api/admin/v1';
const DETAIL = '/member/member-detail';
const now = (id: string) => {
  const found = state().world.members.find((one) => one.id === id);
  if (!found) throw new Error('no such member');
  return found;
};
const planned = (id: string) => state().world.followUps.find((one) => one.id === id) as FollowUpRow;
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

/** What another operator does in the meantime. */
const meanwhile = (changes: Partial<MemberRow>) =>
  Object.assign(now(member.id), changes, { version: now(member.id).version + 1 });
const cancelMeanwhile = () => meanwhile({ ...withoutPersonalData(), status: 'cancelled' });

async function chooseAction(app: App, name: string, title = name) {
  await app.user.click(await screen.findByRole('button', { name: /更多操作/ }));
  await chooseEntry(app.user, name);
  return dialogWith(new RegExp(`^${title}会员 ${member.memberNo}`));
}

const disable = async (app: App) => {
  const dialog = await chooseAction(app, '禁用');
  await app.user.type(dialog.getByLabelText('原因'), '重复提交');
  await app.user.click(dialog.getByRole('button', { name: '禁用' }));
};

const data = (value: unknown) => HttpResponse.json({ success: true, data: value } as never);

describe('what the answer of a write says', () => {
  const disabled = () => screen.findByText(/该会员已禁用，不能答题/);

  test('is shown before the member is read again, and not undone by an answer that is older', async () => {
    const app = await signedIn(path);
    await screen.findByRole('tab', { name: '基本信息' });
    const before = toMemberDetail(now(member.id));
    const gate = deferred<void>();
    server.use(http.get(`${API}/members/${member.id}`, () => gate.promise.then(() => data(before))));
    await disable(app);
    expect(await disabled()).toBeInTheDocument();
    gate.resolve();
    await app.user.click(screen.getByRole('tab', { name: '操作与访问日志' }));
    expect(await screen.findByText('原因：重复提交')).toBeInTheDocument();
    expect(await disabled()).toBeInTheDocument();
  });

  test('stays when the member cannot be read again, which is said', async () => {
    const app = await signedIn(path);
    await screen.findByRole('tab', { name: '基本信息' });
    server.use(fault.status('GET', `/members/${member.id}`, 500));
    await disable(app);
    expect(await disabled()).toBeInTheDocument();
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
  });

  test('leaves nothing of a person who is anonymised', async () => {
    meanwhile({ remark: '家属的电话在备注里', idType: 'passport', idNo: 'E12345678' });
    const app = await signedIn(path);
    expect(await screen.findByText('家属的电话在备注里')).toBeInTheDocument();
    server.use(http.get(`${API}/members/${member.id}`, () => new Promise(() => {})));
    const dialog = await chooseAction(app, '注销并匿名化');
    await app.user.type(dialog.getByLabelText(/请输入会员编号/), member.memberNo);
    await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
    expect(await screen.findByText(/该会员已注销，个人信息已清除/)).toBeInTheDocument();
    expect(screen.queryByText('家属的电话在备注里')).not.toBeInTheDocument();
    expect(screen.queryByText(/护照/)).not.toBeInTheDocument();
  });
});

describe('whoever is not to be contacted', () => {
  test('is said to be so, why and until when, which is changed and taken back', async () => {
    const app = await signedIn(path);
    const dialog = await chooseAction(app, '设为勿扰', '设为勿扰：');
    await app.user.type(dialog.getByLabelText('勿扰至（含当天）'), '2020-01-01');
    await app.user.keyboard('{Tab}');
    await app.user.type(dialog.getByLabelText('原因'), '会员要求不再来电');
    await app.user.click(dialog.getByRole('button', { name: '设为勿扰' }));
    expect(await dialog.findByText(/不能早于/)).toBeInTheDocument();
    await app.user.clear(dialog.getByLabelText('勿扰至（含当天）'));
    await app.user.type(dialog.getByLabelText('勿扰至（含当天）'), '2099-12-31');
    await app.user.keyboard('{Tab}');
    await app.user.click(dialog.getByRole('button', { name: '设为勿扰' }));
    expect(await screen.findByText('请勿联系（至 2099-12-31）：会员要求不再来电')).toBeInTheDocument();

    const lift = await chooseAction(app, '解除勿扰', '解除勿扰：');
    expect(lift.getByText('勿扰原因：会员要求不再来电（至 2099-12-31）')).toBeInTheDocument();
    await app.user.type(lift.getByLabelText('原因'), '会员来电，同意联系');
    await app.user.click(lift.getByRole('button', { name: '解除勿扰' }));
    await waitFor(() => expect(screen.queryByText(/^请勿联系/)).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('tab', { name: '操作与访问日志' }));
    expect(await screen.findByText('原因：会员来电，同意联系')).toBeInTheDocument();
  });

  test('may be contacted already, as somebody else has said: nothing is left to do, which is said', async () => {
    meanwhile({ doNotContact: { reason: '多次投诉来电打扰', until: null } });
    const app = await signedIn(path);
    const lift = await chooseAction(app, '解除勿扰', '解除勿扰：');
    meanwhile({ doNotContact: null });
    await app.user.type(lift.getByLabelText('原因'), '会员同意联系');
    await app.user.click(lift.getByRole('button', { name: '解除勿扰' }));
    expect(await lift.findByRole('alert')).toHaveTextContent('当前为“可以联系”');
    expect(lift.queryByRole('button', { name: '解除勿扰' })).not.toBeInTheDocument();
  });

  test('is planned nothing for without a question, neither by putting off nor on another day', async () => {
    const followUp = state().world.followUps.find(({ status }) => status === 'pending') as FollowUpRow;
    now(followUp.memberId).doNotContact = { reason: '多次投诉来电打扰', until: '2099-12-31' };
    const app = await signedIn(`/data/follow-tracks?tab=all&assignee=&no=${followUp.followNo}&edit=${followUp.id}`);
    await app.user.click(await screen.findByRole('button', { name: /^更多操作$/ }));
    await chooseEntry(app.user, '改期');
    const dialog = await dialogWith(/按时随访率仍按原定时间计算/);
    await app.user.type(dialog.getByLabelText('应访时间'), '2099-01-05 10:00{Tab}');
    await app.user.type(dialog.getByLabelText('原因'), '会员出差');
    await app.user.click(dialog.getByRole('button', { name: '改期' }));
    expect(
      (await dialogWith('请勿联系，仍要安排随访？')).getByText(/多次投诉来电打扰（至 2099-12-31）/),
    ).toBeInTheDocument();
    expect(followUp.rescheduleCount).toBe(planned(followUp.id).rescheduleCount);
    await app.user.click(screen.getByRole('button', { name: '仍要安排' }));
    await waitFor(() => expect(planned(followUp.id).rescheduleCount).toBe(followUp.rescheduleCount + 1));
  });
});

describe('tags', () => {
  test('are typed from the first moment: the focus goes nowhere else as the dialog opens', async () => {
    const app = await signedIn(path);
    await screen.findByRole('tab', { name: '基本信息' });
    const focused: Element[] = [];
    const note = ({ target }: FocusEvent) => focused.push(target as Element);
    document.addEventListener('focusin', note);
    const typeAtOnce = new MutationObserver(() => document.querySelector<HTMLElement>('[role=dialog] input')?.focus());
    typeAtOnce.observe(document.body, { childList: true, subtree: true });
    const dialog = await chooseAction(app, '打标签', '设置');
    typeAtOnce.disconnect();
    const save = await dialog.findByRole('button', { name: /保存/ });
    document.removeEventListener('focusin', note);
    expect(focused).toContain(dialog.getByRole('combobox'));
    expect(focused).not.toContain(save);
  });

  test('that are as they were are nothing to save', async () => {
    const app = await signedIn(path);
    const dialog = await chooseAction(app, '打标签', '设置');
    const calls = recordCalls();
    await app.user.click(dialog.getByRole('button', { name: '保存标签' }));
    expect(await screen.findByText('没有需要保存的修改')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('whose answer holds no member are not said to be saved', async () => {
    const app = await signedIn(path);
    const dialog = await chooseAction(app, '打标签', '设置');
    server.use(http.put(`${API}/members/${member.id}/tags`, () => data(null)));
    await app.user.type(dialog.getByRole('combobox'), '新标签{Enter}');
    await app.user.click(dialog.getByRole('button', { name: '保存标签' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('服务器返回的内容无法识别');
    expect(app.heading()).toHaveTextContent(member.nickname ?? '未填写昵称');
  });
});

describe('tags that somebody else has set in the meantime', () => {
  const typing = async () => {
    const app = await signedIn(path);
    const dialog = await chooseAction(app, '打标签', '设置');
    await app.user.type(dialog.getByRole('combobox'), '新标签{Enter}');
    return { app, dialog };
  };

  test('are shown beside those that were chosen, which stay; what is saved then was chosen', async () => {
    const mine = [...member.tags, '新标签'];
    const { app, dialog } = await typing();
    meanwhile({ tags: ['对方的标签'] });
    await app.user.click(dialog.getByRole('button', { name: '保存标签' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('现有标签：对方的标签');
    expect(dialog.getByTitle('新标签')).toBeInTheDocument();
    expect(now(member.id).tags).toEqual(['对方的标签']);
    await app.user.click(dialog.getByRole('button', { name: /保存标签$/ }));
    await screen.findByText('标签已保存');
    expect(now(member.id).tags).toEqual(mine);
  });

  test('are not overwritten by those that were chosen before a sign-in expired', async () => {
    const { app, dialog } = await typing();
    expireSession();
    await app.user.click(dialog.getByRole('button', { name: '保存标签' }));
    await screen.findByLabelText('用户名');
    meanwhile({ tags: ['对方的标签'] });
    await app.user.type(screen.getByLabelText('用户名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'health-2021');
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
    const again = await chooseAction(app, '打标签', '设置');
    expect(again.getByTitle('对方的标签')).toBeInTheDocument();
    expect(again.queryByTitle('新标签')).not.toBeInTheDocument();
  });
});

test('a member who cannot be anonymised yet: what stands in the way is one click away, with nothing to lose', async () => {
  const { members, records } = state().world;
  const owner = members.find(({ id, status }) => status === 'active' && openRecordsOf(records, id).length > 0);
  if (!owner) throw new Error('the world has no such member');
  member = owner;
  const [open] = openRecordsOf(records, owner.id);
  const app = await signedIn(`${DETAIL}?id=${owner.id}`);
  const dialog = await chooseAction(app, '注销并匿名化');
  await app.user.type(dialog.getByLabelText(/请输入会员编号/), owner.memberNo);
  await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('会员有未完结的筛查记录，不能注销');
  await app.user.click(dialog.getByRole('link', { name: open?.recordNo }));
  await waitFor(() => expect(app.address()).toBe(`/record/record-detail?id=${open?.id}`));
});

test('a member who has consented again is not said to have withdrawn', async () => {
  meanwhile({ privacyWithdrawnAt: '2026-11-01T10:00:00+08:00', privacyConsentAt: '2026-11-10T10:00:00+08:00' });
  await signedIn(path);
  await screen.findByRole('tab', { name: '基本信息' });
  expect(screen.queryByText(/撤回健康信息授权，/)).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /circle/ })).not.toBeInTheDocument();
});

test('a log that grows while one reads on says nothing twice', async () => {
  const entry = (index: number) => ({
    id: `log-${index}`,
    entityType: 'member',
    entityId: member.id,
    action: 'disable',
    changes: [],
    reason: `第 ${index} 次`,
    operatorName: '周宁',
    createdAt: new Date(Date.now() - 3_600_000 + index * 1000).toISOString(),
  });
  const { changeLog } = state();
  changeLog.push(...Array.from({ length: 25 }, (_, index) => entry(index)));
  // What is read next begins one entry later: nothing scrolls here, so it is read at once.
  server.use(
    http.get(`${API}/change-logs`, ({ request }) => {
      if (new URL(request.url).searchParams.get('current') === '2') changeLog.push(entry(25));
    }),
  );
  await signedIn(`${path}&tab=logs`);
  await screen.findByText('原因：第 0 次');
  expect(screen.getAllByText('原因：第 5 次')).toHaveLength(1);
});

describe('values that are newer than the console', () => {
  const strange = () => ({ gender: 'x', status: 'frozen', followStatus: 'muted' });

  test('are shown as such on the member’s page', async () => {
    const detail = { ...toMemberDetail(member), ...strange(), subscribeScene: 'alipay', idType: 'eid' };
    const record = { recordNo: 'R1', title: '项目', severity: 'extreme', dueAt: null, at: member.registeredAt };
    const overview = overviewOf(member);
    const work = [
      { ...record, id: '1', kind: 'record', no: 'R1', status: 'paused' },
      { ...record, id: '2', kind: 'visit', no: 'V1', status: 'open' },
    ];
    const events = [{ id: 'e', kind: 'danced', at: member.registeredAt }];
    server.use(
      http.get(`${API}/members/${member.id}`, () => data(detail)),
      http.get(`${API}/members/${member.id}/overview`, () => data({ ...overview, openWork: work, events })),
      http.get(`${API}/members/${member.id}/records`, () =>
        data({ list: [{ ...record, id: '1', projectName: '项目', status: 'paused', startedAt: record.at }], total: 1 }),
      ),
    );
    const app = await signedIn(path, 'en-US');
    for (const name of ['alipay', 'visit', 'danced', 'paused', 'muted', 'frozen']) {
      expect(await screen.findByText(`Unknown (${name})`)).toBeInTheDocument();
    }
    expect(screen.getAllByText(/^Unknown \(x\)/)).toHaveLength(2);
    expect(screen.getAllByText('Unknown (extreme)')).toHaveLength(2);
    expect(screen.getByText(/Unknown \(eid\)/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('tab', { name: 'Records' }));
    const row = within((await screen.findByText('R1')).closest('tr') ?? document.body);
    expect(row.getByText('Unknown (paused)')).toBeInTheDocument();
    expect(row.getByText('Unknown (extreme)')).toBeInTheDocument();
    // Nobody can say what turns them on or off.
    await app.user.click(screen.getByRole('button', { name: /More actions/ }));
    await screen.findByRole('menuitem', { name: 'Set tags' });
    expect(screen.queryByRole('menuitem', { name: /^(Disable|Enable)$/ })).not.toBeInTheDocument();
  });

  test('are shown as such in the list', async () => {
    server.use(
      http.get(`${API}/members`, () => data({ list: [{ ...toMember(member), ...strange(), age: null }], total: 1 })),
    );
    await signedIn('/member/member-list');
    expect(await screen.findByText('未知（x）')).toBeInTheDocument();
    expect(screen.getByText('未知（frozen）')).toBeInTheDocument();
  });

  test('are kept by the form', async () => {
    server.use(http.get(`${API}/members/${member.id}`, () => data({ ...toMemberDetail(member), gender: 'x' })));
    await signedIn(`${path}&edit=member`);
    expect(await screen.findByLabelText('未知（x）')).toBeChecked();
  });
});

describe('a member who does not arrive', () => {
  test('is said once, where they would stand', async () => {
    server.use(fault.json('GET', `/members/${member.id}`, { success: false, errorMessage: '查询超时' }, 500));
    await signedIn(path);
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    expect(screen.getAllByText('查询超时')).toHaveLength(1);
  });

  test.each<[string, () => object]>([
    ['without their tags', () => ({ ...toMemberDetail(member), tags: null })],
    ['without a version', () => ({ ...toMemberDetail(member), version: undefined })],
  ])('%s is none', async (_, answer) => {
    server.use(http.get(`${API}/members/${member.id}`, () => data(answer())));
    await signedIn(path);
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    expect(screen.getByText('服务器返回的内容无法识别，请重试。')).toBeInTheDocument();
  });

  test('leads to the error page where the server says so', async () => {
    const body = { success: false, errorCode: 'E9', errorMessage: '系统维护', showType: 9 };
    server.use(fault.json('GET', `/members/${member.id}`, body));
    await signedIn(path);
    await waitFor(() => expect(history.location.pathname).toBe('/exception'));
  });
});

describe('a member who is cancelled', () => {
  test('cannot be edited, which is said, and the address forgets it', async () => {
    cancelMeanwhile();
    const app = await signedIn(`${path}&edit=member&tab=logs`);
    expect(await screen.findByText(`会员 ${member.memberNo} 已注销，个人信息已清除，不能再编辑。`)).toBeInTheDocument();
    await waitFor(() => expect(app.address()).toBe(`${path}&tab=logs`));
    expect(screen.queryByText(`编辑会员 ${member.memberNo}`)).not.toBeInTheDocument();
  });

  const typing = async () => {
    const app = await signedIn(`${path}&edit=member`);
    await app.user.click(await screen.findByRole('button', { name: '修改姓名' }));
    await app.user.type(screen.getByLabelText('姓名'), '欧阳明');
    return app;
  };
  const save = (app: App) => app.user.click(screen.getByRole('button', { name: /^(loading )?保存$/ }));

  const isSaidInTheDrawer = async (app: App) => {
    const drawer = await dialogWith('该会员刚刚被他人注销');
    expect(screen.queryByDisplayValue('欧阳明')).not.toBeInTheDocument();
    expect(screen.queryByText('内容已被他人修改')).not.toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: '查看会员现状' }));
    await waitFor(() => expect(app.address()).toBe(path));
    expect(screen.queryByText('放弃未保存的修改？')).not.toBeInTheDocument();
    expect(screen.getByText(/该会员已注销，个人信息已清除/)).toBeInTheDocument();
    expect(now(member.id).realName).toBeNull();
  };

  test('while they are being edited is told at the save; what was typed is gone, and they are shown', async () => {
    const app = await typing();
    cancelMeanwhile();
    await save(app);
    await isSaidInTheDrawer(app);
  });

  test('is told as well by a server that looks at the state before the version', async () => {
    const app = await typing();
    cancelMeanwhile();
    const refusal = { success: false, errorMessage: '会员已注销' };
    server.use(http.put(`${API}/members/${member.id}`, () => HttpResponse.json(refusal, { status: 403 })));
    await save(app);
    await isSaidInTheDrawer(app);
  });

  test('while a sign-in has expired leaves no draft behind', async () => {
    const app = await typing();
    expireSession();
    await save(app);
    await screen.findByLabelText('用户名');
    cancelMeanwhile();
    await app.user.type(screen.getByLabelText('用户名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'health-2021');
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
    await screen.findByText(/不能再编辑/);
    expect(takeDraft(`member:${member.id}`)).toBeUndefined();
  });
});
