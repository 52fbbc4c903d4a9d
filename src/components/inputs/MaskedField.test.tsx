import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, write } from '../testing/events';
import { getEnteredValue, MaskedField } from './MaskedField';
import { renderForm } from './testing/form';

const form = { holds: (text: string) => !/\d/.test(text), message: '姓名只能是文字' };
const renderName = () =>
  renderForm(<MaskedField name="name" label="姓名" masked="张*" max={5} clean={(text) => text.trim()} form={form} />);
const name = () => screen.getByRole('textbox', { name: '姓名' });

test('shows the mask, and changes nothing until the operator enters text', async () => {
  const { sent, save } = renderName();
  const sentName = async (times: number) => {
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
    return getEnteredValue(sent.mock.lastCall?.[0].name);
  };
  expect(screen.getByText('张*')).toBeInTheDocument();
  expect(await sentName(1)).toBeUndefined();
  await click(screen.getByRole('button', { name: '修改姓名' }));
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('');
  expect(await sentName(2)).toBeUndefined();
  await write(name(), '李四');
  expect(await sentName(3)).toBe('李四');
  await write(name(), '');
  // Entered and cleared: the server clears the stored value.
  expect(await sentName(4)).toBeNull();
  await click(screen.getByRole('button', { name: '不修改姓名' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await sentName(5)).toBeUndefined();
});

test('reports invalid input on its field, and cuts nothing off', async () => {
  const { sent, save } = renderName();
  await click(screen.getByRole('button', { name: '修改姓名' }));
  for (const [text, refusal] of [
    ['李4', '姓名只能是文字'],
    ['李四五六七八', '最多 5 个字符，现在有 6 个'],
  ] as const) {
    await write(name(), text);
    await save();
    await waitFor(() => expect(name()).toHaveAccessibleDescription(expect.stringContaining(refusal)));
    expect(name()).toHaveValue(text);
  }
  expect(sent).not.toHaveBeenCalled();
});
