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

/** A filter bar in use; `asked` hears of each filter. */
function renderBar(fields: readonly FilterField[], initial: Filter = {}) {
  createPluginManager();
  const asked = vi.fn();
  function Bar() {
    const [filter, setFilter] = useState(initial);
    return (
      <FilterBar
        fields={fields}
        filter={filter}
        onFilter={(next) => {
          asked(next);
          setFilter(next);
        }}
      />
    );
  }
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <Bar />
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
});
