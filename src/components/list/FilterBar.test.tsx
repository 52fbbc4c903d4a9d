import { createPluginManager } from '@@/core/plugin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Filter } from './codec';
import { FilterBar } from './FilterBar';
import type { FilterField } from './fields';

const days: FilterField = { kind: 'days', names: ['from', 'before'], label: '注册时间', always: true };
const start = () => screen.getByRole('textbox', { name: /注册时间.*开始|开始.*注册时间/ });
const end = () => screen.getByRole('textbox', { name: /注册时间.*结束|结束.*注册时间/ });

type BarProps = { fields: readonly FilterField[]; initial: Filter; onAsk: (filter: Filter) => void };

function Bar({ fields, initial, onAsk }: BarProps) {
  const [filter, setFilter] = useState(initial);
  const ask = (next: Filter) => {
    onAsk(next);
    setFilter(next);
  };
  return <FilterBar fields={fields} filter={filter} onFilter={ask} />;
}

/** A filter bar in use; `asked` hears of each filter. */
function renderBar(fields: readonly FilterField[], initial: Filter = {}) {
  createPluginManager();
  const asked = vi.fn();
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <Bar fields={fields} initial={initial} onAsk={asked} />
      </App>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), asked };
}

describe('days', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['Tab', '{Tab}'],
  ])('both typed with %s are both asked for', async (_, key) => {
    const { user, asked } = renderBar([days]);
    await user.click(start());
    await user.keyboard(`2026-10-01${key}`);
    await user.click(end());
    await user.keyboard(`2026-10-31${key}`);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ from: '2026-10-01', before: '2026-11-01' }));
  });

  test('more than 366 of them are told on their field and not asked for', async () => {
    const { user, asked } = renderBar([days]);
    await user.click(start());
    await user.keyboard('2025-10-01{Enter}');
    await user.click(end());
    await user.keyboard('2026-10-31{Enter}');
    expect(await screen.findByText('日期范围最多 366 天')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ before: '2026-11-01' }));
  });

  test('are those of Shanghai when chosen by name', async () => {
    const { user, asked } = renderBar([days]);
    await user.click(start());
    await user.click(await screen.findByText('上月'));
    expect(asked).toHaveBeenLastCalledWith({ from: '2026-10-01', before: '2026-11-01' });
  });
});

const word: FilterField = { kind: 'text', name: 'keyword', label: '关键词', maxLength: 20, always: true };
const status: FilterField = {
  kind: 'select',
  name: 'status',
  label: '状态',
  always: true,
  options: [{ value: 'on', label: '启用' }],
};

test('what is typed counts when it is left, once; what is cleared at once', async () => {
  const { user, asked } = renderBar([word]);
  await user.type(screen.getByLabelText('关键词'), ' 胃镜 ');
  expect(asked).not.toHaveBeenCalled();
  await user.tab();
  expect(asked.mock.calls).toEqual([[{ keyword: '胃镜' }]]);
  await user.click(screen.getByRole('button', { name: '清除：关键词' }));
  expect(asked).toHaveBeenLastCalledWith({});
});

test('of several that are chosen the first is named, and how many more there are', async () => {
  const options = ['胃癌风险筛查与早期干预', '睡眠健康自评', '焦虑自评'].map((label, at) => ({
    value: `${at + 1}`,
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

test('no button that clears lies in the way of Tab', async () => {
  const { user, asked } = renderBar([status, word], { status: 'on', keyword: '胃镜' });
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.keyboard('{Escape}');
  await user.tab();
  expect(screen.getByLabelText('关键词')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /重\s?置/ })).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
});
