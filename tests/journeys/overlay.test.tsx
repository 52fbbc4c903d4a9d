import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/search-hotwords';

async function edit(app: App) {
  const [label] = await screen.findAllByText('编辑');
  await app.user.click(label as HTMLElement);
  return screen.findByLabelText('热词');
}
const closeDrawer = (app: App) => app.user.click(screen.getByText('取消'));

test('a double click closes a form once, and a dirty form asks first, even when the only change is an incomplete date', async () => {
  // A list with one row renders faster.
  state().world.hotwords.splice(1);
  const app = await signedIn('/exception');
  act(() => history.push(LIST));
  await edit(app);
  expect(app.address()).toContain('edit=');
  // The second click of a double click must not leave the list.
  await app.user.dblClick(screen.getByText('取消'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(app.address()).toBe(LIST);

  await edit(app);
  await app.user.click(screen.getByLabelText('生效时间'));
  await app.user.paste('2026-1');
  await closeDrawer(app);
  const question = await findDialog('放弃未保存的修改？');
  await app.user.click(question.getByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('生效时间')).toHaveDisplayValue('2026-1');
  await closeDrawer(app);
  // Without transitions the first dialog may still be closing.
  await waitFor(async () => {
    await app.user.click(screen.getAllByRole('button', { name: '放弃修改' }).at(-1) as HTMLElement);
    expect(app.address()).toBe(LIST);
  });
});
