import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { FollowUpList } from '@/features/follow-up/FollowUpList';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';

/** A member with a follow-up that is still to do, and one that was done. */
function memberWithBoth() {
  const { followUps } = state().world;
  const open = followUps.find(
    ({ memberId, status }) =>
      status === 'pending' && followUps.some((other) => other.memberId === memberId && other.status === 'done'),
  );
  const done = followUps.find(({ memberId, status }) => status === 'done' && memberId === open?.memberId);
  if (!open || !done) throw new Error('the world has no such member');
  return { open, done };
}

/** The tab of another screen. */
function Probe() {
  const { memberId } = memberWithBoth().open;
  return (
    <>
      <h1>会员</h1>
      <AdverseBanner memberId={memberId} />
      <FollowUpList memberId={memberId} />
    </>
  );
}
vi.mock('@/pages/404', () => ({ default: Probe }));

test('a serious reaction stands on the screen of its member until somebody says what was done', async () => {
  const { done } = memberWithBoth();
  Object.assign(done, { adverse: 'severe', adverseSerious: true, adverseAckAt: null });
  const app = await signedIn('/probe');
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(`${done.followNo} · 重度 · 严重不良事件`);
  expect(banner).toHaveTextContent(/上报时限 逾期/);
  await app.user.click(screen.getByRole('button', { name: `确认知悉 ${done.followNo}` }));
  const dialog = await dialogWith('处理情况');
  await app.user.type(dialog.getByLabelText('处理情况'), '已上报研究者');
  await app.user.click(dialog.getByRole('button', { name: '确认知悉' }));
  await waitFor(() => expect(screen.queryByText(/条不良反应待确认/)).not.toBeInTheDocument());
});

test('those of one member are listed, and the form of one assumes nothing', async () => {
  const { open } = memberWithBoth();
  const own = state().world.followUps.filter(({ memberId }) => memberId === open.memberId);
  const app = await signedIn('/probe');
  expect(await screen.findByText(`共 ${own.length} 条`)).toBeInTheDocument();
  await app.user.click((await screen.findAllByRole('button', { name: '完成随访' }))[0] as HTMLElement);
  const drawer = await dialogWith('同患者随访');
  await app.user.type(drawer.getByLabelText('随访内容'), '打到一半');
  await app.user.click(drawer.getByRole('button', { name: '完成随访' }));
  // Nothing is assumed.
  expect(await drawer.findAllByText('不能为空')).not.toHaveLength(0);
  // Back would take the tab away, and what was typed with it.
  act(() => history.push('/probe?tab=other', history.location.state));
  act(() => history.back());
  await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(drawer.getByLabelText('随访内容')).toHaveValue('打到一半');
});
