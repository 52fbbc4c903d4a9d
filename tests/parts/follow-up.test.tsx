import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expire } from '@/components/form/testing/notes';
import { click } from '@/components/testing/events';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { AdverseTag } from '@/features/follow-up/AdverseTag';
import { CallBrief } from '@/features/follow-up/CallBrief';
import { ContactResultFields } from '@/features/follow-up/ContactResultFields';
import { toContactResult, toContactValues } from '@/features/follow-up/contact-values';
import { DueCell } from '@/features/follow-up/DueCell';
import { RescheduleDialog } from '@/features/follow-up/dialogs/RescheduleDialog';
import { FollowUpList } from '@/features/follow-up/FollowUpList';
import { NewFollowUpDrawer } from '@/features/follow-up/NewFollowUpDrawer';
import { createFollowUpPresenter } from '../../mock/follow-up/present';
import { state } from '../../mock/state';
import { NOW, signInAs } from '../app';
import { findDialog } from '../dialog';
import { prepareRecord } from '../records';
import { renderPart } from '../screen';
import { server } from '../server';

beforeEach(() => signInAs(0));

const findFollowUps = (status: string) => state().world.followUps.filter((row) => row.status === status);
const present = (row: object) => createFollowUpPresenter(NOW)(row as never);

type ContactProps = { initialValues?: object; wasDeceased?: boolean };

function ContactForm({ initialValues, wasDeceased }: ContactProps) {
  const [form] = Form.useForm();
  return (
    <Form form={form} initialValues={initialValues}>
      <ContactResultFields wasDeceased={wasDeceased} />
      <button type="button" onClick={() => void form.validateFields().catch(() => {})}>
        validate
      </button>
    </Form>
  );
}

test('the form of a contact has no initial values except the way, and requires every answer', async () => {
  const [row] = findFollowUps('pending');
  expect(toContactValues(present(row ?? {}))).toMatchObject({
    outcome: undefined,
    adverse: undefined,
    seenDoctor: undefined,
  });
  renderPart(<ContactForm initialValues={{ way: 'phone' }} />);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  await click(screen.getByRole('button', { name: 'validate' }));
  expect(await screen.findByText('不能为空')).toBeInTheDocument();
  for (const question of ['结果', '是否已就诊', '不良反应'])
    expect(screen.getByText(`请选择${question}`)).toBeInTheDocument();
});

test('asks whether a reaction is serious, except with the outcome deceased, which is always serious', async () => {
  renderPart(<ContactForm />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await click(screen.getByRole('radio', { name: '轻度' }));
  await click(screen.getByRole('switch', { name: '严重不良事件' }));
  const help = screen.getByText(/获知后 24 小时内报告申办者/);
  for (const source of [
    '《药物临床试验质量管理规范》',
    '《医疗器械临床试验质量管理规范》',
    '《药品不良反应报告和监测管理办法》',
  ])
    expect(help).toHaveTextContent(source);
  await click(screen.getByRole('radio', { name: '死亡' }));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('死亡伴不良反应按严重不良事件记录');
  expect(screen.getByText('保存后将关闭记录，并取消该患者的所有后续随访。')).toBeInTheDocument();
});

test('shows the record or the member of a call without an open follow-up, and retries after a failure', async () => {
  const open = new Set(findFollowUps('pending').map(({ memberId }) => memberId));
  const member = state().world.members.find(({ id, gender }) => !open.has(id) && gender === 'female');
  const { id: memberId = '', memberNo = '' } = member ?? {};
  server.use(http.get('*/follow-ups', () => HttpResponse.error(), { once: true }));
  const { user, unmount } = renderPart(<CallBrief {...{ memberId, memberNo }} />);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(/^女/)).toBeInTheDocument();
  expect(screen.getByText('没有待完成的随访')).toBeInTheDocument();
  unmount();
  const record = prepareRecord('submitted');
  renderPart(<CallBrief memberId={record.memberId} memberNo="" recordId={record.id} />);
  const project = state().world.projects.find(({ id }) => id === record.projectId);
  expect(await screen.findByText(project?.name ?? '')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: record.recordNo })).toBeInTheDocument();
});

test('warns when a death is corrected that closed records and canceled follow-ups are not restored', async () => {
  renderPart(<ContactForm initialValues={{ outcome: 'deceased' }} wasDeceased />);
  expect(screen.queryByText(/不会自动恢复/)).not.toBeInTheDocument();
  await click(screen.getByRole('radio', { name: '好转' }));
  expect(await screen.findByText(/已关闭的记录和已取消的随访不会自动恢复/)).toBeInTheDocument();
});

test('sends a contact as serious only with a reaction, and without a next date after a death', () => {
  const given = { way: 'phone', seenDoctor: 'no', content: '症状减轻', nextAt: '2026-12-01T10:00:00+08:00' } as const;
  expect(
    toContactResult({ ...given, outcome: 'improved', adverse: 'none', adverseSerious: true } as never),
  ).toMatchObject({
    adverseSerious: false,
    nextAt: given.nextAt,
  });
  expect(toContactResult({ ...given, outcome: 'deceased', adverse: 'mild' } as never)).toMatchObject({
    adverseSerious: true,
    nextAt: null,
  });
});

test('shows the time left and the agreed time of a pending follow-up, and the plain date of a completed one', () => {
  const dueAt = '2026-11-22T14:30:00+08:00';
  renderPart(
    <>
      <p data-testid="pending">
        <DueCell dueAt={dueAt} dueByCalendar={false} status="pending" />
      </p>
      <p data-testid="done">
        <DueCell dueAt={dueAt} dueByCalendar={false} status="done" />
      </p>
      <AdverseTag adverse="severe" adverseSerious />
      <AdverseTag adverse={'brandNew' as never} adverseSerious={false} />
    </>,
  );
  expect(screen.getByTestId('pending')).toHaveTextContent(/明天截止.*约定 14:30/);
  expect(screen.getByTestId('done')).toHaveTextContent(/^2026-11-22 14:30$/);
  expect(screen.getByText('重度 · 严重')).toBeInTheDocument();
  expect(screen.getByText(/brandNew/)).toBeInTheDocument();
});

test('a deadline shows the calendar it is based on', async () => {
  const { user } = renderPart(<DueCell dueAt="2026-11-23T23:59:59.999+08:00" dueByCalendar status="pending" />);
  await user.hover(screen.getByText('剩 2 天'));
  expect(await screen.findByText('按服务日历（周一至周六，2026 年节假日）')).toBeInTheDocument();
});

test('shows a serious reaction on the page of its member until someone acknowledges it with a note', async () => {
  const [row] = findFollowUps('done');
  if (!row) throw new Error('the world has no completed follow-up');
  for (const one of state().world.followUps) if (one.memberId === row.memberId) one.adverse = 'none';
  Object.assign(row, { adverse: 'severe', adverseSerious: true, adverseAckAt: null });
  const onChanged = vi.fn();
  const { user } = renderPart(<AdverseBanner memberId={row.memberId} onChanged={onChanged} />);
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(`${row.followNo} · 重度 · 严重不良事件`);
  expect(banner).toHaveTextContent(/上报：逾期/);
  await click(screen.getByRole('button', { name: `确认知悉 ${row.followNo}` }));
  const dialog = await findDialog('处理情况');
  await click(dialog.getByLabelText('处理情况'));
  await user.paste('已上报研究者');
  await click(dialog.getByRole('button', { name: '确认知悉' }));
  await waitFor(() => expect(screen.queryByText(/条不良反应待确认/)).not.toBeInTheDocument());
  expect(onChanged).toHaveBeenCalled();
  expect(state().world.followUps.find(({ id }) => id === row.id)?.adverseAckNote).toBe('已上报研究者');
});

test('the banner of all patients shows three reactions with their patients, a serious event first, and links to all', async () => {
  for (const one of state().world.followUps) one.adverse = 'none';
  const severe = findFollowUps('done').slice(0, 5);
  severe.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
  for (const row of severe)
    Object.assign(row, { adverse: 'severe', adverseSerious: false, adverseAckAt: null, assigneeId: '1' });
  const last = severe.at(-1);
  Object.assign(last ?? {}, { adverseSerious: true });
  renderPart(<AdverseBanner listPath="/list?unacknowledged=true" />);
  const banner = within(await screen.findByRole('alert'));
  expect(banner.getByText('有 5 条不良反应待确认')).toBeInTheDocument();
  const buttons = banner.getAllByRole('button', { name: /^确认知悉/ });
  expect(buttons).toHaveLength(3);
  expect(buttons[0]).toHaveAccessibleName(`确认知悉 ${last?.followNo}`);
  const links = banner.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/list?unacknowledged=true', ...Array(3).fill(expect.stringContaining('/member/'))]);
});

test('refuses to reschedule a follow-up to the past', async () => {
  const [row] = findFollowUps('pending');
  const { user } = renderPart(
    <RescheduleDialog followUp={present(row ?? {})} onChanged={() => {}} onClose={() => {}} />,
  );
  const dialog = await findDialog(/按时随访率仍按原定时间计算/);
  await click(dialog.getByLabelText('应访时间'));
  await user.paste('2020-01-01 10:00');
  await user.keyboard('{Tab}');
  await click(dialog.getByLabelText('原因'));
  await user.paste('会员出差');
  await click(dialog.getByRole('button', { name: /改\s?期$/ }));
  expect(await dialog.findByText('请选择将来的时间')).toBeInTheDocument();
});

test('lists the follow-ups of one member by number, without a patient column', async () => {
  const [row] = findFollowUps('pending');
  if (!row) throw new Error('the world has no pending follow-up');
  const own = state().world.followUps.filter(({ memberId }) => memberId === row.memberId);
  renderPart(<FollowUpList memberId={row.memberId} />);
  expect(await screen.findByText(`共 ${own.length} 条`)).toBeInTheDocument();
  expect(screen.getAllByText(/^F\d{14}$/)).toHaveLength(Math.min(own.length, 10));
  expect(screen.queryByRole('columnheader', { name: '患者' })).not.toBeInTheDocument();
});

test('a new follow-up of a record does not take over what was entered for another record of the member', async () => {
  const { records, members } = state().world;
  const [first] = records;
  const other = records.find(({ id }) => id !== first?.id);
  const member = members.find(({ id }) => id === first?.memberId);
  if (!first || !other || !member) throw new Error('the world has too few records');
  other.memberId = member.id;
  const drawer = (recordId: string) => (
    <NewFollowUpDrawer member={member} recordId={recordId} asksBeforeClosing onCreated={() => {}} onClose={() => {}} />
  );
  const view = renderPart(drawer(first.id));
  await click(await screen.findByRole('radio', { name: '微信' }));
  expire(view);
  const { unmount } = renderPart(drawer(other.id));
  expect(await screen.findByRole('radio', { name: '电话' })).toBeChecked();
  unmount();
  renderPart(drawer(first.id));
  expect(await screen.findByRole('radio', { name: '微信' })).toBeChecked();
});
