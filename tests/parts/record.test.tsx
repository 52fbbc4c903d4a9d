import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, write } from '@/components/testing/events';
import { ClaimNextButton } from '@/features/record/ClaimNextButton';
import { ReferDialog } from '@/features/record/dialogs/ReferDialog';
import { ReviewDialog } from '@/features/record/dialogs/ReviewDialog';
import { RecordStatus } from '@/features/record/RecordStatus';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { recordRowActions } from '@/features/record/row-actions';
import { toRecordDetail } from '../../mock/record/detail';
import { state } from '../../mock/state';
import { signInAs } from '../app';
import { findDialog } from '../dialog';
import { prepareRecord } from '../records';
import { renderPart } from '../screen';
import { server } from '../server';

beforeEach(() => signInAs(0));

const say = (key: string) => key;
const toActions = (change: object) => {
  const record = { ...toRecordDetail(prepareRecord('reviewing')), ...change };
  const does = { claim: vi.fn(async () => {}), open: vi.fn() };
  return { actions: recordRowActions(record as never, { t: say, tWork: say }, does), does, record };
};
const getKeys = (change: object) => toActions(change).actions.map(({ key }) => key);

test('a row offers the actions of its status and project, dangerous ones in a separate group', () => {
  expect(getKeys({ status: 'submitted' }).slice(0, 2)).toEqual(['claim', 'view']);
  expect(getKeys({ status: 'referred', isRecruit: true })).toContain('enroll');
  expect(getKeys({ status: 'referred', isRecruit: false })).not.toContain('enroll');
  expect(getKeys({ status: 'closed', closeReason: 'lost' })).toEqual(
    expect.arrayContaining(['view', 'newFollowUp', 'reopen']),
  );
  expect(getKeys({ status: 'closed', closeReason: 'withdrawn' })).toEqual(['view']);
  expect(getKeys({ status: 'abandoned' })).toEqual(['view', 'newFollowUp']);
  const { actions } = toActions({ status: 'approved' });
  const dangerous = actions.filter(({ group }) => group === 'danger').map(({ key }) => key);
  expect(dangerous).toEqual(expect.arrayContaining(['close', 'void']));
  expect(actions.at(-1)?.group).toBe('danger');
  // Closing is the next step when the patient could not be reached.
  const isCloseShown = (change: object) => toActions(change).actions.find(({ key }) => key === 'close')?.isShown;
  expect(isCloseShown({ status: 'approved', lostContact: null })).toBeUndefined();
  expect(isCloseShown({ status: 'approved', lostContact: 'refused' })).toBe(true);
});

test('claims the next record with the filter of the list, without its assignee and status', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/records/claim-next', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ success: true, data: toRecordDetail(prepareRecord('reviewing')) });
    }),
  );
  renderPart(<ClaimNextButton filter={{ assignee: 'me', status: 'reviewing', projectId: '9001' } as never} />);
  await click(screen.getByRole('button', { name: '领取下一条' }));
  await waitFor(() => expect(history.location.pathname).toBe('/record/record-detail'));
  expect(JSON.stringify(asked)).toContain('9001');
  expect(JSON.stringify(asked)).not.toMatch(/assignee|status/);
});

test('shows score and level of a result, the severity without a level, and an unknown status as it is', () => {
  const high = { severity: 'high', totalScore: 12, levelName: '高风险' } as const;
  renderPart(
    <>
      <p data-testid="level">
        <ResultCell {...high} />
      </p>
      <p data-testid="severity">
        <ResultCell {...high} totalScore={null} levelName={null} />
      </p>
      <p data-testid="none">
        <ResultCell severity={null} totalScore={null} levelName={null} />
        <RedFlagsCell redFlagCount={0} />
      </p>
      <p data-testid="flags">
        <RedFlagsCell redFlagCount={2} />
      </p>
      <RecordStatus status={'frozen' as never} />
    </>,
  );
  expect(screen.getByTestId('level')).toHaveTextContent('12 分 · 高风险');
  expect(screen.getByTestId('severity')).toHaveTextContent(/^高/);
  expect(screen.getByTestId('none')).toHaveTextContent('——');
  expect(screen.getByTestId('flags')).toHaveTextContent('2');
  expect(screen.getByText(/frozen/)).toBeInTheDocument();
});

test('a review requires a verdict and its reason, and warns when the record is assigned to another operator', async () => {
  const record = { ...toRecordDetail(prepareRecord('reviewing')), assigneeName: '周宁' };
  renderPart(<ReviewDialog record={record} onChanged={() => {}} onClose={() => {}} />);
  expect(await screen.findByText(/该记录由 周宁 审核/)).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: '提交审核' });
  await click(submit);
  expect(await screen.findByText('请选择资格判定')).toBeInTheDocument();
  await click(screen.getByRole('radio', { name: '符合' }));
  expect(screen.getByRole('status')).toHaveTextContent('进入待联系');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await click(screen.getByRole('radio', { name: '不符合' }));
  await click(submit);
  await waitFor(() => expect(screen.getByLabelText('不符合的原因')).toHaveAccessibleDescription(/不能为空/));
});

test('a referral sends the missing invitation, keeps the input, and continues once the member has signed', async () => {
  const row = prepareRecord('contacted');
  const { world } = state();
  world.agreements = world.agreements.filter(({ recordId }) => recordId !== row.id);
  const onChanged = vi.fn();
  renderPart(<ReferDialog record={toRecordDetail(row)} onChanged={onChanged} onClose={() => {}} />);
  expect(await screen.findByText(/当前为“未发送”，签署后才能转诊/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^转\s?诊$/ })).not.toBeInTheDocument();
  const appointment = screen.getByLabelText('预约时间');
  await write(appointment, '2026-11-25 09:00');
  await act(async () => void fireEvent.keyDown(appointment, { key: 'Enter', keyCode: 13 }));

  await click(await screen.findByRole('button', { name: '发送签署邀请' }));
  const question = await findDialog(`为记录 ${row.recordNo} 发送签署邀请`);
  await click(question.getByRole('button', { name: '发送签署邀请' }));
  expect(await screen.findByText(/当前为“待签”/)).toBeInTheDocument();
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ agreementStatus: 'unsigned' })));

  const sent = world.agreements.at(-1);
  if (sent) Object.assign(sent, { status: 'signed', signedAt: sent.sentAt });
  await click(screen.getByRole('button', { name: '刷新签署状态' }));
  expect(await screen.findByRole('button', { name: /^转\s?诊$/ })).toBeInTheDocument();
  expect(screen.getByLabelText('预约时间')).toHaveValue('2026-11-25 09:00');
});
