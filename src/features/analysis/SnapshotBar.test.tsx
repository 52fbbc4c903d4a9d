import { screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import type { DaysWithData } from '@/domain/period/days-with-data';
import { findNewestDayWithData } from '@/domain/period/days-with-data';
import { openScreen } from '../../../tests/screen';
import { SnapshotBar } from './SnapshotBar';
import { useSnapshot } from './useSnapshot';

const days: DaysWithData = {
  oldest: '2026-10-01',
  newest: '2026-11-18',
  missing: [{ refDate: '2026-11-10' }, { refDate: '2026-11-19' }, { refDate: '2026-11-20' }],
};

function openBar(path = '/') {
  return openScreen(() => <SnapshotBar view={useSnapshot(findNewestDayWithData(days))} days={days} />, { path }).user;
}

test('opens on the newest snapshot and enables only days that have one', async () => {
  const user = openBar();
  expect(screen.getByText('昨天没有数据，显示最新一天')).toBeInTheDocument();
  await user.click(screen.getByLabelText('快照日期'));
  expect(await screen.findByTitle('2026-11-10')).toHaveClass('ant-picker-cell-disabled');
  expect(screen.getByText('灰色日期没有用户画像')).toBeInTheDocument();
  expect(screen.getByTitle('2026-11-11')).not.toHaveClass('ant-picker-cell-disabled');
  await user.click(screen.getByTitle('2026-11-11'));
  expect(history.location.search).toBe('?date=2026-11-11');
  // The label is not "last 7 days", because the span ends on an earlier day.
  await user.click(screen.getByRole('radio', { name: '7 天' }));
  expect(history.location.search).toBe('?span=7&date=2026-11-11');
  expect(screen.getByText(/^2026-11-05 至 2026-11-11，共 7 天/)).toBeInTheDocument();
});

test('lists invalid URL parameters, and what it shows instead', () => {
  openBar('/?date=2026-02-31&span=3&compare=x');
  const note = within(screen.getByText('网址中的时段或选项无法使用').closest('.ant-alert') as HTMLElement);
  expect(note.getByText('日期无法识别，已改为 2026-11-18。')).toBeInTheDocument();
  expect(note.getByText('时间范围无法识别，已改为 2026-11-18。')).toBeInTheDocument();
  expect(note.getByText('对比方式无法识别，已改为 不对比。')).toBeInTheDocument();
});
