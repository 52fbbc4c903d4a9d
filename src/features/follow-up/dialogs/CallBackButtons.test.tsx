import { createPluginManager } from '@@/core/plugin';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/services/query-client';
import { NOW } from '../../../../tests/app';
import { Surroundings } from '../../../../tests/screen';
import { CallBackButtons } from './CallBackButtons';

test('counts two hours from the click, however long the dialog has been open', async () => {
  createPluginManager();
  vi.useFakeTimers({ now: NOW });
  queryClient.setQueryData(['customService'], { workdays: [1, 2, 3, 4, 5, 6, 7], allDay: true, calendar: [] });
  const onFinish = vi.fn();
  render(
    <Surroundings>
      <Form onFinish={onFinish}>
        <Form.Item name="dueAt" noStyle>
          <input />
        </Form.Item>
        <CallBackButtons getValues={(dueAt) => ({ dueAt })} />
      </Form>
    </Surroundings>,
  );
  const button = screen.getByRole('button', { name: '2 小时后' });
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  // The same button, so that it keeps the focus.
  expect(screen.getByRole('button', { name: '2 小时后' })).toBe(button);
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onFinish).toHaveBeenCalledWith({ dueAt: new Date(NOW + 150 * 60_000).toISOString() });
});
