import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openScreen } from '../../../tests/screen';
import { type MetricCard, MetricCards } from './MetricCards';

const visits: MetricCard = { key: 'visitPv', title: '访问次数', unit: 'times', term: 'visitPv', value: 75 };

/** Renders a card of 75 visits with the given changes. */
function openCard(card: Partial<MetricCard> = {}, isLoading = false) {
  openScreen(() => <MetricCards cards={[{ ...visits, ...card }]} isLoading={isLoading} />);
  return within(screen.getByText('访问次数', { selector: 'dt' }).parentElement as HTMLElement);
}

describe('a card', () => {
  test('shows the change as text, the unit of the mean, gaps, and a sparkline', () => {
    const card = openCard({
      compared: { value: 75, base: 50 },
      per: '日均',
      lacks: '另缺 1 天',
      trend: [50, null, 75],
    });
    for (const text of ['75 次', '对比 50 次：上升 50.0%', '日均', '另缺 1 天'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('img', { name: '访问次数的走势：50 次 至 75 次' })).toBeInTheDocument();
  });

  test('shows both figures when it compares a part of the period, and which part', () => {
    const card = openCard({ compared: { value: 30, base: 60, note: '两期各取有数据的 1 天' } });
    expect(card.getByText('30 次 对比 60 次：下降 50.0%')).toBeInTheDocument();
    expect(card.getByText('两期各取有数据的 1 天')).toBeInTheDocument();
  });

  test('of a share shows the change in percentage points', () => {
    const card = openCard({ unit: 'percent', value: 12.5, compared: { value: 12.5, base: 40 } });
    expect(card.getByText('对比 40.0%：下降 27.5 个百分点')).toBeInTheDocument();
  });

  test('without a figure, or without a compared one, shows the reason instead of 0', () => {
    const card = openCard({ value: null, reason: 'generating', per: undefined, compared: { value: null, base: 50 } });
    expect(card.getByText('—')).toBeInTheDocument();
    expect(card.getByText('生成中')).toBeInTheDocument();
    expect(card.getByText('无法对比：没有可比较的数据')).toBeInTheDocument();
    expect(card.queryByText(/0 次/)).not.toBeInTheDocument();
  });

  test('explains its metric on keyboard focus', async () => {
    const card = openCard();
    const user = userEvent.setup();
    await user.tab();
    expect(card.getByRole('button', { name: '说明：访问次数' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('访问小程序内页面的总次数');
  });

  test('links to the list that it counts', () => {
    const card = openCard({ href: '/list?status=pending' });
    expect(card.getByRole('link', { name: '75 次' })).toHaveAttribute('href', '/list?status=pending');
  });

  test('while loading keeps its title, and shows no figure', () => {
    const card = openCard({ compared: { value: 75, base: 50 } }, true);
    expect(card.getByText('正在加载')).toBeInTheDocument();
    expect(card.queryByText(/75 次/)).not.toBeInTheDocument();
    expect(screen.getByText('访问次数').closest('[aria-busy=true]')).toBeInTheDocument();
  });
});
