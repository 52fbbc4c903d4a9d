import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MissingReason } from '@/domain/analysis/report';
import { AppError } from '@/errors/app-error';
import { openScreen } from '../../../tests/screen';
import { fault, server } from '../../../tests/server';
import { ReadGate } from './ReadGate';

beforeEach(() => {
  answerStatus(null);
});
const answerStatus = (reason: string | null) => {
  const status = { report: 'portrait', oldest: null, newest: null, lastSyncedAt: null, failed: [], state: 'failed' };
  server.use(fault.json('GET', '/analysis/status', { success: true, data: [{ ...status, reason }] }));
};

function openGate(reasons?: MissingReason[], error?: Error) {
  const calls = { reload: vi.fn(), onShow: vi.fn() };
  const { user } = openScreen(() => (
    <ReadGate
      report="portrait"
      read={{ error, reload: calls.reload }}
      reasons={reasons}
      texts={{ title: '没有快照', text: '过后无法补取' }}
      otherDays={['2026-11-09', '2026-11-11']}
      onShow={calls.onShow}
    >
      <h2>性别</h2>
      <h2>年龄</h2>
    </ReadGate>
  ));
  return { ...calls, user };
}

test('shows its reports when they may have figures', () => {
  openGate();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('explains once for all reports that a day has no figures, and links to adjacent days', async () => {
  const { user, onShow } = openGate(['notProvided']);
  expect(screen.getByText('没有快照')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^重\s?试/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '查看 2026-11-11 的数据' }));
  expect(onShow).toHaveBeenCalledWith('2026-11-11');
});

test.each<[MissingReason[], string | null, string]>([
  [['generating'], null, '数据生成中，请稍后'],
  [['failed'], null, '数据加载失败'],
  [['failed'], 'unauthorized', '没有数据分析权限'],
])('shows the text of the reason when figures are %j and the platform denies %s', async (reasons, denial, text) => {
  answerStatus(denial);
  const { user, reload } = openGate(reasons);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('过后无法补取')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^重\s?试/ }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offers a retry after an error', async () => {
  const { user, reload } = openGate(undefined, new AppError('http', { status: 500 }));
  await user.click(screen.getByRole('button', { name: /^重\s?试/ }));
  expect(reload).toHaveBeenCalledTimes(1);
});
