import { waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { findQuestion, press } from '@/components/form/testing/notes';
import { useLeaveGuard } from '@/components/form/useLeaveGuard';
import { registerSending } from '@/session/sending';
import { openScreen } from '../../../tests/screen';
import { logOut } from './UserMenu';

function Import() {
  useLeaveGuard(
    true,
    () => true,
    () => false,
  );
  return null;
}

function Upload() {
  useEffect(() => registerSending(), []);
  return null;
}

const isSignedOut = () => waitFor(() => expect(history.location.pathname).toBe('/user/login'));

test.each([
  ['an import without a form', Import],
  ['an upload', Upload],
])('asks before a sign-out that would lose %s', async (_, Screen) => {
  openScreen(Screen);
  void logOut();
  await findQuestion();
  expect(history.location.pathname).toBe('/');
  press('放弃修改');
  await isSignedOut();
});

test('signs out at once if nothing is lost', async () => {
  openScreen(() => null);
  void logOut();
  await isSignedOut();
});
