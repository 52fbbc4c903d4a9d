import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CheckboxesField } from './CheckboxesField';
import { InstantField } from './InstantField';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextsField } from './TextsField';
import { renderForm } from './testing/form';

const days = [1, 2, 3].map((day) => ({ value: day, label: `周${day}` }));
const kinds = ['综合', '专科'].map((kind) => ({ value: kind, label: kind }));

describe('the refusal and the help of a field are those of its control', () => {
  test('select', async () => {
    const { save } = renderForm(<SelectField name="kind" label="类别" extra="按执照" isRequired options={kinds} />);
    const kind = screen.getByRole('combobox', { name: '类别' });
    expect(kind).toBeRequired();
    expect(kind).toHaveAccessibleDescription('按执照');
    await save();
    await waitFor(() => expect(kind).toHaveAccessibleDescription('不能为空 按执照'));
    expect(kind).toBeInvalid();
  });

  test('radio buttons', async () => {
    const { user, sent, save } = renderForm(
      <RadioField name="kind" label="类别" isRequired requiredText="请选类别" options={kinds} />,
    );
    const group = screen.getByRole('radiogroup', { name: '类别' });
    expect(group).toBeRequired();
    await save();
    await waitFor(() => expect(group).toHaveAccessibleDescription('请选类别'));
    expect(group).toBeInvalid();
    await user.click(within(group).getByRole('radio', { name: '专科' }));
    await waitFor(() => expect(group).toBeValid());
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: '专科' }));
  });

  test('tick boxes', async () => {
    const { user, sent, save } = renderForm(<CheckboxesField name="days" label="工作日" isRequired options={days} />);
    const group = screen.getByRole('group', { name: '工作日' });
    expect(group).toHaveAccessibleDescription('必选');
    await save();
    await waitFor(() => expect(group).toHaveAccessibleDescription('必选 不能为空'));
    const first = within(group).getByRole('checkbox', { name: '周1' });
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('不能为空');
    await user.click(within(group).getByRole('checkbox', { name: '周3' }));
    await user.click(first);
    expect(first).toBeValid();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ days: [1, 3] }));
  });

  test('tick boxes, which leave alone what they have no box for', async () => {
    const { user, sent, save } = renderForm(<CheckboxesField name="days" label="工作日" options={days} />, {
      initialValues: { days: [2, 8] },
    });
    await user.click(screen.getByRole('checkbox', { name: '周1' }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ days: [1, 2, 8] }));
  });

  test('switch', async () => {
    const { user, sent, save, form } = renderForm(<SwitchField name="isHome" label="首页" extra="最多 8 个" />);
    const toggle = screen.getByRole('switch', { name: '首页' });
    expect(toggle).toHaveAccessibleDescription('最多 8 个');
    form().setFields([{ name: 'isHome', errors: ['首页已满'] }]);
    await waitFor(() => expect(toggle).toHaveAccessibleDescription('首页已满 最多 8 个'));
    expect(toggle).toBeInvalid();
    await user.click(toggle);
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ isHome: true }));
  });

  test('several texts', async () => {
    const { user, sent, save, form } = renderForm(<TextsField name="wards" label="科室" separators={[',']} />);
    const wards = screen.getByRole('combobox', { name: '科室' });
    form().setFields([{ name: 'wards', errors: ['科室太多'] }]);
    await waitFor(() => expect(wards).toHaveAccessibleDescription('科室太多'));
    expect(wards).toBeInvalid();
    await user.type(wards, '内科,外科,');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ wards: ['内科', '外科'] }));
  });
});

test.each([
  ['zh-CN', '清除：类别'],
  ['en-US', 'Clear: 类别'],
] as const)('%s: a choice that is taken back is sent as null', async (locale, name) => {
  const { user, sent, save } = renderForm(<SelectField name="kind" label="类别" isClearable options={kinds} />, {
    initialValues: { kind: '综合' },
    locale,
  });
  await user.click(screen.getByRole('button', { name }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: null }));
});

test.each([
  ['a group of buttons', <RadioField key="kind" name="kind" label="类别" options={kinds} />, '综合'],
  ['a group of boxes', <CheckboxesField key="kind" name="kind" label="类别" options={kinds} />, '综合'],
])('the focus that a form moves to %s is on its first control', async (_, field, first) => {
  const { form } = renderForm(field);
  form().focusField('kind');
  expect(screen.getByLabelText(first)).toHaveFocus();
});

describe('a text that is there already', () => {
  const wards = () => screen.getByRole('combobox', { name: '科室' });
  const chosen = () =>
    [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);
  // The list of antd knows keys by their numbers, which user-event does not give.
  const enter = () => fireEvent.keyDown(wards(), { key: 'Enter', keyCode: 13 });
  const initialValues = { wards: ['内科', '外科'] };

  test.each([
    ['offered', ['内科', '外科', '儿科']],
    ['not offered', undefined],
  ])('and is typed once more stays, %s', async (_, offered) => {
    const field = <TextsField name="wards" label="科室" separators={[',']} offered={offered} />;
    const { user, sent, save } = renderForm(field, { initialValues });
    await user.type(wards(), '外科');
    enter();
    await waitFor(() => expect(wards()).toHaveValue(''));
    enter();
    expect(chosen()).toEqual(['内科', '外科']);
    fireEvent.keyUp(wards(), { key: 'Enter', keyCode: 13 });
    await user.keyboard('儿科');
    enter();
    expect(chosen()).toEqual(['内科', '外科', '儿科']);
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ wards: ['内科', '外科', '儿科'] }));
  });

  test('is taken out of the list by a click', async () => {
    const { user } = renderForm(
      <TextsField name="wards" label="科室" separators={[',']} offered={['内科', '外科']} />,
      { initialValues },
    );
    await user.type(wards(), '外');
    const option = await waitFor(() => {
      const found = document.querySelector('.ant-select-item-option[title="外科"]');
      if (!found) throw new Error('no option');
      return found;
    });
    await user.click(option);
    expect(chosen()).toEqual(['内科']);
  });
});

test('an instant by which something is due may be a day alone, and lies ahead', async () => {
  const { user, sent, save } = renderForm(<InstantField name="dueAt" label="应访时间" isFuture isDue />);
  const input = screen.getByLabelText('应访时间');
  await user.type(input, '2020-01-05');
  await user.tab();
  expect(await screen.findByText('请选择将来的时间')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '2099-01-05');
  await user.tab();
  expect(input).toHaveValue('2099-01-05 23:59');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dueAt: '2099-01-05T23:59:59.999+08:00' }));
  await user.clear(input);
  await user.type(input, '2099-01-05 14:30');
  await user.tab();
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dueAt: '2099-01-05T14:30:00+08:00' }));
});
