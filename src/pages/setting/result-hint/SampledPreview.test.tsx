import { createPluginManager } from '@@/core/plugin';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { expect, test, vi } from 'vitest';
import type { ResultHintInput } from '@/contract/result-hint';
import { SampledPreview } from './SampledPreview';

const hint = {
  title: '留意近两周的变化',
  content: '<p>您的结果为{{levelName}}，得分 {{score}}。请复查。</p>',
  disclaimer: '不能替代医生诊断',
  ...{ levelCode: 'low', suggestion: null, icon: null, color: null, imageUrl: null },
  ...{ primaryAction: 'none', secondaryAction: 'none', showScore: true, showLevel: true, showHospitals: true },
} as unknown as ResultHintInput;

function open(locale: 'zh-CN' | 'en-US') {
  createPluginManager();
  const onSubmit = vi.fn();
  render(
    <RawIntlProvider value={getIntl(locale)}>
      <App>
        <form onSubmit={onSubmit}>
          <SampledPreview hint={hint} level={{ code: 'low', name: null }} />
        </form>
      </App>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), onSubmit };
}

test('the preview follows its sample values, leaves out sentences without a value, and submits no form on Enter', async () => {
  const { user, onSubmit } = open('zh-CN');
  const card = within(screen.getByRole('region', { name: '会员看到的样子' }));
  expect(await card.findByText(/您的结果为低危，得分 12/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('得分'), '5{Enter}');
  expect(card.getByText(/您的结果为低危，得分 125/)).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('switch', { name: '有得分' }));
  expect(card.queryByText(/您的结果为/)).not.toBeInTheDocument();
  expect(card.getByText('留意近两周的变化')).toBeInTheDocument();
  expect(screen.getByText('没有值的变量：得分。含有它的句子不显示。')).toBeInTheDocument();
});

test('what members read stays Chinese for an operator who reads English', () => {
  open('en-US');
  const card = screen.getByRole('region', { name: 'What members see' });
  expect(within(card).getByText('等级：低危').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(card.textContent).not.toMatch(/[A-Za-z]{3}/);
});
