import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { ActionMenu } from './ActionMenu';

const items = [
  { key: 'edit', label: 'Edit' },
  { key: 'delete', label: 'Delete' },
];

const show = (onChoose: (key: string) => void) =>
  render(
    <>
      <ActionMenu items={items} onChoose={onChoose}>
        {(trigger) => <Button ref={trigger}>More</Button>}
      </ActionMenu>
      <input aria-label="Name" />
    </>,
  );

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

test('takes the focus without scrolling on each opening, and returns it to its button on Escape', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  show(onChoose);

  await user.tab();
  for (const _ of ['first', 'second']) {
    focus.mockClear();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    const calls = focus.mock.calls.filter((_, call) => (focus.mock.contexts[call] as HTMLElement).role === 'menuitem');
    expect(calls).toEqual([[{ preventScroll: true }]]);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  }
  expect(onChoose).not.toHaveBeenCalled();
  focus.mockRestore();
});

test('takes the focus at once, and not from what a quick operator has opened', async () => {
  show(() => screen.getByRole('textbox').focus());

  // Native clicks: user-event is too slow for this test.
  screen.getByRole('button', { name: 'More' }).click();
  (await screen.findByRole('menuitem', { name: 'Edit' })).click();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await frames(5);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
