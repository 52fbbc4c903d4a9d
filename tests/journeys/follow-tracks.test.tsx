import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { followUpTabFilters } from '@/domain/follow-up/tabs';
import { maskName } from '@/domain/mask';
import { tellOtherTabs } from '@/session/tabs';
import { businessDay } from '../../mock/clock';
import type { FollowUpRow } from '../../mock/follow-up/follow-up-row';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/data/follow-tracks';
const DAY_MS = 86_400_000;
const now = (id: string) => followUpOf((row) => row.id === id);
function followUpOf(is: (row: FollowUpRow) => boolean) {
  const found = state().world.followUps.find(is);
  if (!found) throw new Error('the world has no such follow-up');
  return found;
}
const recordOf = ({ recordId }: FollowUpRow) => {
  const record = state().world.records.find(({ id }) => id === recordId);
  if (!record) throw new Error('the follow-up has no record');
  return record;
};
const memberOf = ({ memberId }: FollowUpRow) => {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (!member) throw new Error('the follow-up has no member');
  return member;
};
const isOpen = ({ status, recordId }: FollowUpRow) => status === 'pending' && recordId !== null;
/** The list with this one in it. */
const alone = ({ followNo }: FollowUpRow) => `${PATH}?tab=all&assignee=&no=${followNo}`;
const opened = (row: FollowUpRow) => `${alone(row)}&edit=${row.id}`;

async function drawerOf({ followNo }: FollowUpRow) {
  const title = await screen.findByText(`随访 ${followNo}`);
  const drawer = title.closest<HTMLElement>('[role=dialog]');
  if (!drawer) throw new Error('it is in no drawer');
  await within(drawer).findByText('同患者随访');
  return drawer;
}

async function fill(app: App, drawer: HTMLElement) {
  const form = within(drawer);
  await app.user.click(await form.findByRole('radio', { name: '好转' }));
  await app.user.click(form.getByRole('radio', { name: '已就诊' }));
  await app.user.click(within(form.getByRole('radiogroup', { name: '不良反应' })).getByRole('radio', { name: '无' }));
  await app.user.type(form.getByLabelText('随访内容'), '按时服药，症状减轻');
}
const complete = (app: App, drawer: HTMLElement) =>
  // Its name says that an answer was on its way for a while longer.
  app.user.click(within(drawer).getByRole('button', { name: /完成随访$/ }));

describe('the list', () => {
  test('begins with what is overdue and one’s own, and says how much each tab has', async () => {
    const own = state().world.followUps.filter(({ status, assigneeId }) => status === 'pending' && assigneeId === '1');
    const today = businessDay(Date.now());
    const overdue = own.filter(({ dueAt }) => businessDay(Date.parse(dueAt)) < today);
    const week = followUpTabFilters(today).next7Days;
    const soon = own.filter(({ dueAt }) => {
      const day = businessDay(Date.parse(dueAt));
      return day >= (week.dueFrom ?? '') && day < (week.dueBefore ?? '');
    });
    await signedIn(PATH);
    expect(await screen.findByRole('tab', { name: `逾期 ${overdue.length}` })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: `未来 7 天 ${soon.length}` })).toBeInTheDocument();
  });

  test('three missed calls on two days make a patient unreachable, who can be tried again', async () => {
    const row = followUpOf((one) => isOpen(one) && one.attemptLog.length === 0);
    const app = await signedIn(alone(row));
    const miss = async () => {
      const before = now(row.id).attemptLog.length;
      await app.user.click(await screen.findByRole('button', { name: '未接通' }));
      const dialog = await dialogWith('未接通原因');
      await app.user.click(dialog.getByRole('radio', { name: '未接听' }));
      await app.user.click(dialog.getByRole('button', { name: '记录' }));
      await waitFor(() => expect(now(row.id).attemptLog).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByText('未接通原因')).not.toBeInTheDocument());
    };
    await miss();
    // The day before, as the log says.
    const [first] = now(row.id).attemptLog;
    if (first) first.at = new Date(Date.now() - DAY_MS).toISOString();
    await miss();
    await miss();
    await app.user.click(await screen.findByRole('button', { name: `更多操作：${row.followNo}` }));
    await chooseEntry(app.user, '标记失访');
    const dialog = await dialogWith(/已尝试 3 次/);
    await app.user.click(dialog.getByRole('button', { name: '标记失访' }));
    await waitFor(() => expect(now(row.id).status).toBe('unreachable'));
    expect(await screen.findByText('失访')).toBeInTheDocument();
  });

  test('stays filtered under another tab, which has as many rows as it was said to have', async () => {
    const app = await signedIn(`${PATH}?tab=all&assignee=&dueFrom=2026-11-10`);
    const tab = async () => screen.findByRole('tab', { name: /已完成 \d/ });
    const name = (await tab()).textContent;
    const done = state().world.followUps.filter(
      ({ status, dueAt }) => status === 'done' && businessDay(Date.parse(dueAt)) >= '2026-11-10',
    );
    expect(name).toBe(`已完成 ${done.length}`);
    await app.user.click(await tab());
    expect(await screen.findByText(`共 ${done.length} 条`)).toBeInTheDocument();
    expect((await tab()).textContent).toBe(name);
  });

  test('gives several to a colleague at once, where there is something to give', async () => {
    const rows = state().world.followUps.filter(isOpen).slice(0, 2);
    const done = followUpOf(({ status }) => status === 'done');
    for (const row of state().world.followUps) row.assigneeId = [...rows, done].includes(row) ? '1' : '3';
    const app = await signedIn(`${PATH}?tab=all`);
    const tick = async ({ followNo }: FollowUpRow) =>
      app.user.click(await screen.findByRole('checkbox', { name: new RegExp(followNo) }));
    for (const row of rows) await tick(row);
    await app.user.click(await screen.findByRole('button', { name: /^改\s?派$/ }));
    const dialog = await dialogWith('改派 2 条随访');
    await app.user.click(dialog.getByRole('combobox', { name: '随访人' }));
    await app.user.click(await screen.findByTitle('周宁'));
    await app.user.click(dialog.getByRole('button', { name: /改\s?派/ }));
    await waitFor(() => expect(rows.filter(({ id }) => now(id).assigneeId === '2')).toHaveLength(2));
    await app.user.click(screen.getByRole('tab', { name: /已完成/ }));
    await tick(done);
    expect(await screen.findByRole('button', { name: /导出所选/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^改\s?[派期]$/ })).not.toBeInTheDocument();
  });

  test('is gone through by J and K in its drawer', async () => {
    const app = await signedIn(`${PATH}?tab=all`);
    const boxes = await screen.findAllByRole('checkbox', { name: /F\d{14}/ });
    const nos = boxes.slice(0, 2).map((box) => /F\d{14}/.exec(box.getAttribute('aria-label') ?? '')?.[0] ?? '');
    const [first, second] = nos.map((no) => followUpOf(({ followNo }) => followNo === no));
    if (!first || !second) throw new Error('the list has no two rows');
    await app.user.click((boxes[0] as HTMLElement).closest('tr')?.cells[2] as HTMLElement);
    await drawerOf(first);
    await app.user.keyboard('j');
    await drawerOf(second);
    await app.user.keyboard('k');
    await drawerOf(first);
  });

  test('leads on to the next after an attempt in vain, though the row has moved to the end', async () => {
    const rows = state().world.followUps.filter(isOpen).slice(0, 2);
    for (const row of rows) row.attemptLog = [];
    for (const row of state().world.followUps) row.assigneeId = rows.includes(row) ? '1' : '3';
    const app = await signedIn(`${PATH}?tab=all&sort=priority`);
    const order = async () =>
      (await screen.findAllByRole('checkbox', { name: /F\d{14}/ })).map(
        (box) => /F\d{14}/.exec(box.getAttribute('aria-label') ?? '')?.[0] ?? '',
      );
    const [first, second] = (await order()).map((no) => followUpOf(({ followNo }) => followNo === no));
    if (!first || !second) throw new Error('the list has no two rows');
    await app.user.click(
      (await screen.findByRole('checkbox', { name: new RegExp(first.followNo) })).closest('tr')
        ?.cells[2] as HTMLElement,
    );
    await drawerOf(first);
    await app.user.keyboard('u');
    const dialog = await dialogWith('未接通原因');
    await app.user.click(dialog.getByRole('radio', { name: '占线' }));
    await app.user.click(dialog.getByRole('button', { name: '记录' }));
    await waitFor(() => expect(now(first.id).attemptLog).toHaveLength(1));
    await waitFor(async () => expect((await order()).at(-1)).toBe(first.followNo));
    await waitFor(() => expect(screen.queryByText('未接通原因')).not.toBeInTheDocument());
    await app.user.keyboard('j');
    await drawerOf(second);
  });

  test('putting off into the past is refused', async () => {
    const row = followUpOf(isOpen);
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await app.user.click(await within(drawer).findByRole('button', { name: /更多操作/ }));
    await chooseEntry(app.user, '改期');
    const dialog = await dialogWith(/按时随访率仍按原定时间计算/);
    await app.user.type(dialog.getByLabelText('应访时间'), '2020-01-01 10:00');
    await app.user.keyboard('{Tab}');
    await app.user.type(dialog.getByLabelText('原因'), '会员出差');
    await app.user.click(dialog.getByRole('button', { name: '改期' }));
    expect(await dialog.findByText('请选择将来的时间')).toBeInTheDocument();
    expect(now(row.id).rescheduleCount).toBe(row.rescheduleCount);
  });
});

test('whoever is not to be contacted is called once that was asked, and what came of it is written down', async () => {
  const row = followUpOf((one) => isOpen(one) && memberOf(one).realName !== null);
  memberOf(row).doNotContact = { reason: '会员要求不要联系', until: null };
  const app = await signedIn(opened(row));
  const drawer = await drawerOf(row);
  await app.user.click(within(drawer).getByRole('button', { name: /^去电/ }));
  await screen.findByText('原因：会员要求不要联系');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: '仍要去电' }));
  await screen.findByRole('timer');
  await waitFor(() => expect(screen.getByRole('button', { name: '记录结果' })).toHaveFocus());
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(within(drawer).getByRole('radio', { name: '痊愈' })).toHaveFocus());
});

describe('completing', () => {
  test('the first contact makes its record contacted', async () => {
    const row = followUpOf((one) => isOpen(one) && one.plan === 'first' && recordOf(one).status === 'approved');
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    expect(await within(drawer).findByText(/待联系的记录将变为“已联系”/)).toBeInTheDocument();
    await fill(app, drawer);
    await complete(app, drawer);
    await waitFor(() => expect(recordOf(row).status).toBe('contacted'));
    await waitFor(() => expect(app.address()).not.toContain('edit='));
  });

  test('what was agreed on opens the next round', async () => {
    const row = followUpOf((one) => isOpen(one) && one.plan !== 'first');
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await fill(app, drawer);
    const next = businessDay(Date.now() + 3 * DAY_MS);
    await app.user.type(within(drawer).getByLabelText('下次随访'), `${next} 14:30`);
    await app.user.keyboard('{Tab}');
    await complete(app, drawer);
    await waitFor(() => expect(now(row.id).status).toBe('done'));
    const opens = followUpOf((one) => one.recordId === row.recordId && one.status === 'pending');
    expect(opens).toMatchObject({ plan: 'custom', round: expect.any(Number) });
    expect(Date.parse(opens.dueAt)).toBe(Date.parse(`${next}T14:30:00+08:00`));
  });

  test('by keyboard alone, and on to the next', async () => {
    const row = followUpOf(isOpen);
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await within(drawer).findByRole('radio', { name: '痊愈' });
    within(drawer).getByRole('radio', { name: '痊愈' }).focus();
    await app.user.keyboard(' {Tab} {Tab} {Tab}');
    await app.user.keyboard('症状消失{Control>}s{/Control}');
    await waitFor(() => expect(now(row.id)).toMatchObject({ status: 'done', outcome: 'recovered', adverse: 'none' }));
  });

  test('keeps what was typed where somebody else was faster', async () => {
    const row = followUpOf(isOpen);
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await fill(app, drawer);
    now(row.id).version += 1;
    await complete(app, drawer);
    expect(await within(drawer).findByText(/他人刚刚做了更改/)).toBeInTheDocument();
    expect(within(drawer).getByLabelText('随访内容')).toHaveValue('按时服药，症状减轻');
    await complete(app, drawer);
    await waitFor(() => expect(now(row.id)).toMatchObject({ status: 'done', content: '按时服药，症状减轻' }));
  });

  test('keeps it too where the other has completed it, and says so', async () => {
    const row = followUpOf(isOpen);
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await fill(app, drawer);
    Object.assign(now(row.id), { status: 'cancelled', cancelReason: '重复', version: row.version + 1 });
    await complete(app, drawer);
    expect(await within(drawer).findByText(/当前为“已取消”，无法再提交/)).toBeInTheDocument();
    expect(within(drawer).getByLabelText('随访内容')).toHaveValue('按时服药，症状减轻');
  });

  test('loses nothing that was typed when the sign-in expires', async () => {
    const row = followUpOf(isOpen);
    const app = await signedIn(opened(row));
    await fill(app, await drawerOf(row));
    expireSession();
    tellOtherTabs('signed-out');
    await app.user.type(await screen.findByLabelText('用户名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'health-2021');
    await app.user.click(screen.getByRole('button', { name: /登录$/ }));
    const drawer = await drawerOf(row);
    expect(within(drawer).getByLabelText('随访内容')).toHaveValue('按时服药，症状减轻');
    expect(within(drawer).getByRole('radio', { name: '好转' })).toBeChecked();
  });

  test('a death is asked about once more, and ends all', async () => {
    const row = followUpOf((one) => isOpen(one) && recordOf(one).status === 'approved');
    const app = await signedIn(opened(row));
    const drawer = await drawerOf(row);
    await fill(app, drawer);
    await app.user.click(within(drawer).getByRole('radio', { name: '死亡' }));
    expect(within(drawer).queryByLabelText('下次随访')).not.toBeInTheDocument();
    expect(within(drawer).queryByText(/将变为“已联系”/)).not.toBeInTheDocument();
    // Of a death with a reaction nobody is asked whether it was serious.
    await app.user.click(within(drawer).getByRole('radio', { name: '轻度' }));
    expect(within(drawer).queryByRole('switch')).not.toBeInTheDocument();
    await complete(app, drawer);
    await app.user.click(await screen.findByRole('button', { name: '确认并完成' }));
    await waitFor(() => expect(recordOf(row)).toMatchObject({ status: 'closed', closeReason: 'other' }));
    expect(now(row.id)).toMatchObject({ adverseSerious: true, doneByName: '林晓' });
  });
});

test('a new one says whose number was typed, before anything is made for them', async () => {
  const row = followUpOf(isOpen);
  const member = memberOf(row);
  member.doNotContact = { reason: '患者已离世', until: null };
  const before = state().world.followUps.length;
  const app = await signedIn('/data/follow-tracks?edit=new');
  const drawer = await dialogWith('新建随访');
  await app.user.type(drawer.getByLabelText('会员编号'), 'M00000000000');
  expect(await drawer.findByText('没有这个会员编号，请检查编号')).toBeInTheDocument();
  await app.user.clear(drawer.getByLabelText('会员编号'));
  await app.user.type(drawer.getByLabelText('会员编号'), member.memberNo);
  expect(await drawer.findByText(maskName(member.realName ?? ''))).toBeInTheDocument();
  expect(await drawer.findByText('请勿联系该会员：患者已离世')).toBeInTheDocument();
  await app.user.type(drawer.getByLabelText('应访时间'), '2099-01-05 10:00{Enter}');
  await app.user.click(drawer.getByRole('combobox', { name: '随访人' }));
  await app.user.click(await screen.findByText('林晓', { selector: '.ant-select-item-option-content' }));
  await app.user.click(drawer.getByRole('button', { name: '保存' }));
  expect((await dialogWith('请勿联系，仍要安排随访？')).getByText('原因：患者已离世')).toBeInTheDocument();
  expect(state().world.followUps).toHaveLength(before);
  await app.user.click(screen.getByRole('button', { name: '仍要安排' }));
  await waitFor(() => expect(state().world.followUps).toHaveLength(before + 1));
  expect(state().world.followUps.at(-1)).toMatchObject({ memberId: member.id, status: 'pending' });
});

describe('afterwards', () => {
  test('a serious reaction waits until somebody says what was done, and a slip is corrected', async () => {
    const row = followUpOf(({ status }) => status === 'done');
    Object.assign(row, { adverse: 'severe', adverseSerious: true, adverseAckAt: null });
    const app = await signedIn(alone(row));
    await app.user.click(await screen.findByRole('button', { name: '确认知悉' }));
    const dialog = await dialogWith('处理情况');
    await app.user.type(dialog.getByLabelText('处理情况'), '已联系主管医生');
    await app.user.click(dialog.getByRole('button', { name: '确认知悉' }));
    await waitFor(() => expect(now(row.id).adverseAckNote).toBe('已联系主管医生'));
    await waitFor(() => expect(screen.queryByText('确认知悉')).not.toBeInTheDocument());
    await app.user.click(await screen.findByRole('button', { name: `更多操作：${row.followNo}` }));
    await chooseEntry(app.user, '更正');
    const mend = await dialogWith(/原内容会保留/);
    await app.user.click(mend.getByRole('radio', { name: '加重' }));
    await app.user.type(mend.getByLabelText('原因'), '选错了结果');
    await app.user.click(mend.getByRole('button', { name: '更正' }));
    await waitFor(() => expect(now(row.id)).toMatchObject({ outcome: 'worse', adverse: 'severe' }));
    await app.user.click(screen.getByRole('link', { name: /查\s?看/ }));
    await app.user.click(within(await drawerOf(row)).getByRole('button', { name: /操作日志/ }));
    expect(await screen.findByText(/选错了结果/)).toBeInTheDocument();
  });
});
