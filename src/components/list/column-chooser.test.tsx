import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { click } from '../testing/events';
import type { ListColumn } from './columns';
import { button, columns, findRow, openList, type Row } from './testing/open-list';

const withNote: ListColumn<Row>[] = [
  ...columns,
  { key: 'note', title: '备注', render: () => '无', initiallyHidden: true },
];
const headers = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent ? [textContent] : []));

const headerWidth = (name: string) => screen.getByRole('columnheader', { name }).dataset.width;

afterEach(() => void vi.unstubAllGlobals());

test('leaves the rest of the table to the first column that cuts its text, except on a wide window', async () => {
  const [name, ...others] = columns;
  const shown = [{ ...name, width: 100, ellipsis: true }, ...others.map((one) => ({ ...one, width: 450 }))];
  const readWidth = async (innerWidth: number) => {
    vi.stubGlobal('innerWidth', innerWidth);
    const { unmount } = openList({ columns: shown as ListColumn<Row>[] });
    await findRow('A01');
    const width = headerWidth('名称');
    unmount();
    return width;
  };
  expect([await readWidth(1280), await readWidth(1366), await readWidth(1920)]).toEqual([undefined, undefined, '240']);
});

test('keeps shown, moved, narrowed and pinned columns after a reload, and not for another operator', async () => {
  const { user, unmount } = openList({ columns: withNote });
  await findRow('A01');
  expect(headers()).toEqual(['名称', '数量', '状态列']);
  await click(button('列设置'));
  await click(await screen.findByRole('checkbox', { name: '备注' }));
  await click(button('固定在左侧：状态列'));
  await click(button('移动：数量'));
  await click(await screen.findByRole('menuitem', { name: '上移' }));
  await waitFor(() => expect(headers()).toEqual(['状态列', '数量', '名称', '备注']));
  const width = screen.getByRole('spinbutton', { name: '数量的列宽（像素）' });
  await user.clear(width);
  await user.type(width, '30{Enter}');
  await waitFor(() => expect(headerWidth('数量')).toBe('48'));
  unmount();

  const again = openList({ columns: withNote });
  await findRow('A01');
  expect(headers()).toEqual(['状态列', '数量', '名称', '备注']);
  expect(headerWidth('数量')).toBe('48');
  again.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('林晓');
  openList({ columns: withNote, operator: '周宁' });
  await findRow('A01');
  expect(headers()).toEqual(['名称', '数量', '状态列']);
});

test('never hides the last column, changes the row height of all lists, resets all, and returns the focus on Escape', async () => {
  const { user, unmount } = openList();
  await findRow('A01');
  await click(button('列设置'));
  const name = await screen.findByRole('checkbox', { name: '名称' });
  await waitFor(() => expect(name.closest('.ant-popover')).toContainElement(document.activeElement as HTMLElement));
  await click(screen.getByRole('checkbox', { name: '数量' }));
  await click(screen.getByRole('checkbox', { name: '状态列' }));
  await waitFor(() => expect(headers()).toEqual(['名称']));
  expect(name).toBeDisabled();
  await click(screen.getByText('紧凑'));
  await waitFor(() => expect(document.querySelector('.ant-table-small')).toBeInTheDocument());
  await click(screen.getByRole('button', { name: '恢复默认' }));
  await waitFor(() => expect(headers()).toEqual(['名称', '数量', '状态列']));
  expect(document.querySelector('.ant-table-small')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('列设置')).toHaveFocus());
  await click(button('列设置'));
  await click(screen.getByText('紧凑'));
  unmount();
  openList({ name: 'hospital' });
  await findRow('A01');
  expect(document.querySelector('.ant-table-small')).toBeInTheDocument();
});
