import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { field, PATH, ready } from '../palette';

/** What the code of the palette waits for. */
const code = vi.hoisted(() => ({ first: undefined as Promise<void> | undefined }));

vi.mock('@/features/palette/PaletteResults', async (importOriginal) => {
  await code.first;
  return importOriginal();
});

test('Enter before the code is there opens what the text finds once it is; for another text it is forgotten', async () => {
  const late = deferred<void>();
  code.first = late.promise;
  const app = await signedIn(PATH);
  await ready();
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.type(field(), '记录{Enter}');
  await app.user.clear(field());
  await app.user.type(field(), '会员列表{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(app.address()).toBe(PATH);
  await act(async () => late.resolve());
  await waitFor(() => expect(app.address()).toBe('/member/member-list'));
});
