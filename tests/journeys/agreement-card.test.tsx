import { createPluginManager } from '@@/core/plugin';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AgreementCard } from '@/features/agreement/AgreementCard';
import { state } from '../../mock/state';
import { signInAs } from '../app';
import { openScreen } from '../screen';
import { fault, server } from '../server';

beforeEach(() => {
  createPluginManager();
  signInAs(0);
});

test('a record says how its agreement stands, and leads to what proves it', async () => {
  const { agreements } = state().world;
  const signed = agreements.findLast(({ status }) => status === 'signed');
  openScreen(() => <AgreementCard recordId={signed?.recordId ?? ''} />);
  expect(await screen.findByText('已签')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute(
    'href',
    `/record/record-agreement?recordId=${signed?.recordId}`,
  );
});

test('one without an agreement says so, and one that did not arrive is not taken for that', async () => {
  const { records, agreements } = state().world;
  const without = records.find(({ id }) => !agreements.some(({ recordId }) => recordId === id));
  const { unmount } = openScreen(() => <AgreementCard recordId={without?.id ?? ''} />);
  expect(await screen.findByText('这条记录没有同意书')).toBeInTheDocument();
  unmount();
  server.use(fault.status('GET', '/agreements/of-record/:id', 500));
  openScreen(() => <AgreementCard recordId={without?.id ?? ''} />);
  expect(await screen.findByText('同意书加载失败')).toBeInTheDocument();
  expect(screen.queryByText('这条记录没有同意书')).not.toBeInTheDocument();
});
