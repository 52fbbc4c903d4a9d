import { act, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { beforeEach, expect, test, vi } from 'vitest';
import { reveal } from '@/contract/limits/reveal';
import type { ReportDetail } from '@/contract/report';
import { ApproveDialog } from '@/features/report/dialogs/ApproveDialog';
import { EarlierReport } from '@/features/report/drawer/EarlierReport';
import { LeaseNote } from '@/features/report/drawer/LeaseNote';
import { ReportFacts } from '@/features/report/drawer/ReportFacts';
import { ReportPanes } from '@/features/report/drawer/ReportPanes';
import { ReviewFields } from '@/features/report/drawer/ReviewFields';
import { getReason, reviewChecks, toReading } from '@/features/report/drawer/review-values';
import { WithheldNote } from '@/features/report/drawer/WithheldNote';
import { ReportList } from '@/features/report/ReportList';
import { UploadReportDrawer } from '@/features/report/UploadReportDrawer';
import { findReport, toReport } from '../../mock/report/detail';
import { state } from '../../mock/state';
import { signInAs } from '../app';
import { findDialog } from '../dialog';
import { addReport } from '../reports';
import { renderPart } from '../screen';

beforeEach(() => signInAs(0));

function makeReport(change: Partial<ReportDetail> = {}): ReportDetail {
  const row = state().world.reports.find(({ status }) => status === 'pending');
  if (!row) throw new Error('the world has no pending report');
  const shown = { hidden: null, firstReading: null, isMine: false, pageCount: 3 };
  return { ...toReport(row, { id: '1', name: '林晓' } as never), ...shown, ...change };
}

const holder = {
  operatorId: '2',
  operatorName: '周宁',
  isMine: false,
  since: '2026-11-21T09:20:00+08:00',
  until: '2026-11-21T09:50:00+08:00',
};
const makeLease = (lease: object) => ({ claim: vi.fn(), takeOver: vi.fn(), ...lease }) as never;

test('shows who holds the lease and offers to take over or claim, unless the report is decided or needs another reader', () => {
  const read = (lease: object, change?: Partial<ReportDetail>) => {
    const { unmount } = renderPart(<LeaseNote report={makeReport(change)} lease={makeLease(lease)} />);
    const shown = [screen.getByRole('alert').textContent, screen.queryByRole('button')?.textContent];
    unmount();
    return shown.map((text) => text?.replace(/\s/g, ''));
  };
  expect(read({ status: 'held', holder })).toEqual([expect.stringContaining('周宁正在审核（09:20起）'), '接手']);
  expect(read({ status: 'lost', holder })[0]).toContain('周宁已接手审核');
  expect(read({ status: 'held', holder: { ...holder, isMine: true } })).toEqual([
    expect.stringContaining('您正在另一个窗口中审核'),
    '在本窗口继续审核',
  ]);
  expect(read({ status: 'free', holder: null })).toEqual([expect.stringContaining('对方已结束'), '重新领取']);
  expect(read({ status: 'lost', holder: null })).toEqual([expect.stringContaining('领取已到期'), '重新领取']);
  expect(read({ status: 'failed', holder: null })[0]).toContain('未能领取，请重试');
  expect(read({ status: 'held', holder }, { status: 'approved' })).toEqual([
    expect.stringContaining('报告已有结论'),
    undefined,
  ]);
  expect(read({ status: 'free', holder: null }, { firstReading: { isMine: true } as never })).toEqual([
    expect.stringContaining('需由另一位操作员复核'),
    undefined,
  ]);
});

test('names the first reader and values before a second reading is saved, and shows another reading as different', async () => {
  const item = { name: '血钾', value: '6.8', unit: 'mmol/L', range: '', flag: 'C' as const };
  const firstReading = { operatorName: '周宁', isMine: false, at: '2026-11-21T09:20:00+08:00' };
  const report = makeReport({ status: 'reviewing', firstReading, firstItems: [item], abnormalItems: [item] });
  const approve = (value: string) => (
    <ApproveDialog
      report={report}
      reading={{ conclusion: null, comment: null, abnormalItems: [{ ...item, value }] }}
      unseen={[]}
      isBlind={false}
      onChanged={vi.fn()}
      onClose={vi.fn()}
    />
  );
  const { unmount } = renderPart(approve('6.8'));
  const dialog = await findDialog(/^周宁 于 2026-11-21 09:20 初读出危急值/);
  expect(dialog.getByRole('listitem')).toHaveTextContent('血钾 6.8 mmol/L 危急值');
  expect(dialog.queryByText(/与初读不同/)).not.toBeInTheDocument();
  unmount();
  renderPart(approve('5.8'));
  const items = (await findDialog(/与初读不同/)).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('6.8 mmol/L'),
    expect.stringContaining('5.8 mmol/L'),
  ]);
});

test('says that a second reader decides about a critical value that is dropped after a reopening', async () => {
  const item = { name: '血钾', value: '6.8', unit: 'mmol/L', range: '', flag: 'C' as const };
  renderPart(
    <ApproveDialog
      report={makeReport({ status: 'reviewing', abnormalItems: [item] })}
      reading={{ conclusion: null, comment: null, abnormalItems: [] }}
      unseen={[]}
      isBlind={false}
      onChanged={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const dialog = await findDialog(/^本次记录没有此前读出的危急值/);
  expect(dialog.getByRole('listitem')).toHaveTextContent('血钾 6.8 mmol/L 危急值');
  expect(dialog.getByRole('button', { name: '提交并等待复核' })).toBeEnabled();
});

test('asks before taking a report over from another operator, but not from another window of the current user', async () => {
  const takeOver = vi.fn();
  const lease = (one: object) => makeLease({ status: 'held', holder: one, takeOver });
  const others = renderPart(<LeaseNote report={makeReport()} lease={lease(holder)} />);
  await others.user.click(screen.getByRole('button', { name: /接\s?手/ }));
  const question = await findDialog('从 周宁 接手这份报告？');
  expect(takeOver).not.toHaveBeenCalled();
  await others.user.click(question.getByRole('button', { name: /接\s?手/ }));
  await waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
  others.unmount();
  const own = renderPart(<LeaseNote report={makeReport()} lease={lease({ ...holder, isMine: true })} />);
  await own.user.click(screen.getByRole('button', { name: '在本窗口继续审核' }));
  await waitFor(() => expect(takeOver).toHaveBeenCalledTimes(2));
});

test('hides the files of a report under review until it is claimed or continued', () => {
  const { unmount } = renderPart(
    <ReportPanes report={makeReport()} files={[]} isClear={false}>
      {null}
    </ReportPanes>,
  );
  expect(screen.getByText('共 3 页，领取后可查看')).toBeInTheDocument();
  unmount();
  renderPart(
    <ReportPanes report={makeReport({ isMine: true })} files={[]} isClear={false}>
      {null}
    </ReportPanes>,
  );
  expect(screen.getByText('共 3 页，在本窗口继续审核后可查看')).toBeInTheDocument();
});

function ReviewForm({ isNamed = true }: { isNamed?: boolean }) {
  const [form] = Form.useForm();
  return (
    <Form form={form} initialValues={{ checks: ['person'], abnormalItems: [] }}>
      <ReviewFields
        patientName={isNamed ? '欧阳测试' : null}
        isNamed={isNamed}
        onCheckAll={() => form.setFieldValue('checks', [...reviewChecks])}
      />
      <button type="button" onClick={() => void form.validateFields().catch(() => {})}>
        validate
      </button>
    </Form>
  );
}

test('shows gender and age next to the checks when the patient has no name', () => {
  renderPart(
    <>
      <ReportFacts report={makeReport({ patientNameMasked: null, gender: 'female', ageAtExam: 41 })} />
      <ReviewForm isNamed={false} />
    </>,
  );
  expect(screen.getByText('女 · 41 岁')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '患者未登记姓名：报告上的性别、年龄相符' })).toBeInTheDocument();
});

test('an approval requires every check, and one button sets all', async () => {
  const { user } = renderPart(<ReviewForm />);
  expect(screen.getByRole('checkbox', { name: '患者姓名与报告一致：欧阳测试' })).toBeChecked();
  const validate = screen.getByRole('button', { name: 'validate' });
  await user.click(validate);
  expect(await screen.findByText(/逐项核对后才能通过/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '全部符合' }));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(validate);
  await waitFor(() => expect(screen.queryByText(/逐项核对后才能通过/)).not.toBeInTheDocument());
});

test('suggests a rejection reason for a single failed check, and normalizes empty texts of a reading', () => {
  const without = (failed: string) => reviewChecks.filter((check) => check !== failed);
  expect(reviewChecks.map((check) => getReason(without(check)))).toEqual([
    'wrongPerson',
    'wrongType',
    'expired',
    'blur',
  ]);
  expect(getReason([])).toBeUndefined();
  expect(getReason([...reviewChecks])).toBeUndefined();
  const item = { name: '血钾', result: '6.8', unit: null, range: null, flag: 'critical' };
  expect(toReading({ checks: [], conclusion: '', abnormalItems: [item] as never, comment: ' ' })).toEqual({
    conclusion: null,
    abnormalItems: [{ ...item, unit: '', range: '' }],
    comment: null,
  });
});

test('hides the files of a withdrawn agreement after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onHide = vi.fn();
  renderPart(<WithheldNote purpose="memberRequest" onHide={onHide} />);
  const note = within(screen.getByRole('alert'));
  expect(note.getByText('仅为“会员本人要求”显示')).toBeInTheDocument();
  expect(note.getByRole('timer')).toHaveTextContent(`${reveal.maxSeconds} 秒后自动隐藏`);
  await act(() => vi.advanceTimersByTimeAsync((reveal.maxSeconds + 1) * 1000));
  expect(onHide).toHaveBeenCalled();
});

test('lists the reports of a record with links, and uploads another one without a field for the record', async () => {
  const row = state().world.reports.find(({ recordId }) => recordId !== null);
  if (!row?.recordId) throw new Error('no report belongs to a record');
  const { user } = renderPart(<ReportList memberId={row.memberId} recordId={row.recordId} />);
  expect(await screen.findByRole('link', { name: row.reportNo })).toHaveAttribute(
    'href',
    expect.stringContaining(`id=${row.id}`),
  );
  await user.click(screen.getByRole('button', { name: '上传报告' }));
  const form = await findDialog('报告名称');
  expect(form.queryByLabelText('会员')).not.toBeInTheDocument();
});

test('an upload for a member offers the records of that member', async () => {
  const record = state().world.records.find(({ submittedAt }) => submittedAt !== null);
  if (!record) throw new Error('the world has no submitted record');
  const { user } = renderPart(
    <UploadReportDrawer memberId={record.memberId} onUploaded={() => {}} onClose={() => {}} />,
  );
  const form = await findDialog('关联记录');
  expect(form.queryByLabelText('会员')).not.toBeInTheDocument();
  await user.click(form.getByLabelText('关联记录'));
  expect(await screen.findByTitle(new RegExp(record.recordNo))).toBeInTheDocument();
});

test('compares an old report with the one before it, however many newer ones the member has', async () => {
  const approved = (examDate: string) => addReport({ status: 'approved', type: 'gene', examDate });
  for (let day = 10; day < 22; day += 1) approved(`2026-10-${day}`);
  approved('2019-05-06');
  const { id } = addReport({ type: 'gene', examDate: '2020-05-06' });
  renderPart(<EarlierReport report={toReport(findReport(id), { id: '1', name: '林晓' })} onClose={() => {}} />);
  expect(await screen.findByText(/2019-05-06/)).toBeInTheDocument();
});
