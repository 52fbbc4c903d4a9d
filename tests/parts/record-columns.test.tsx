import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordColumns } from '@/pages/record/record-list/columns';
import { recordFilters } from '@/pages/record/record-list/filters';
import { toRecordDetail } from '../../mock/record/detail';
import { signInAs } from '../app';
import { prepareRecord } from '../records';
import { renderPart } from '../screen';
import { server } from '../server';

beforeEach(() => signInAs(0));

const say = (key: string) => key;
const makeColumns = (call = vi.fn()) =>
  recordColumns({ t: say, tWork: say, genderAge: () => '', agreement: say, eligibility: say, call } as never);

function renderCell(key: string, change: object, call = vi.fn()) {
  const column = makeColumns(call).find((one) => one.key === key);
  const record = { ...toRecordDetail(prepareRecord('reviewing')), ...change };
  return { ...renderPart(column?.render?.(null as never, record as never, vi.fn()) as React.ReactNode), record };
}

test('offers a call to a masked number only when calls are allowed', async () => {
  const masked = { mobileMasked: '138****0000' };
  const { unmount } = renderCell('mobile', { ...masked, mayCall: false });
  expect(screen.getByText('138****0000')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const call = vi.fn(async () => {});
  const { user, record } = renderCell('mobile', { ...masked, mayCall: true }, call);
  await user.click(screen.getByRole('button', { name: `拨打电话：${record.recordNo}` }));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ recordId: record.id, memberId: record.memberId }),
    expect.any(HTMLElement),
    expect.any(Function),
  );
});

test('marks a record under review as pending when its eligibility is pending', () => {
  const { unmount } = renderCell('status', { status: 'reviewing', eligibility: 'pending' });
  expect(screen.getByText('pending')).toBeInTheDocument();
  unmount();
  renderCell('status', { status: 'approved', eligibility: 'eligible' });
  expect(screen.queryByText('eligible')).not.toBeInTheDocument();
});

test('the filter offers only levels with a name', async () => {
  const levels = [
    { code: 'high', name: '高风险', severity: 'high' },
    { code: 'anyRed', name: null, severity: null },
  ];
  server.use(http.get('*/result-hints/levels', () => HttpResponse.json({ success: true, data: levels })));
  const level = recordFilters(say, say).find((field) => 'name' in field && field.name === 'levelCode');
  const read = (level as { read: (projectId: string) => Promise<unknown> }).read;
  expect(await read('9001')).toEqual([{ value: 'high', label: '高风险' }]);
});
