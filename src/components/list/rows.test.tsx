import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import {
  button,
  checkbox,
  columns,
  findRow,
  header,
  makeRows,
  names,
  openList,
  type Row,
  speak,
  url,
} from './testing/open-list';

const href = ({ id }: Row) => `/detail?id=${id}`;

test('opens a row on click, a new tab on Ctrl or middle click, and nothing while text is selected', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const onOpen = vi.fn();
  const { user } = openList({ onOpen, href });
  const row = await findRow('A02');
  const link = row.getByRole('link', { name: 'A02' });
  expect(link).toHaveAttribute('href', '/detail?id=2');
  const cell = row.getByText('34');

  window.getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell, { detail: 1 });
  fireEvent.click(link, { detail: 1 });
  expect(onOpen).not.toHaveBeenCalled();
  window.getSelection()?.removeAllRanges();

  await user.keyboard('{Control>}');
  await user.click(cell);
  await user.keyboard('{/Control}');
  await user.pointer({ keys: '[MouseMiddle]', target: cell });
  expect(openTab.mock.calls.map(([path]) => path)).toEqual(['/detail?id=2', '/detail?id=2']);
  expect(onOpen).not.toHaveBeenCalled();

  await user.click(cell);
  await user.click(link);
  expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(['2', '2']);
  openTab.mockRestore();
});

test('moves between rows with J and K, selects one with X and opens it with Enter', async () => {
  const onOpen = vi.fn();
  const { user } = openList({ onOpen, href, bulkActions: [{ key: 'a', label: '甲', open: () => {} }] });
  await findRow('A01');
  await user.keyboard('jjjkx{Enter}');
  expect(document.activeElement).toHaveTextContent(/^A02/);
  expect(checkbox('A02')).toBeChecked();
  expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(['2']);
});

test('shows HTML as text, a dash for empty values, and cut text in a tooltip', async () => {
  const name = 'A01 <img src=x onerror=alert(1)>\u202Eevil';
  const rows = [
    { ...makeRows(1)[0], name },
    { id: '2', name: 'A02', count: null },
  ] as unknown as Row[];
  openList({ rows, columns: columns.map((column) => ({ ...column, ellipsis: true })) });
  expect(await screen.findByTitle(name)).toHaveTextContent('<img src=x onerror');
  expect(document.querySelector('img[src=x]')).toBeNull();
  expect((await findRow('A02')).getAllByText('—')).toHaveLength(2);
});

test('shows all texts in another language as soon as it is selected', async () => {
  openList({ rowActions: () => [{ key: 'a', label: '甲', group: 'work', onClick: () => {} }] });
  await findRow('A01');
  expect(header('操作')).toBeInTheDocument();
  speak('en-US');
  await waitFor(() => expect(header('Actions')).toBeInTheDocument());
  expect(screen.getByText('35 in total')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(/操作|更多|上一页/);
});

test('shows rows as cards where the screen has some, sorts them with a select, and switches to the table', async () => {
  const onOpen = vi.fn();
  const { user } = openList({ card: ({ name }) => <p>{`卡片 ${name}`}</p>, onOpen });
  await user.click(await screen.findByText('卡片 A01'));
  expect(onOpen).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('combobox', { name: '排序' }));
  await user.click(await screen.findByTitle('数量升序'));
  expect(await screen.findByText('卡片 A35')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '列设置' })).not.toBeInTheDocument();
  await user.click(screen.getByText('表格'));
  await waitFor(() => expect(names()[0]).toBe('A35'));
  expect(button('列设置')).toBeInTheDocument();
});

test('restores the scroll position on Back', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const scrollAt = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  openList();
  await findRow('A01');
  scrollAt(300);
  act(() => history.push('/other'));
  await waitFor(() => expect(screen.queryByText('A01')).not.toBeInTheDocument());
  scrollAt(0);
  act(() => history.back());
  await findRow('A01');
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 300 }));
  expect(url()).toBe('/');
  scrollTo.mockRestore();
});

test('shows the first action in the row and the others in a grouped menu, the dangerous ones in red', async () => {
  const onClick = vi.fn();
  const rowActions = ({ id }: Row) => [
    { key: 'view', label: '查看', group: 'work' as const, href: `/detail?id=${id}`, onClick },
    { key: 'copy', label: '复制', group: 'work' as const, onClick },
    { key: 'edit', label: '编辑', group: 'edit' as const, isDisabled: true, onClick },
    { key: 'erase', label: '注销', group: 'danger' as const, onClick },
  ];
  const { user } = openList({ rows: makeRows(2), rowActions });
  const row = await findRow('A01');
  expect(row.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/detail?id=1');
  await user.click(row.getByRole('button', { name: '更多操作：A01' }));
  const menu = (await screen.findByRole('menuitem', { name: '注销' })).closest('ul') as HTMLElement;
  expect(within(menu).getAllByRole('separator')).toHaveLength(2);
  const entries = within(menu).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['复制', '编辑', '注销']);
  expect(entries.map(({ className }) => className.includes('-danger'))).toEqual([false, false, true]);
  expect(entries[1]).toHaveAttribute('aria-disabled', 'true');
  await user.click(entries[0] as HTMLElement);
  expect(onClick).toHaveBeenCalledOnce();
});
