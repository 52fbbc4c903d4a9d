import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, test } from 'vitest';
import { focusButton, focusIfNowhere } from './focus-first';

const Buttons = ({ title }: { title: string }) => (
  <div title={title}>
    <Button ref={focusButton}>领取下一份</Button>
    <Button ref={focusIfNowhere}>查看附件</Button>
  </div>
);

test('a button that has been begun with leaves the focus where it went, however often it is drawn', () => {
  const { rerender } = render(<Buttons title="1" />);
  expect(screen.getByRole('button', { name: '领取下一份' })).toHaveFocus();
  const other = screen.getByRole('button', { name: '查看附件' });
  other.focus();
  rerender(<Buttons title="2" />);
  expect(other).toHaveFocus();
});
