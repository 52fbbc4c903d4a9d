import '@/locales/screens/input';
import { createPluginManager } from '@@/core/plugin';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SortableList } from './SortableList';
import { SortableTable } from './SortableTable';

const words = [
  { id: '1', word: '胃癌' },
  { id: '2', word: '肺癌' },
  { id: '3', word: '抑郁' },
];

function Words({ draw }: { draw: (rows: typeof words, onReorder: (ids: string[]) => void) => ReactNode }) {
  const [rows, setRows] = useState(words);
  return draw(rows, (ids) => setRows(ids.flatMap((id) => rows.filter((row) => row.id === id))));
}

beforeEach(() => createPluginManager());

describe.each([
  [
    'a list',
    (rows: typeof words, onReorder: (ids: string[]) => void) => (
      <SortableList
        label="搜索热词"
        items={rows}
        idOf={({ id }) => id}
        nameOf={({ word }) => word}
        render={({ word }) => word}
        onReorder={onReorder}
      />
    ),
    'listitem',
  ],
  [
    'a table',
    (rows: typeof words, onReorder: (ids: string[]) => void) => (
      <SortableTable
        label="搜索热词"
        rows={rows}
        nameOf={({ word }) => word}
        columns={[{ title: '热词', dataIndex: 'word' }]}
        onReorder={onReorder}
      />
    ),
    'row',
  ],
])('%s', (_, draw, role) => {
  const order = () =>
    screen
      .getAllByRole(role)
      .map((row) => /胃癌|肺癌|抑郁/.exec(row.textContent ?? '')?.[0])
      .filter(Boolean);

  test('is put in order by its buttons, keeps the focus and says where things have come to', async () => {
    const user = userEvent.setup();
    render(
      <RawIntlProvider value={getIntl('zh-CN')}>
        <Words draw={draw} />
      </RawIntlProvider>,
    );
    await user.click(screen.getByRole('button', { name: '下移：胃癌' }));
    expect(order()).toEqual(['肺癌', '胃癌', '抑郁']);
    expect(screen.getByRole('button', { name: '下移：胃癌' })).toHaveFocus();
    expect(screen.getByText('胃癌 已放到第 2 位，共 3 位')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['肺癌', '抑郁', '胃癌']);
    // At the end there is no way down: the focus goes to the way up.
    expect(screen.getByRole('button', { name: '下移：胃癌' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '上移：胃癌' })).toHaveFocus();
  });

  test('has a handle for each, which says how to use it', () => {
    render(
      <RawIntlProvider value={getIntl('zh-CN')}>
        <Words draw={draw} />
      </RawIntlProvider>,
    );
    const first = within(screen.getAllByRole(role).find((row) => /胃癌/.test(row.textContent ?? '')) as HTMLElement);
    expect(first.getByRole('button', { name: '拖动：胃癌' })).toHaveAccessibleDescription(/按空格键拿起/);
  });
});
