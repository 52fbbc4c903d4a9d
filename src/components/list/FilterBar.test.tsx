import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../tests/screen';
import { click } from '../testing/events';
import type { Filter } from './codec';
import { FilterBar } from './FilterBar';
import type { FilterField } from './fields';

const days: FilterField = { kind: 'days', names: ['from', 'before'], label: '注册时间', always: true };
const start = () => screen.getByRole('textbox', { name: /注册时间.*开始|开始.*注册时间/ });
const end = () => screen.getByRole('textbox', { name: /注册时间.*结束|结束.*注册时间/ });
const word: FilterField = { kind: 'text', name: 'keyword', label: '关键词', maxLength: 20, always: true };
const status: FilterField = {
  kind: 'select',
  name: 'status',
  label: '状态',
  always: true,
  options: [{ value: 'on', label: '启用' }],
};

type BarProps = { fields: readonly FilterField[]; initial: Filter; onFilter: (filter: Filter) => void };

function Bar({ fields, initial, onFilter }: BarProps) {
  const [filter, setFilter] = useState(initial);
  const apply = (next: Filter) => {
    onFilter(next);
    setFilter(next);
  };
  return <FilterBar fields={fields} filter={filter} onFilter={apply} />;
}

/** Renders a filter bar; `onFilter` is called with each applied filter. */
function renderBar(fields: readonly FilterField[], initial: Filter = {}) {
  const onFilter = vi.fn();
  const { user } = openScreen(() => <Bar fields={fields} initial={initial} onFilter={onFilter} />);
  return { user, onFilter };
}

test('reports a range of more than 366 days on its field and does not apply it', async () => {
  const { user, onFilter } = renderBar([days]);
  await user.click(start());
  await user.paste('2025-10-01');
  await user.click(end());
  await user.paste('2026-10-31');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('日期范围最多 366 天')).toBeInTheDocument();
  expect(onFilter).not.toHaveBeenCalledWith(expect.objectContaining({ before: '2026-11-01' }));
});

test('applies the Shanghai days of a selected preset', async () => {
  const { user, onFilter } = renderBar([days]);
  await user.click(start());
  await click(await screen.findByText('上月'));
  expect(onFilter).toHaveBeenLastCalledWith({ from: '2026-10-01', before: '2026-11-01' });
});

test('applies entered text once on blur, cleared text at once, and skips the clear buttons on Tab', async () => {
  const { user, onFilter } = renderBar([status, word], { status: 'on' });
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.keyboard('{Escape}');
  await user.tab();
  expect(screen.getByLabelText('关键词')).toHaveFocus();
  await user.type(screen.getByLabelText('关键词'), ' 胃镜 ');
  expect(onFilter).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole('button', { name: /重\s?置/ })).toHaveFocus();
  expect(onFilter.mock.calls).toEqual([[{ status: 'on', keyword: '胃镜' }]]);
  await click(screen.getByRole('button', { name: '清除：关键词' }));
  expect(onFilter).toHaveBeenLastCalledWith({ status: 'on' });
});

test('names the first of several selected options and counts the others', async () => {
  const options = ['胃癌风险筛查与早期干预', '睡眠健康自评', '焦虑自评'].map((label, index) => ({
    value: `${index + 1}`,
    label,
  }));
  const read = () => Promise.resolve(options);
  renderBar([{ kind: 'remote', name: 'projectId', key: 'some', label: '项目', always: true, isMany: true, read }], {
    projectId: '1,2,3',
  });
  const shown = () => screen.getByRole('combobox', { name: '项目' }).closest('.ant-select')?.textContent;
  await waitFor(() => expect(shown()).toBe('胃癌风险筛查与早期干预+ 2'));
  expect(screen.getByTitle('睡眠健康自评、焦虑自评')).toHaveTextContent('+ 2');
});
