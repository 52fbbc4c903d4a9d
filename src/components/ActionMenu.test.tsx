import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { ActionMenu } from './ActionMenu';

test('Escape closes the menu and leaves the focus on its button', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(
    <ActionMenu
      items={[
        { key: 'edit', label: 'Edit' },
        { key: 'delete', label: 'Delete' },
      ]}
      onChoose={onChoose}
    >
      {(trigger) => <Button ref={trigger}>More</Button>}
    </ActionMenu>,
  );

  await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await user.keyboard('{ArrowDown}{Escape}');

  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});
