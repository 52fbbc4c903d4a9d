import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { followUpTabFilters } from '@/domain/follow-up/tabs';
import { maskName } from '@/domain/mask';
import { businessDay } from '../../mock/clock';
import type { FollowUpRow } from '../../mock/follow-up/follow-up-row';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { findMember, readRecord } from '../records';
import { recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/data/follow-tracks';
const DAY_MS = 86_400_000;
const followUps = () => state().world.followUps;
function findFollowUp(is: (row: FollowUpRow) => boolean) {
  const found = followUps().find(is);
  if (!found) throw new Error('the world has no such follow-up');
  return found;
}
const readFollowUp = (id: string) => findFollowUp((row) => row.id === id);
const getRecord = ({ recordId }: FollowUpRow) => readRecord(recordId ?? '');
const isOpen = ({ status, recordId }: FollowUpRow) => status === 'pending' && recordId !== null;
/** Path of the list filtered to this follow-up. */
const listOnly = ({ followNo }: FollowUpRow) => `${PATH}?tab=all&assignee=&no=${followNo}`;

async function findDrawer({ followNo }: FollowUpRow) {
  const drawer = await findDialog(`随访 ${followNo}`);
  await drawer.findByText('同患者随访');
  return drawer;
}
type Drawer = Awaited<ReturnType<typeof findDrawer>>;

async function openDrawer(row: FollowUpRow) {
  const app = await signedIn(`${listOnly(row)}&edit=${row.id}`);
  return { app, drawer: await findDrawer(row) };
}
const paste = async (app: App, field: HTMLElement, text: string) => {
  await app.user.click(field);
  await app.user.paste(text);
};
async function fill(drawer: Drawer, outcome: string, adverse: string) {
  fireEvent.click(await drawer.findByRole('radio', { name: outcome }));
  fireEvent.click(drawer.getByRole('radio', { name: '已就诊' }));
  fireEvent.click(within(drawer.getByRole('radiogroup', { name: '不良反应' })).getByRole('radio', { name: adverse }));
  fireEvent.change(drawer.getByLabelText('随访内容'), { target: { value: '按时服药，症状减轻' } });
}
// The name of the button includes its loading icon for a while after a response.
const complete = (drawer: Drawer) => fireEvent.click(drawer.getByRole('button', { name: /完成随访$/ }));

test('opens on the overdue follow-ups of the current user, and each tab has as many rows as its count', async () => {
  const own = followUps().filter(({ assigneeId }) => assigneeId === '1');
  const today = businessDay(Date.now());
  const dayOf = ({ dueAt }: FollowUpRow) => businessDay(Date.parse(dueAt));
  const pending = own.filter(({ status }) => status === 'pending');
  Object.assign(pending[0] as FollowUpRow, { dueAt: new Date(Date.now() - 2 * DAY_MS).toISOString() });
  const overdue = pending.filter((row) => dayOf(row) < today);
  const week = followUpTabFilters(today).next7Days;
  const soon = pending.filter((row) => dayOf(row) >= (week.dueFrom ?? '') && dayOf(row) < (week.dueBefore ?? ''));
  await signedIn(PATH);
  expect(await screen.findByRole('tab', { name: `逾期 ${overdue.length}`, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: `未来 7 天 ${soon.length}` })).toBeInTheDocument();
  const orderOf = (name: RegExp) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect(orderOf(/应访时间/)).toBe('ascending');
  fireEvent.click(screen.getByRole('tab', { name: `全部 ${own.length}` }));
  expect(await screen.findByRole('tab', { name: `全部 ${own.length}`, selected: true })).toBeInTheDocument();
  expect(orderOf(/应访时间/)).toBe('descending');
});

test('gives up a follow-up from its row after three attempts on two days', async () => {
  const row = findFollowUp(isOpen);
  const attempt = (ago: number): FollowUpRow['attemptLog'][number] => ({
    ...{ at: new Date(Date.now() - ago * DAY_MS).toISOString(), note: null, byName: '林晓' },
    way: 'phone',
    result: 'noAnswer',
  });
  row.attemptLog = [attempt(1), attempt(1), attempt(0)];
  const app = await signedIn(listOnly(row));
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${row.followNo}` }));
  await chooseEntry(app.user, '标记失访');
  const dialog = await findDialog(/已尝试 3 次/);
  fireEvent.click(dialog.getByRole('button', { name: '标记失访' }));
  await waitFor(() => expect(readFollowUp(row.id).status).toBe('unreachable'));
  expect(await screen.findByText('失访')).toBeInTheDocument();
});

test('records an unanswered call and when to call again with one click, reschedules, and closes when it is given up', async () => {
  const row = findFollowUp((one) => isOpen(one) && one.attemptLog.length === 0);
  // A call is recorded as one, whatever way is planned.
  row.way = 'sms';
  findMember(row).doNotContact = null;
  const { app } = await openDrawer(row);
  const chooseLast = async (title: string | RegExp) => {
    const dialog = await findDialog(title);
    const times = within(await dialog.findByRole('group', { name: '保存，并再次联系' }));
    // The next workday at 9:00, whatever the time of day.
    fireEvent.click(times.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('group', { name: '保存，并再次联系' })).not.toBeInTheDocument());
  };
  await app.user.keyboard('u');
  await chooseLast('未接通原因');
  const { attemptLog, dueAt, rescheduleCount } = readFollowUp(row.id);
  expect(await screen.findByText(/^已记录第 1 次尝试，应访时间 \S+ 09:00$/)).toBeInTheDocument();
  expect(attemptLog).toEqual([expect.objectContaining({ result: 'noAnswer', way: 'phone' })]);
  expect(new Date(dueAt).toISOString()).toMatch(/T01:00:00\.000Z$/);
  await app.user.keyboard('r');
  expect(await screen.findByText('用上方时间保存时，未填写的原因记为“稍后再联系”')).toBeInTheDocument();
  await chooseLast(new RegExp(`^改期 ${row.followNo} · .\\*+$`));
  expect(readFollowUp(row.id).rescheduleCount).toBe(rescheduleCount + 1);
  await app.user.keyboard('u');
  const reasons = await findDialog('未接通原因');
  fireEvent.click(reasons.getByRole('radio', { name: '拒访' }));
  fireEvent.click(await reasons.findByRole('switch', { name: '直接标记失访' }));
  fireEvent.click(reasons.getByRole('button', { name: '记录' }));
  await waitFor(() => expect(readFollowUp(row.id).status).toBe('unreachable'));
  await waitFor(() => expect(app.address()).not.toContain('edit='));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks before an attempt plans another call of a member who must not be contacted', async () => {
  const row = findFollowUp((one) => isOpen(one) && one.attemptLog.length === 0);
  findMember(row).doNotContact = { reason: '会员要求', until: null };
  const { app } = await openDrawer(row);
  await app.user.keyboard('u');
  const dialog = await findDialog('未接通原因');
  const times = within(await dialog.findByRole('group', { name: '保存，并再次联系' }));
  fireEvent.click(times.getAllByRole('button').at(-1) as HTMLElement);
  const question = await findDialog('请勿联系，仍要安排随访？');
  expect(readFollowUp(row.id).attemptLog).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: '仍要安排' }));
  await waitFor(() => expect(readFollowUp(row.id).rescheduleCount).toBe(row.rescheduleCount + 1));
});

test('says what several canceled follow-ups lead to', async () => {
  await signedIn(`${PATH}?tab=all`);
  fireEvent.click((await screen.findAllByRole('checkbox', { name: /^选择 F/ }))[0] as HTMLElement);
  const bar = within(screen.getByText('已选 1 条').closest('[role=status]') as HTMLElement);
  fireEvent.click(bar.getByRole('button', { name: /^取消随访$/ }));
  const dialog = await findDialog('取消 1 条随访');
  expect(dialog.getByText(/已转诊的记录仍会按项目计划安排下一轮随访.*首次联系仍未完成/)).toBeInTheDocument();
});

test('asks before a call about a critical value is put off to another day', async () => {
  const row = findFollowUp((one) => isOpen(one) && one.attemptLog.length === 0);
  findMember(row).doNotContact = null;
  const [report] = state().world.reports;
  const item = { name: '血钾', value: '6.8', unit: 'mmol/L', range: '', flag: 'C' as const };
  Object.assign(report ?? {}, { status: 'approved', abnormalItems: [item], firstItems: [item] });
  row.reportId = report?.id ?? null;
  const { dueAt } = row;
  const { app } = await openDrawer(row);
  await app.user.keyboard('r');
  const dialog = await findDialog(new RegExp(`^改期 ${row.followNo}`));
  const times = within(await dialog.findByRole('group', { name: '保存，并再次联系' }));
  fireEvent.click(times.getAllByRole('button').at(-1) as HTMLElement);
  const question = await findDialog('危急值须在今天联系患者');
  expect(readFollowUp(row.id).dueAt).toBe(dueAt);
  fireEvent.click(question.getByRole('button', { name: '仍要改期' }));
  await waitFor(() => expect(readFollowUp(row.id).dueAt).not.toBe(dueAt));
});

test('says that a filled form is lost when its follow-up is canceled, and closes it without another question', async () => {
  const row = findFollowUp((one) => isOpen(one) && one.attemptLog.length === 0 && one.plan === 'first');
  const { app, drawer } = await openDrawer(row);
  await fill(drawer, '加重', '重度');
  fireEvent.click(drawer.getByRole('button', { name: /更多操作/ }));
  await chooseEntry(app.user, '取消随访');
  const dialog = await findDialog(new RegExp(`^取消随访 ${row.followNo}`));
  expect(dialog.getByText('表单中已填写的随访结果不会保存。')).toBeInTheDocument();
  expect(dialog.getByText('首次联系仍未完成，但不再有截止时间。')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '误建' } });
  fireEvent.click(dialog.getByRole('button', { name: '取消随访' }));
  await screen.findByText(`已取消 ${row.followNo}`);
  await waitFor(() => expect(app.address()).not.toContain('edit='));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('completing a follow-up', () => {
  test('by keyboard marks the record as contacted and plans the next round', async () => {
    const row = findFollowUp((one) => isOpen(one) && one.plan === 'first' && getRecord(one).status === 'approved');
    findMember(row).doNotContact = null;
    const { app, drawer } = await openDrawer(row);
    expect(await drawer.findByText(/待联系的记录将变为“已联系”/)).toBeInTheDocument();
    await fill(drawer, '好转', '无');
    const next = businessDay(Date.now() + 3 * DAY_MS);
    await paste(app, drawer.getByLabelText('下次随访'), `${next} 14:30`);
    await app.user.keyboard('{Tab}');
    await app.user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(readFollowUp(row.id)).toMatchObject({
        ...{ status: 'done', outcome: 'improved', adverse: 'none', content: '按时服药，症状减轻' },
      }),
    );
    expect(await screen.findByText(`已完成，下次随访 ${next} 14:30`)).toBeInTheDocument();
    expect(getRecord(row).status).toBe('contacted');
    const opened = findFollowUp((one) => one.recordId === row.recordId && one.status === 'pending');
    expect(opened.plan).toBe('custom');
    expect(Date.parse(opened.dueAt)).toBe(Date.parse(`${next}T14:30:00+08:00`));
    await waitFor(() => expect(app.address()).not.toContain('edit='));
  });

  test('with more input during the request offers a correction with that input', async () => {
    const row = findFollowUp((one) => isOpen(one) && one.plan === 'first' && getRecord(one).status === 'approved');
    const { app, drawer } = await openDrawer(row);
    await fill(drawer, '好转', '无');
    const slow = deferred<void>();
    server.use(
      http.all(`*/api/admin/v1/follow-ups/${row.id}/complete`, async () => {
        await slow.promise;
      }),
    );
    await complete(drawer);
    await paste(app, drawer.getByLabelText('随访内容'), '，下周复查');
    slow.resolve();
    expect(await drawer.findByText(/完成此随访$/)).toBeInTheDocument();
    expect(drawer.queryByText(/将变为“已联系”/)).not.toBeInTheDocument();
    expect(readFollowUp(row.id).content).toBe('按时服药，症状减轻');
    fireEvent.click(drawer.getByRole('button', { name: /作为更正保存$/ }));
    const correction = await findDialog(new RegExp(`^更正随访 ${row.followNo} · `));
    expect(correction.getByLabelText('随访内容')).toHaveValue('按时服药，症状减轻，下周复查');
  });

  test('with the outcome deceased asks for confirmation and closes the record', async () => {
    const row = findFollowUp((one) => isOpen(one) && getRecord(one).status === 'approved');
    const { drawer } = await openDrawer(row);
    // A reaction that ends in death is serious; the form does not ask whether it is.
    await fill(drawer, '死亡', '轻度');
    expect(drawer.queryByLabelText('下次随访')).not.toBeInTheDocument();
    expect(drawer.queryByText(/将变为“已联系”/)).not.toBeInTheDocument();
    expect(drawer.queryByRole('switch')).not.toBeInTheDocument();
    await complete(drawer);
    fireEvent.click(await screen.findByRole('button', { name: '确认并保存' }));
    await waitFor(() => expect(getRecord(row)).toMatchObject({ status: 'closed', closeReason: 'other' }));
    expect(readFollowUp(row.id)).toMatchObject({ adverseSerious: true, doneByName: '林晓' });
  });
});

test('plans a follow-up for a member found by number or phone, and asks first when they must not be contacted', async () => {
  const member = findMember(findFollowUp(isOpen));
  member.doNotContact = { reason: '患者已离世', until: null };
  const before = followUps().length;
  const calls = recordCalls();
  const app = await signedIn(`${PATH}?no=F00000000000&edit=new`);
  const drawer = await findDialog('新建随访');
  const field = drawer.getByLabelText('会员');
  await paste(app, field, 'M00000000000');
  expect(await drawer.findByText('没有这个会员编号，请检查编号')).toBeInTheDocument();
  await app.user.clear(field);
  await paste(app, field, member.memberNo);
  const line = new RegExp(`· ${member.memberNo}$`);
  expect(await drawer.findByText(line)).toHaveTextContent(maskName(member.realName ?? ''));
  await paste(app, field, member.mobile ?? '');
  await waitFor(() => expect(drawer.queryByText(line)).not.toBeInTheDocument());
  await app.user.keyboard('{Enter}');
  expect(await drawer.findByText(line)).toBeInTheDocument();
  // A phone number is personal: it is sent in a body, and never in a URL.
  expect(calls).toContain('POST /members/search');
  expect(app.address()).not.toContain(member.mobile);
  expect(await drawer.findByText('请勿联系该会员：患者已离世')).toBeInTheDocument();
  await paste(app, drawer.getByLabelText('应访时间'), '2099-01-05 10:00');
  await app.user.keyboard('{Enter}');
  await app.user.click(drawer.getByRole('combobox', { name: '随访人' }));
  await app.user.click(await screen.findByText('林晓', { selector: '.ant-select-item-option-content' }));
  fireEvent.click(drawer.getByRole('button', { name: '保存' }));
  expect((await findDialog('请勿联系，仍要安排随访？')).getByText('原因：患者已离世')).toBeInTheDocument();
  expect(followUps()).toHaveLength(before);
  fireEvent.click(screen.getByRole('button', { name: '仍要安排' }));
  await waitFor(() => expect(followUps()).toHaveLength(before + 1));
  expect(followUps().at(-1)).toMatchObject({ memberId: member.id, status: 'pending' });
});

test('acknowledges a serious reaction with a note, then corrects the outcome with a reason', async () => {
  const row = findFollowUp(({ status }) => status === 'done');
  Object.assign(row, { adverse: 'severe', adverseSerious: true, adverseAckAt: null });
  const app = await signedIn(listOnly(row));
  fireEvent.click(await screen.findByRole('button', { name: '确认知悉' }));
  const dialog = await findDialog('处理情况');
  await paste(app, dialog.getByLabelText('处理情况'), '已联系主管医生');
  fireEvent.click(dialog.getByRole('button', { name: '确认知悉' }));
  await waitFor(() => expect(readFollowUp(row.id).adverseAckNote).toBe('已联系主管医生'));
  await waitFor(() => expect(screen.queryByText('确认知悉')).not.toBeInTheDocument());
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${row.followNo}` }));
  await chooseEntry(app.user, '更正');
  const correction = await findDialog(/原内容会保留/);
  fireEvent.click(correction.getByRole('radio', { name: '加重' }));
  await paste(app, correction.getByLabelText('原因'), '选错了结果');
  fireEvent.click(correction.getByRole('button', { name: '更正' }));
  await waitFor(() => expect(readFollowUp(row.id)).toMatchObject({ outcome: 'worse', adverse: 'severe' }));
});

test('asks since when a reaction is known to be serious that a correction makes so', async () => {
  const row = findFollowUp(({ status }) => status === 'done');
  const doneAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
  Object.assign(row, { outcome: 'worse', adverse: 'severe', adverseSerious: false, adverseAckAt: null, doneAt });
  const app = await signedIn(listOnly(row));
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${row.followNo}` }));
  await chooseEntry(app.user, '更正');
  const correction = await findDialog(/原内容会保留/);
  fireEvent.click(correction.getByRole('switch', { name: '严重不良事件' }));
  await paste(app, correction.getByLabelText('原因'), '家属告知昨日住院');
  const known = await correction.findByLabelText('获知时间');
  const yesterday = businessDay(Date.now() - DAY_MS);
  const submit = () => fireEvent.click(correction.getByRole('button', { name: '更正' }));
  await paste(app, known, `${businessDay(Date.now() - 4 * DAY_MS)} 10:00`);
  submit();
  expect(await correction.findByText('请填写完成随访之后、现在之前的时间')).toBeInTheDocument();
  await app.user.clear(known);
  await paste(app, known, `${yesterday} 10:00`);
  submit();
  await waitFor(() => expect(readFollowUp(row.id).seriousKnownAt).toMatch(new RegExp(`^${yesterday}T10:00`)));
});
