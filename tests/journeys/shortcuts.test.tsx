import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operators } from '../../mock/fixtures/operators';
import { signedIn } from '../app';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

const PATH = '/setting/custom-service';

test('an operator sees on ? what keys do on a screen, and saves by one of them, but not behind the help', async () => {
  const app = await signedIn(PATH);
  await screen.findByLabelText('客服电话');
  const calls = recordCalls();
  await app.user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(within(help).getByText('保存')).toBeInTheDocument();
  await app.user.keyboard('{Control>}s{/Control}?');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.type(screen.getByLabelText('节假日说明'), '?{Control>}s{/Control}');
  await screen.findByText('已保存');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('the help is found in the menu too, in English', async () => {
  const app = await signedIn(PATH, 'en-US');
  await app.user.click(await screen.findByRole('button', { name: new RegExp(operators[0]?.name ?? '') }));
  await chooseEntry(app.user, 'Keyboard shortcuts');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Show or hide this help')).toBeInTheDocument();
});
