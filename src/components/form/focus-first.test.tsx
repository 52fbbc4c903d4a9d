import { fireEvent, render, screen } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { focusButton, focusFirst, focusIfBodyFocused } from './focus-first';

const Buttons = ({ title }: { title: string }) => (
  <div title={title}>
    <Button ref={focusButton}>领取下一份</Button>
    <Button ref={focusIfBodyFocused}>查看附件</Button>
  </div>
);

test('focuses the initial button once, however often it renders', () => {
  const { rerender } = render(<Buttons title="1" />);
  expect(screen.getByRole('button', { name: '领取下一份' })).toHaveFocus();
  const other = screen.getByRole('button', { name: '查看附件' });
  other.focus();
  rerender(<Buttons title="2" />);
  expect(other).toHaveFocus();
});

function Covered({ isCovered }: { isCovered: boolean }) {
  const [form] = Form.useForm();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button type="button" onClick={() => focusFirst(form, place.current)}>
        滑入
      </button>
      <div role="dialog" aria-label="随访">
        <span ref={place}>随访</span>
        <Form form={form}>
          <Form.Item name="note" label="备注">
            <Input />
          </Form.Item>
        </Form>
      </div>
      {isCovered && (
        <div role="dialog" aria-label="拨打电话">
          <button type="button">记录结果</button>
        </div>
      )}
    </>
  );
}

test('focuses the first field of an opened drawer, unless a dialog was opened over it', () => {
  const { rerender } = render(<Covered isCovered />);
  const result = screen.getByRole('button', { name: '记录结果' });
  result.focus();
  fireEvent.click(screen.getByRole('button', { name: '滑入' }));
  expect(result).toHaveFocus();
  rerender(<Covered isCovered={false} />);
  fireEvent.click(screen.getByRole('button', { name: '滑入' }));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
});

test('does not take the focus from a field that is being typed in', () => {
  render(
    <div role="dialog">
      {/* biome-ignore lint/a11y/noAutofocus: stands for an operator who is quicker than the dialog */}
      <input aria-label="标签" autoFocus />
      <Button ref={focusButton}>保存</Button>
    </div>,
  );
  expect(screen.getByRole('textbox', { name: '标签' })).toHaveFocus();
});
