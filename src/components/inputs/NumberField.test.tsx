import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField';
import { renderForm } from './testing/form';

test('a number beyond its limits is refused on the field, and what was typed stays', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" isRequired min={0} max={999} />);
  const field = screen.getByRole('spinbutton', { name: '排序' });
  await save();
  await waitFor(() => expect(field).toHaveAccessibleDescription('不能为空'));
  for (const text of ['1000', '-1', '1.5', '9'.repeat(400)]) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription('请填写 0–999 的整数'));
  }
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '999');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ sort: 999 }));
});

test('what is typed and is no number stays, and is refused', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />, {
    initialValues: { sort: 7 },
  });
  const field = screen.getByRole('spinbutton', { name: '排序' });
  for (const text of ['1O0', '一百', '0x10', '-']) {
    await user.clear(field);
    await user.type(field, text);
    await waitFor(() => expect(field).toHaveAccessibleDescription('请填写 0–999 的整数'));
    await user.tab();
    expect(field).toHaveValue(text);
    await save();
    expect(field).toHaveValue(text);
  }
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '１００');
  await user.tab();
  expect(field).toHaveValue('100');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ sort: 100 }));
  await user.clear(field);
  await user.type(field, '{ArrowUp}');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort: 1 }));
  await user.clear(field);
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort: null }));
});

test('a fraction and a sign are typed key by key, and not made another number', async () => {
  const { user, sent, save } = renderForm(<NumberField name="sort" label="排序" min={0} max={999} />);
  const field = screen.getByRole('spinbutton', { name: '排序' });
  for (const text of ['3.7', '22.05', '-0.5', '1.50', '１。５']) {
    await user.clear(field);
    await user.type(field, text);
    expect(field).toHaveValue(text);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription('请填写 0–999 的整数'));
  }
  expect(sent).not.toHaveBeenCalled();
});

test('a form that begins anew does so without what was no number', async () => {
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
