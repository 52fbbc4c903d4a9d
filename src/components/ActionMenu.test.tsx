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

test('Escape closes the menu and leaves the focus on its button', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  show(onChoose);

  await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await user.keyboard('{ArrowDown}{Escape}');

  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});

test('the focus goes into the menu each time that it opens', async () => {
  const user = userEvent.setup();
  show(vi.fn());

  await user.tab();
  for (const _ of ['first', 'again']) {
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  }
});

test('the focus goes to the menu at once, and not out of what a quick hand has opened by it', async () => {
  show(() => screen.getByRole('textbox').focus());

  // By the browser's own click: a user-event's is slower than what is looked at.
  screen.getByRole('button', { name: 'More' }).click();
  (await screen.findByRole('menuitem', { name: 'Edit' })).click();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await frames(5);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the window stays where it is when the menu takes the focus', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  show(vi.fn());

  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  const entries = focus.mock.calls.filter((_, call) => (focus.mock.contexts[call] as HTMLElement).role === 'menuitem');
  expect(entries).toEqual([[{ preventScroll: true }]]);
});
