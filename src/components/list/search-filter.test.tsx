import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { click } from '../testing/events';
import type { FilterField } from './fields';
import { change, findRow, openList, url } from './testing/open-list';

test('searches options by the entered text, also after an error, and shows the selected one or that it is unknown', async () => {
  const search = vi
    .fn()
    .mockRejectedValueOnce(new AppError('network'))
    .mockResolvedValue([{ value: '7', label: '海报' }]);
  const fieldsFor = (chosen: string | null | undefined): FilterField[] => [
    { kind: 'search', name: 'link', label: '推广链接', search, chosen },
  ];
  const { user } = openList({ rows: [], fields: fieldsFor(undefined) });
  const more = await screen.findByRole('button', { name: /更多筛选/ });
  await user.click(more);
  const input = screen.getByRole('combobox', { name: '推广链接' });
  await user.click(input);
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  await user.type(input, '海');
  await click(await screen.findByTitle('海报'));
  expect(search).toHaveBeenLastCalledWith('海');
  await waitFor(() => expect(url()).toBe('/?link=7'));
  await user.click(more);
  change({ fields: fieldsFor('海报') });
  expect(await screen.findByText(/推广链接: 海报/)).toBeInTheDocument();
  change({ fields: fieldsFor(null) });
  expect(await screen.findByText(/推广链接: 未知（7）/)).toBeInTheDocument();
  await click(screen.getByLabelText('移除筛选：推广链接'));
  await waitFor(() => expect(url()).toBe('/'));
});

test('shows an unknown option of the URL as such in its field', async () => {
  const link = { kind: 'search', name: 'link', label: '推广链接', always: true } as const;
  openList({ at: '/?link=9', fields: [{ ...link, search: async () => [], chosen: null }] });
  await findRow('A01');
  const field = screen.getByRole('combobox', { name: '推广链接' }).closest('.ant-select');
  expect(field).toHaveTextContent('未知（9）');
});
