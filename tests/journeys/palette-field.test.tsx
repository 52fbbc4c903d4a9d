import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW, signedIn } from '../app';
import { bodiesOf, chosen, closed, field, openPalette, option, PATH, palette, ready } from '../palette';

const DAY_MS = 86_400_000;

test('what an input method still composes is not looked for, what comes of it is', async () => {
  const bodies = bodiesOf('/search');
  const app = await palette();
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: "p00'03" } });
  expect(field()).toHaveValue("p00'03");
  expect(screen.queryByText('正在搜索')).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'P0003' } });
  // antd hears no Escape for a moment after it; the clock of the next test stands before that moment's end.
  const now = Date.now();
  vi.setSystemTime(NOW - DAY_MS);
  fireEvent.compositionEnd(field());
  vi.setSystemTime(now);
  await option(/^P0003/);
  expect(bodies).toEqual([{ text: 'P0003' }]);
  await app.user.clear(field());
  await app.user.type(field(), '会员列表');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(/^会员列表/));
});

test('the field says whether options are there', async () => {
  const app = await palette();
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
  await app.user.type(field(), 'zz99');
  await screen.findByText(/没有符合的页面/);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('⌘K opens it and closes it', async () => {
  const app = await signedIn(PATH);
  await ready();
  await app.user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(field()).toHaveFocus());
  await app.user.keyboard('{Meta>}k{/Meta}');
  await closed();
  await openPalette(app);
});
