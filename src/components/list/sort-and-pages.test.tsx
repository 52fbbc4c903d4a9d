import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click } from '../testing/events';
import { change, findRow, header, names, openList, url } from './testing/open-list';

test('sorts by a click on a header and by Space, and announces the order', async () => {
  const { user } = openList();
  await screen.findByText('共 35 条，第 1 页，共 4 页，按名称升序排列');
  await click(header('数量'));
  await screen.findByText('共 35 条，第 1 页，共 4 页，按数量降序排列');
  expect(url()).toBe('/?sort=-count');
  header('数量').focus();
  await user.keyboard(' ');
  await waitFor(() => expect(header('数量')).toHaveAttribute('aria-sort', 'ascending'));
  expect(url()).toBe('/?sort=count');
  expect(names()[0]).toBe('A35');
});

test('handles each of several quick clicks, and keeps unapplied input', async () => {
  const { user } = openList();
  await findRow('A01');
  await user.type(screen.getByLabelText('手机号'), '1380');
  act(() => {
    header('数量').click();
    screen.getByTitle('3').click();
  });
  await screen.findByText('共 35 条，第 3 页，共 4 页，按数量降序排列');
  expect(url()).toBe('/?sort=-count&current=3');
  act(() => {
    for (let click = 0; click < 3; click += 1) header('数量').click();
  });
  await screen.findByText('共 35 条，第 1 页，共 4 页，按数量升序排列');
  expect(url()).toBe('/?sort=count');
  expect(screen.getByLabelText('手机号')).toHaveValue('1380');
});

test('labels the previous and next page buttons, and keeps another page size for all lists', async () => {
  const { user, unmount } = openList();
  await findRow('A01');
  expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  await click(screen.getByRole('button', { name: '下一页' }));
  await findRow('A11');
  expect(url()).toBe('/?current=2');
  expect(screen.queryByRole('button', { name: /^(left|right)$/ })).not.toBeInTheDocument();
  await user.click(document.querySelector('.ant-pagination-options input') as HTMLElement);
  await click(await screen.findByTitle(/^20/));
  await waitFor(() => expect(names()).toHaveLength(20));
  expect(url()).toBe('/?pageSize=20');
  unmount();
  openList({ name: 'hospital' });
  await waitFor(() => expect(names()).toHaveLength(20));
  expect(url()).toBe('/');
});

test('goes from a page beyond the end to the last one', async () => {
  openList({ at: '/?current=99' });
  await waitFor(() => expect(names()).toEqual(['A31', 'A32', 'A33', 'A34', 'A35']));
  expect(url()).toBe('/?current=4');
});

test('goes to the first page when its scope changes', async () => {
  const { service } = openList({ at: '/?current=2', scope: { week: '1' } });
  await findRow('A11');
  change({ scope: { week: '2' } });
  await findRow('A01');
  expect(url()).toBe('/');
  expect(service.mock.lastCall?.[0]).toMatchObject({ current: 1, week: '2' });
});

test('offers the sort orders of the server beside those of the columns', async () => {
  const { user, service } = openList({ sorts: [{ key: 'urgency', label: '紧急程度' }], defaultSort: 'urgency' });
  await findRow('A01');
  const order = screen.getByRole('combobox', { name: '排序' });
  expect(order.closest('.ant-select')).toHaveTextContent('紧急程度');
  await user.click(order);
  await click(await screen.findByTitle('数量升序'));
  await findRow('A35');
  expect(url()).toBe('/?sort=count');
  expect(service.mock.lastCall?.[0]).toMatchObject({ sort: 'count' });
});
