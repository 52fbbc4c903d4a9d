import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDay } from '@/domain/period/calendar';
import type { MemberRow } from '../../mock/member/fixtures';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const DETAIL = '/member/member-detail';
const memberOf = (is: (member: MemberRow) => boolean) => {
  const member = state().world.members.find(is);
  if (!member) throw new Error('the world has no such member');
  return member;
};
const now = (id: string) => memberOf((member) => member.id === id);
let member: MemberRow;

beforeEach(() => {
  member = memberOf(({ status, mobile, realName, privacyConsentAt, privacyWithdrawnAt, idNo, remark }) =>
    Boolean(status === 'active' && mobile && realName && privacyConsentAt && !privacyWithdrawnAt && !idNo && !remark),
  );
});

const editing = async () => {
  const app = await signedIn(`${DETAIL}?id=${member.id}&edit=member`);
  await screen.findByText(`编辑会员 ${member.memberNo}`);
  return app;
};
const remark = () => screen.getByLabelText('备注');
// jsdom ends no motion: antd's sign of a save that is over stays on the button, and in its name.
const save = (app: App) => app.user.click(screen.getByRole('button', { name: /^(loading )?保存$/ }));
/** What another operator saves in the meantime. */
const meanwhile = (changes: Partial<MemberRow>) =>
  Object.assign(now(member.id), changes, { version: member.version + 1 });

describe('the screen', () => {
  test('shows who it is, what is to do and what happened; its tabs stand in the address', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    expect(await screen.findByText('最近动态')).toBeInTheDocument();
    expect(app.heading()).toHaveTextContent(member.nickname ?? '未填写昵称');
    expect(document.title).not.toContain(member.nickname);
    await app.user.click(screen.getByRole('tab', { name: '筛查记录' }));
    expect(app.address()).toBe(`${DETAIL}?id=${member.id}&tab=records`);
    const records = state().world.records.filter(({ memberId }) => memberId === member.id);
    for (const { recordNo } of records) expect(await screen.findByText(recordNo)).toBeInTheDocument();
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('tab', { name: '基本信息' })).toHaveAttribute('aria-selected', 'true'));
  });

  test('says of what is to do how long there is, or how late it is', async () => {
    const due = state().world.followUps.find(({ status }) => status === 'pending');
    await signedIn(`${DETAIL}?id=${due?.memberId}`);
    const work = (await screen.findByText(due?.followNo ?? '')).closest('li');
    expect(work).toHaveTextContent(/剩 \d|逾期 \d|今天截止/);
  });

  test('has the reports of the member in a list that is filtered and paged in the address', async () => {
    const report = state().world.reports.find(({ status }) => status === 'approved');
    if (!report) throw new Error('the world has no such report');
    const app = await signedIn(`${DETAIL}?id=${report.memberId}&tab=reports&status=approved`);
    expect(await screen.findByRole('link', { name: report.reportNo })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /审核截止/ })).toBeInTheDocument();
    const others = state().world.reports.filter((one) => one.memberId === report.memberId && one.status !== 'approved');
    for (const { reportNo } of others) expect(screen.queryByText(reportNo)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: report.reportNo }));
    await waitFor(() => expect(app.address()).toContain(`/data/report-list?id=${report.id}`));
  });

  test('tells by which channel the member came, and leads to the days on which they were there', async () => {
    const { members } = state().world;
    const one = members.find(({ firstChannelName, unfollowedAt }) => firstChannelName && unfollowedAt);
    if (!one) throw new Error('the world has no such member');
    Object.assign(one, { lastVisitAt: one.registeredAt });
    await signedIn(`${DETAIL}?id=${one.id}&tab=tracks`);
    const link = await screen.findByRole('link', { name: /查看渠道明细/ });
    const before = addDays(businessDay(Date.parse(one.unfollowedAt ?? '')), 1);
    expect(link).toHaveAttribute(
      'href',
      `/channel/channel-tracks?memberNo=${one.memberNo}&from=${addDays(before, -92)}&before=${before}`,
    );
    expect((await screen.findAllByText(one.firstChannelName ?? ''))[0]).toBeInTheDocument();
    expect((await screen.findAllByText(/^取关/))[0]).toBeInTheDocument();
  });

  test.each([`${DETAIL}?id=999`, DETAIL])('%s is nobody, and leads back to the list', async (path) => {
    const app = await signedIn(path);
    expect(await screen.findByText('会员不存在')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(app.address()).toBe('/member/member-list'));
  });

  test('a member that does not arrive is not taken for one that is not there', async () => {
    server.use(fault.status('GET', `/members/${member.id}`, 500));
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('tab', { name: '基本信息' })).toBeInTheDocument();
  });

  test('of a cancelled member nothing personal is left, and nothing can be done', async () => {
    const cancelled = memberOf(({ status }) => status === 'cancelled');
    await signedIn(`${DETAIL}?id=${cancelled.id}&edit=member`);
    expect(await screen.findByText(/该会员已注销/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /编辑|查看明文|更多操作/ })).not.toBeInTheDocument();
    expect(screen.queryByText(`编辑会员 ${cancelled.memberNo}`)).not.toBeInTheDocument();
  });
});

describe('editing', () => {
  test('saves what was changed and nothing else, and says so', async () => {
    const app = await editing();
    await app.user.type(remark(), '  家属陪同  ');
    await save(app);
    await screen.findByText('已保存');
    expect(now(member.id)).toMatchObject({ remark: '家属陪同', mobile: member.mobile, realName: member.realName });
    await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${member.id}`));
    expect(await screen.findByText('家属陪同')).toBeInTheDocument();
  });

  test('nothing changed is nothing sent', async () => {
    const app = await editing();
    const calls = recordCalls();
    await save(app);
    await screen.findByText('没有需要保存的修改');
    expect(calls).not.toContain(`PUT /members/${member.id}`);
  });

  test('double click, Enter and Ctrl+S are one save', async () => {
    const app = await editing();
    const gate = deferred();
    server.use(
      http.put(`*/members/${member.id}`, async () => {
        await gate.promise;
      }),
    );
    const calls = recordCalls();
    await app.user.type(remark(), 'a');
    await app.user.dblClick(screen.getByRole('button', { name: '保存' }));
    await app.user.keyboard('{Control>}s{/Control}');
    gate.resolve(undefined);
    await screen.findByText('已保存');
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('Enter in a field saves', async () => {
    const app = await editing();
    await app.user.click(screen.getByRole('button', { name: '修改姓名' }));
    await app.user.type(screen.getByLabelText('姓名'), '欧阳明{Enter}');
    await screen.findByText('已保存');
    expect(now(member.id).realName).toBe('欧阳明');
  });

  test('a form that is closed gives the focus back to what opened it', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    await app.user.click(await screen.findByRole('button', { name: '编辑' }));
    await screen.findByText(`编辑会员 ${member.memberNo}`);
    await app.user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑' })).toHaveFocus());
  });

  test('Ctrl+S saves', async () => {
    const app = await editing();
    await app.user.type(remark(), 'a{Control>}s{/Control}');
    await screen.findByText('已保存');
    expect(now(member.id).remark).toBe('a');
  });

  test('a number that somebody else has is refused on its field, which gets the focus', async () => {
    const other = memberOf(({ id, mobile }) => id !== member.id && Boolean(mobile));
    const app = await editing();
    await app.user.click(screen.getByRole('button', { name: '修改手机号' }));
    await app.user.type(screen.getByLabelText('手机号'), `+86 ${other.mobile}`);
    await save(app);
    expect(await screen.findByText('该手机号已被其他会员使用')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
    expect(screen.getByLabelText('手机号')).toHaveValue(other.mobile);
    expect(now(member.id).mobile).toBe(member.mobile);
  });

  test('a number is cleared only when somebody empties it, and that is a change', async () => {
    const app = await editing();
    await app.user.click(screen.getByRole('button', { name: '修改手机号' }));
    await app.user.click(screen.getByRole('button', { name: '修改姓名' }));
    await app.user.type(screen.getByLabelText('手机号'), '1');
    await app.user.clear(screen.getByLabelText('手机号'));
    await save(app);
    await screen.findByText('已保存');
    expect(now(member.id)).toMatchObject({ mobile: null, realName: member.realName });
  });

  /** Holds the next save back until the gate is opened. */
  const holdSave = () => {
    const gate = deferred<void>();
    server.use(http.put(`*/members/${member.id}`, () => gate.promise));
    return gate;
  };

  test('what is typed while a save is under way is neither lost nor said to be saved', async () => {
    const app = await editing();
    const gate = holdSave();
    await app.user.type(remark(), '先写的');
    await save(app);
    await app.user.type(remark(), '，后写的');
    gate.resolve();
    await screen.findByText(/之后填写的尚未保存/);
    expect(remark()).toHaveValue('先写的，后写的');
    expect(now(member.id).remark).toBe('先写的');
    await save(app);
    await screen.findByText('已保存');
    expect(now(member.id).remark).toBe('先写的，后写的');
  });

  test('an answer that comes after the form was left calls nobody back', async () => {
    const app = await editing();
    const gate = holdSave();
    await app.user.type(remark(), 'a');
    await save(app);
    act(() => history.push('/welcome'));
    await app.user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(app.address()).toBe('/welcome'));
    gate.resolve();
    await screen.findByText('已保存');
    expect(app.address()).toBe('/welcome');
  });

  test('nor does a failure that comes then go unsaid', async () => {
    const app = await editing();
    const gate = deferred<void>();
    server.use(http.put(`*/members/${member.id}`, () => gate.promise.then(() => Response.error())));
    await app.user.type(remark(), 'a');
    await save(app);
    act(() => history.push('/welcome'));
    await app.user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(app.address()).toBe('/welcome'));
    gate.resolve();
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
  });

  test('a tag that is typed and not yet taken is saved by Ctrl+S, too', async () => {
    const app = await editing();
    await app.user.type(screen.getByLabelText('标签'), '待回访{Control>}s{/Control}');
    await screen.findByText('已保存');
    expect(now(member.id).tags).toContain('待回访');
  });

  test('what the server cannot say on a field is said above the form, and nothing is lost', async () => {
    const app = await editing();
    server.use(http.put(`*/members/${member.id}`, () => Response.error()));
    await app.user.type(remark(), 'a');
    await save(app);
    const form = await dialogWith(`编辑会员 ${member.memberNo}`);
    expect(await form.findByRole('alert')).toHaveTextContent('网络错误内容还在，请重试。');
    expect(remark()).toHaveValue('a');
  });
});

test('bad input is refused on its field, nothing is sent, nothing is cut off', async () => {
  const app = await editing();
  const calls = recordCalls();
  await app.user.click(screen.getByRole('button', { name: '修改姓名' }));
  await app.user.click(screen.getByRole('button', { name: '修改手机号' }));
  const max = 200;
  const cases: [label: string, text: string, refusal: RegExp][] = [
    ['备注', '字'.repeat(max + 1), /最多 200 个字符/],
    ['备注', '😀'.repeat(max + 1), /最多 200 个字符，现在有 201 个/],
    ['备注', 'x'.repeat(10_000), /最多 200 个字符，现在有 10000 个/],
    ['姓名', 'x1', /姓名只能是/],
    ['姓名', '\u202E张三丰1', /姓名只能是/],
    ['手机号', '12345678901', /手机号格式不正确/],
  ];
  for (const [label, text, refusal] of cases) {
    const field = screen.getByLabelText(label);
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste(text);
    await save(app);
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect([...(field as HTMLInputElement).value].length).toBeGreaterThanOrEqual([...text].length - 1);
    await app.user.clear(field);
    await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
  }
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);

  // At the limit, and of four bytes each.
  await app.user.click(screen.getByRole('button', { name: '不修改姓名' }));
  await app.user.click(screen.getByRole('button', { name: '不修改手机号' }));
  await app.user.click(remark());
  await app.user.paste('😀'.repeat(max));
  await save(app);
  await screen.findByText('已保存');
  expect(now(member.id).remark).toBe('😀'.repeat(max));
});

describe('two operators', () => {
  test('see each other’s version, field by field, and what is saved was chosen', async () => {
    const app = await editing();
    await app.user.type(remark(), '我写的');
    await app.user.click(screen.getByLabelText('女'));
    meanwhile({ remark: '对方写的', tags: ['对方的标签'], gender: member.gender });
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    const choose = dialog.getByRole('button', { name: '按所选内容保存' });
    expect(choose).toBeDisabled();
    expect(dialog.getByRole('radio', { name: /对方的标签/ })).toBeChecked();
    const theirRemark = within(dialog.getByRole('radiogroup', { name: '备注' }));
    await app.user.click(theirRemark.getByRole('radio', { name: /我写的/ }));
    await app.user.click(choose);
    await screen.findByText('已保存');
    expect(now(member.id)).toMatchObject({ remark: '我写的', tags: ['对方的标签'], gender: 'female' });
  });

  test('a name that only they changed is theirs: the console has no value of mine to put over it', async () => {
    const app = await editing();
    await app.user.type(remark(), '我写的');
    meanwhile({ realName: '司马光', remark: '对方写的' });
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    expect(dialog.queryByText('姓名')).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '全部采用我的' }));
    await app.user.keyboard('{Control>}s{/Control}');
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now(member.id)).toMatchObject({ realName: '司马光', remark: '我写的' });
  });

  test('going back to the form keeps what was typed, and the next save meets theirs again', async () => {
    const app = await editing();
    await app.user.type(remark(), '我写的');
    meanwhile({ remark: '对方写的' });
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    await app.user.click(dialog.getByRole('button', { name: '返回继续编辑' }));
    expect(remark()).toHaveValue('我写的');
    await save(app);
    await dialogWith('内容已被他人修改');
    expect(now(member.id).remark).toBe('对方写的');
  });
});

describe('leaving with unsaved changes', () => {
  const asked = () => screen.findByRole('button', { name: '继续编辑' });

  test.each([
    ['a link', (_: App) => act(() => history.push('/welcome'))],
    ['Back', (_: App) => act(() => history.back())],
    ['another member', (_: App) => act(() => history.push(`${DETAIL}?id=1`))],
    ['closing the drawer', (app: App) => app.user.click(screen.getByRole('button', { name: '取消' }))],
  ])('by %s asks; staying keeps all', async (_, leave) => {
    const app = await signedIn('/member/member-list');
    act(() => history.push(`${DETAIL}?id=${member.id}&edit=member`));
    await screen.findByText(`编辑会员 ${member.memberNo}`);
    await app.user.type(remark(), 'a');
    const address = app.address();
    await leave(app);
    await asked();
    await app.user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(app.address()).toBe(address);
    expect(remark()).toHaveValue('a');
  });

  test('leaves once that is what the operator wants, and asks no more', async () => {
    const app = await editing();
    await app.user.type(remark(), 'a');
    act(() => history.push('/welcome'));
    await asked();
    await app.user.click(screen.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(app.address()).toBe('/welcome'));
    act(() => history.push('/member/member-list'));
    await waitFor(() => expect(app.address()).toBe('/member/member-list'));
    expect(now(member.id).remark).toBe(member.remark);
  });

  test('what was put back as it was is no change', async () => {
    const app = await editing();
    await app.user.type(remark(), 'a');
    await app.user.clear(remark());
    act(() => history.push('/welcome'));
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });

  test('another tab of the same screen is no leaving', async () => {
    const app = await editing();
    await app.user.type(remark(), 'a');
    act(() => history.push(`${DETAIL}?id=${member.id}&edit=member&tab=logs`));
    await waitFor(() =>
      expect(screen.getByText('操作与访问日志').closest('[role=tab]')).toHaveAttribute('aria-selected', 'true'),
    );
    expect(remark()).toHaveValue('a');
    act(() => history.push('/welcome'));
    await asked();
  });
});

describe('a sign-in that expires in mid-form', () => {
  const signInAgain = async (app: App, username: string) => {
    await app.user.type(await screen.findByLabelText('用户名'), username);
    await app.user.type(screen.getByLabelText('密码'), 'health-2021');
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  };

  test('gives the draft back to the same operator, who can save it', async () => {
    const app = await editing();
    await app.user.type(remark(), '打到一半');
    expireSession();
    await save(app);
    await signInAgain(app, 'operator');
    expect(await screen.findByText('重新登录前填写的内容已恢复，尚未保存。')).toBeInTheDocument();
    expect(remark()).toHaveValue('打到一半');
    await save(app);
    await screen.findByText('已保存');
    expect(now(member.id).remark).toBe('打到一半');
  });

  test('not to another', async () => {
    const app = await editing();
    await app.user.type(remark(), '打到一半');
    expireSession();
    await save(app);
    await signInAgain(app, 'operator2');
    await screen.findByText(`编辑会员 ${member.memberNo}`);
    expect(remark()).toHaveValue('');
    expect(screen.queryByText(/已恢复/)).not.toBeInTheDocument();
  });

  test('meets the version that was saved in between', async () => {
    const app = await editing();
    await app.user.type(remark(), '打到一半');
    expireSession();
    await save(app);
    meanwhile({ remark: '对方写的' });
    await signInAgain(app, 'operator');
    await screen.findByText(/已恢复/);
    await save(app);
    await dialogWith('内容已被他人修改');
    expect(now(member.id).remark).toBe('对方写的');
  });

  test('a dialog that is opened again has what was typed in it', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    const disable = async () => {
      await app.user.click(await screen.findByRole('button', { name: /更多操作/ }));
      await chooseEntry(app.user, '禁用');
      return dialogWith(`禁用会员 ${member.memberNo}`);
    };
    const dialog = await disable();
    await app.user.type(dialog.getByLabelText('原因'), '重复提交');
    expireSession();
    await app.user.click(dialog.getByRole('button', { name: '禁用' }));
    await signInAgain(app, 'operator');
    expect((await disable()).getByLabelText('原因')).toHaveValue('重复提交');
  });

  test('a draft that is not wanted is given up', async () => {
    const app = await editing();
    await app.user.type(remark(), '打到一半');
    expireSession();
    await save(app);
    await signInAgain(app, 'operator');
    await app.user.click(await screen.findByRole('button', { name: '放弃这些内容' }));
    expect(remark()).toHaveValue('');
    act(() => history.push('/welcome'));
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });
});

describe('revealing', () => {
  test('shows clear values for a purpose, logs it, and leaves nothing behind', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    const clear = member.realName ?? '';
    expect(document.body).not.toHaveTextContent(clear);
    await app.user.click(await screen.findByRole('button', { name: '查看姓名明文' }));
    const ask = await dialogWith(`查看会员 ${member.memberNo} 的明文信息`);
    await app.user.click(ask.getByRole('radio', { name: '客服回访' }));
    await app.user.click(ask.getByRole('button', { name: '查看明文' }));
    expect(await screen.findByText(clear)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/秒后自动隐藏/);
    expect(state().accessLog.at(-1)).toMatchObject({
      entityId: member.id,
      fields: ['realName'],
      purpose: 'callback',
      operatorName: '林晓',
      result: 'success',
    });
    expect(JSON.stringify(state().accessLog)).not.toContain(clear);
    await app.user.click(screen.getByRole('button', { name: '立即隐藏' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(clear));

    await app.user.click(screen.getByRole('tab', { name: '操作与访问日志' }));
    expect(await screen.findAllByText(/目的：客服回访/)).not.toHaveLength(0);
    expect(screen.getAllByText('内容：姓名')).not.toHaveLength(0);
  });

  test('without consent only the member may ask; the server’s refusal is said in the dialog', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    Object.assign(now(member.id), { privacyWithdrawnAt: new Date().toISOString() });
    await app.user.click(await screen.findByRole('button', { name: '查看姓名明文' }));
    const ask = await dialogWith(`查看会员 ${member.memberNo} 的明文信息`);
    // A purpose is said and never taken for granted.
    await app.user.click(ask.getByRole('button', { name: '查看明文' }));
    expect(await ask.findByText('不能为空')).toBeInTheDocument();
    await app.user.click(ask.getByRole('radio', { name: '数据核对' }));
    await app.user.click(ask.getByRole('button', { name: '查看明文' }));
    expect(await ask.findByRole('alert')).toHaveTextContent(/授权/);
    expect(document.body).not.toHaveTextContent(member.realName ?? '');
  });
});

describe('calling', () => {
  const grouped = () => (member.mobile ?? '').replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

  test('one click shows the number, in groups, to be copied, and is logged with its purpose', async () => {
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    await app.user.click(await screen.findByRole('button', { name: `去电：${member.memberNo}` }));
    expect(await screen.findByText(grouped())).toBeInTheDocument();
    expect(state().accessLog.at(-1)).toMatchObject({ entityId: member.id, fields: ['mobile'], purpose: 'callback' });
    await app.user.click(screen.getByRole('button', { name: '复制手机号' }));
    await waitFor(() => expect(document.querySelector('.ant-message')).toHaveTextContent('已复制'));
    await app.user.click(screen.getByRole('button', { name: '立即隐藏' }));
    await waitFor(() => expect(screen.queryByText(grouped())).not.toBeInTheDocument());
  });

  test('who is not to be contacted is called only after the reason was read', async () => {
    Object.assign(now(member.id), { doNotContact: { reason: '住院治疗期间不便接听', until: null } });
    const app = await signedIn(`${DETAIL}?id=${member.id}`);
    const call = await screen.findByRole('button', { name: `去电：${member.memberNo}` });
    const reveals = () => state().accessLog.length;
    const before = reveals();
    await app.user.click(call);
    const question = await dialogWith('请勿联系，仍要去电？');
    expect(question.getByText('原因：住院治疗期间不便接听')).toBeInTheDocument();
    await app.user.click(question.getByRole('button', { name: '不去电' }));
    await app.user.click(call);
    expect(reveals()).toBe(before);
    await app.user.click((await screen.findAllByRole('button', { name: '仍要去电' })).at(-1) as HTMLElement);
    expect(await screen.findByText(grouped())).toBeInTheDocument();
  });
});
