import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { write } from '../testing/events';
import { NumberField } from './NumberField';
import { renderForm } from './testing/form';

const field = () => screen.getByRole('spinbutton', { name: '排序' });
const isRefused = (message: string) => waitFor(() => expect(field()).toHaveAccessibleDescription(message));

test('rejects text that is not an integer within the limits, and keeps it as entered', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" isRequired min={0} max={999} />);
  await save();
  await isRefused('不能为空');
  for (const text of ['1000', '-1', '1.5', '9'.repeat(400), '9'.repeat(30), '1O0', '一百', '0x10', '-']) {
    await write(field(), text);
    await save();
    await isRefused('请填写 0–999 的整数');
    expect(field()).toHaveValue(text);
  }
  // Key by key, too.
  for (const text of ['22.05', '-0.5', '１。５']) {
    await user.clear(field());
    await user.type(field(), text);
    expect(field()).toHaveValue(text);
    await save();
    await isRefused('请填写 0–999 的整数');
  }
  expect(sent).not.toHaveBeenCalled();
});

test('sends a number, also from full-width digits and arrow keys, and null when it is cleared', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />);
  const isSent = async (sort: number | null) => {
    await save();
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort }));
  };
  await user.type(field(), '１００');
  await user.tab();
  expect(field()).toHaveValue('100');
  await isSent(100);
  await write(field(), '999');
  await isSent(999);
  await user.clear(field());
  await user.type(field(), '{ArrowUp}');
  await isSent(1);
  await write(field(), '');
  await isSent(null);
});

test('drops text that is not a number when the form is reset or filled', async () => {
  const { form } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />, {
    initialValues: { sort: 7 },
  });
  await write(field(), '7x');
  form().resetFields();
  await waitFor(() => expect(field()).toHaveValue('7'));
  await write(field(), '7x');
  form().setFieldsValue({ sort: 8 });
  await waitFor(() => expect(field()).toHaveValue('8'));
});
