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
