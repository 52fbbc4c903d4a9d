import { createPluginManager } from '@@/core/plugin';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseEntry } from '../../../tests/menu';
import { SortableList } from './SortableList';

const words = [
  { id: '1', word: '胃癌' },
  { id: '2', word: '肺癌' },
  { id: '3', word: '抑郁' },
];

function Words() {
  const [rows, setRows] = useState(words);
  return (
    <RawIntlProvider value={getIntl('zh-CN')}>
      <SortableList
        label="搜索热词"
        items={rows}
        idOf={({ id }) => id}
        nameOf={({ word }) => word}
        render={({ word }) => word}
        onReorder={(ids) => setRows(ids.flatMap((id) => rows.filter((row) => row.id === id)))}
      />
    </RawIntlProvider>
  );
}

beforeEach(() => createPluginManager());

const rows = () => screen.getAllByRole('listitem');
const order = () => rows().map(({ textContent }) => textContent);

const findEntry = (name: string) =>
  screen.getAllByRole('menuitem', { name }).find((entry) => !entry.closest('.ant-slide-up-leave'));

describe('sortable list', () => {
  test('moves items with the menu of their handle, keeps the focus and announces the new places', async () => {
    const user = userEvent.setup();
    render(<Words />);
    const handle = () => screen.getByRole('button', { name: '移动：胃癌' });
    await user.click(handle());
    await chooseEntry(user, '下移');
    expect(order()).toEqual(['肺癌', '胃癌', '抑郁']);
    expect(handle()).toHaveFocus();
    expect(screen.getByText('胃癌 已放到第 2 位，共 3 位')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await chooseEntry(user, '置底');
    expect(order()).toEqual(['肺癌', '抑郁', '胃癌']);
    await user.click(handle());
    await waitFor(() => expect(findEntry('下移')).toHaveAttribute('aria-disabled', 'true'));
    await chooseEntry(user, '置顶');
    expect(order()).toEqual(['胃癌', '肺癌', '抑郁']);
    expect(handle()).toHaveFocus();
    expect(screen.getByText('胃癌 已放到第 1 位，共 3 位')).toBeInTheDocument();
  });

  test('has a handle for each item, which describes its use', async () => {
    render(<Words />);
    const [first] = rows();
    const handle = within(first as HTMLElement).getByRole('button', { name: '移动：胃癌' });
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/按空格键拿起/));
  });
});
