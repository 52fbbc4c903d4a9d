import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField';
import { renderForm } from './testing/form';

test('what is no whole number within the limits is refused on the field, and stays as it was typed', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" isRequired min={0} max={999} />);
  const field = screen.getByRole('spinbutton', { name: '排序' });
  await save();
  await waitFor(() => expect(field).toHaveAccessibleDescription('不能为空'));
  for (const text of ['1000', '-1', '1.5', '9'.repeat(400), '1O0', '一百', '0x10', '-']) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription('请填写 0–999 的整数'));
    if (text.length < 10) expect(field).toHaveValue(text);
  }
  // Key by key, too.
  for (const text of ['22.05', '-0.5', '１。５']) {
    await user.clear(field);
    await user.type(field, text);
    expect(field).toHaveValue(text);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription('请填写 0–999 的整数'));
  }
  expect(sent).not.toHaveBeenCalled();
});

test('a number is sent as such, whatever its digits, by its keys too, and null when it is emptied', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />);
  const field = screen.getByRole('spinbutton', { name: '排序' });
  const isSent = (sort: number | null) => waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort }));
  await user.type(field, '１００');
  await user.tab();
  expect(field).toHaveValue('100');
  await save();
  await isSent(100);
  await user.clear(field);
  await user.type(field, '999');
  await save();
  await isSent(999);
  await user.clear(field);
  await user.type(field, '{ArrowUp}');
  await save();
  await isSent(1);
  await user.clear(field);
  await save();
  await isSent(null);
});

test('a reset form loses what was no number', async () => {
  const { user, form } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />, {
    initialValues: { sort: 7 },
  });
  const field = () => screen.getByRole('spinbutton', { name: '排序' });
  await user.type(field(), 'x');
  form().resetFields();
  await waitFor(() => expect(field()).toHaveValue('7'));
  await user.type(field(), 'x');
  form().setFieldsValue({ sort: 8 });
  await waitFor(() => expect(field()).toHaveValue('8'));
});
