import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPinyin } from '@/domain/pinyin';
import { click, leave, write } from '../testing/events';
import { CheckboxesField } from './CheckboxesField';
import { InstantField } from './InstantField';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';
import { StringListField } from './StringListField';
import { SuggestField } from './SuggestField';
import { SwitchField } from './SwitchField';
import { renderForm } from './testing/form';

afterEach(() => void vi.useRealTimers());

const days = [1, 2, 3].map((day) => ({ value: day, label: `周${day}` }));
const kinds = ['综合', '专科'].map((kind) => ({ value: kind, label: kind }));

test('links help, required mark and errors to each control, and sends its value', async () => {
  const { user, sent, save, form } = renderForm(
    <>
      <SelectField name="kind" label="类别" extra="按执照" isRequired options={kinds} />
      <RadioField name="type" label="类型" isRequired requiredText="请选类型" options={kinds} />
      <CheckboxesField name="days" label="工作日" isRequired options={days} />
      <CheckboxesField name="rest" label="休息日" options={days} />
      <SwitchField name="isHome" label="首页" extra="最多 8 个" />
      <StringListField name="wards" label="科室" separators={[',']} />
    </>,
    // The field has no checkbox for 8, and keeps it.
    { initialValues: { rest: [2, 8] } },
  );
  const kind = screen.getByRole('combobox', { name: '类别' });
  const type = screen.getByRole('radiogroup', { name: '类型' });
  const workdays = screen.getByRole('group', { name: '工作日' });
  const monday = within(workdays).getByRole('checkbox', { name: '周1' });
  const toggle = screen.getByRole('switch', { name: '首页' });
  const wards = screen.getByRole('combobox', { name: '科室' });
  expect(kind).toBeRequired();
  expect(kind).toHaveAccessibleDescription('按执照');
  expect(type).toBeRequired();
  expect(workdays).toHaveAccessibleDescription('必选');
  expect(toggle).toHaveAccessibleDescription('最多 8 个');

  await save();
  await waitFor(() => expect(kind).toHaveAccessibleDescription('请选择类别 按执照'));
  expect(kind).toBeInvalid();
  expect(type).toHaveAccessibleDescription('请选类型');
  expect(type).toBeInvalid();
  expect(workdays).toHaveAccessibleDescription('必选 请选择工作日');
  expect(monday).toBeInvalid();
  expect(monday).toHaveAccessibleDescription('请选择工作日');
  form().setFields([
    { name: 'isHome', errors: ['首页已满'] },
    { name: 'wards', errors: ['科室太多'] },
  ]);
  await waitFor(() => expect(toggle).toHaveAccessibleDescription('首页已满 最多 8 个'));
  expect(toggle).toBeInvalid();
  expect(wards).toHaveAccessibleDescription('科室太多');
  expect(wards).toBeInvalid();

  form().setFieldsValue({ kind: '综合' });
  await click(within(type).getByRole('radio', { name: '专科' }));
  await waitFor(() => expect(type).toBeValid());
  await click(within(workdays).getByRole('checkbox', { name: '周3' }));
  await click(monday);
  expect(monday).toBeValid();
  await click(within(screen.getByRole('group', { name: '休息日' })).getByRole('checkbox', { name: '周1' }));
  await click(toggle);
  await user.type(wards, '内科,外科,');
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      kind: '综合',
      type: '专科',
      days: [1, 3],
      rest: [1, 2, 8],
      isHome: true,
      wards: ['内科', '外科'],
    }),
  );
});

test.each([
  ['zh-CN', '清除：类别'],
  ['en-US', 'Clear: 类别'],
] as const)('sends null for a cleared selection (%s)', async (locale, name) => {
  const { user, sent, save } = renderForm(<SelectField name="kind" label="类别" isClearable options={kinds} />, {
    initialValues: { kind: '综合' },
    locale,
  });
  await user.click(screen.getByRole('button', { name }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: null }));
});

test('suggests texts, found by pinyin, takes any other one, and can be filled in without them', async () => {
  const read = { isFetching: false, error: undefined, refetch: vi.fn() };
  const field = (suggestions: string[], failed: unknown = undefined) => (
    <SuggestField name="owner" label="负责人" max={20} suggestions={suggestions} read={{ ...read, error: failed }} />
  );
  const options = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  await loadPinyin();
  const { user, sent, save, unmount } = renderForm(field(['林晓', '周宁']), { initialValues: { owner: '林晓' } });
  const owner = () => screen.getByRole('combobox', { name: '负责人' });
  await user.click(owner());
  // The current name does not hide the others.
  await waitFor(() => expect(options()).toEqual(['林晓', '周宁']));
  await write(owner(), 'zn');
  await waitFor(() => expect(options()).toEqual(['周宁']));
  await user.click(document.querySelector('.ant-select-item-option') as Element);
  expect(owner()).toHaveValue('周宁');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ owner: '周宁' }));
  await write(owner(), ' 王老师 ');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ owner: '王老师' }));
  await write(owner(), '长'.repeat(21));
  await waitFor(() => expect(owner()).toHaveAccessibleDescription('最多 20 个字符，现在有 21 个'));
  unmount();

  const failed = renderForm(field([], new Error('offline')));
  await failed.user.click(owner());
  expect(await screen.findByText('选项加载失败，请重新打开重试')).toBeInTheDocument();
  expect(read.refetch).toHaveBeenCalled();
  await write(owner(), '孙编辑');
  await failed.save();
  await waitFor(() => expect(failed.sent).toHaveBeenLastCalledWith({ owner: '孙编辑' }));
});

test('focuses the first control of a group', () => {
  const { form } = renderForm(
    <>
      <RadioField name="kind" label="类别" options={kinds} />
      <CheckboxesField name="days" label="工作日" options={days} />
    </>,
  );
  form().focusField('kind');
  expect(screen.getByLabelText('综合')).toHaveFocus();
  form().focusField('days');
  expect(screen.getByLabelText('周1')).toHaveFocus();
});

describe('a text that is already listed', () => {
  const wards = () => screen.getByRole('combobox', { name: '科室' });
  const chosen = () =>
    [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);
  // antd's list reads key codes, which user-event does not send.
  const enter = () => fireEvent.keyDown(wards(), { key: 'Enter', keyCode: 13 });
  const initialValues = { wards: ['内科', '外科'] };

  test.each([
    ['offered', ['内科', '外科', '儿科']],
    ['not offered', undefined],
  ])('stays when it is entered again (%s)', async (_, offered) => {
    const field = <StringListField name="wards" label="科室" separators={[',']} offered={offered} />;
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

  test('is removed by a click on its option', async () => {
    const { user } = renderForm(
      <StringListField name="wards" label="科室" separators={[',']} offered={['内科', '外科']} />,
      { initialValues },
    );
    await user.type(wards(), '外');
    const option = await waitFor(() => {
      const found = document.querySelector('.ant-select-item-option[title="外科"]');
      if (!found) throw new Error('the option is not shown');
      return found;
    });
    await user.click(option);
    expect(chosen()).toEqual(['内科']);
  });
});

test('disables days in the past, in business time, for a future instant', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T16:30:00Z'), toFake: ['Date'] });
  renderForm(<InstantField name="dueAt" label="应访时间" isFuture isDue />);
  fireEvent.mouseDown(screen.getByLabelText('应访时间'));
  await click(screen.getByLabelText('应访时间'));
  const cell = (day: string) => document.querySelector(`.ant-picker-cell[title="${day}"]`);
  expect(cell('2026-11-20')).toHaveClass('ant-picker-cell-disabled');
  expect(cell('2026-11-21')).not.toHaveClass('ant-picker-cell-disabled');
});

test('opens at the coming hour, and takes a clicked day to its end and a clicked hour as such', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T06:20:00Z'), toFake: ['Date'] });
  const { sent, save } = renderForm(<InstantField name="dueAt" label="应访时间" isFuture isDue />);
  const input = screen.getByLabelText('应访时间');
  fireEvent.mouseDown(input);
  await click(input);
  const find = (selector: string) => document.querySelector(selector) as Element;
  await click(find('.ant-picker-cell[title="2026-11-25"]'));
  expect(input).toHaveValue('2026-11-25 23:59');
  await click(find('[data-type="hour"] [data-value="16"]'));
  expect(input).toHaveValue('2026-11-25 16:00');
  await click(find('[data-type="minute"] [data-value="30"]'));
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dueAt: '2026-11-25T16:30:00+08:00' }));
});

test('takes a day without a time as a due instant, and rejects one in the past', async () => {
  const { sent, save } = renderForm(<InstantField name="dueAt" label="应访时间" isFuture isDue />);
  const input = screen.getByLabelText('应访时间');
  const enter = async (text: string) => {
    await write(input, text);
    await leave();
  };
  await enter('2020-01-05');
  expect(await screen.findByText('请选择将来的时间')).toBeInTheDocument();
  await enter('2020-01-05 10:00');
  expect(await screen.findByText('请选择将来的时间')).toBeInTheDocument();
  await write(input, '2099-01-05');
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(input).toHaveValue('2099-01-05 23:59'));
  await leave();
  fireEvent.mouseDown(input);
  await click(input);
  expect(document.querySelector('.ant-picker-header-view')).toHaveTextContent('2099年1月');
  await leave();
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dueAt: '2099-01-05T23:59:59.999+08:00' }));
  await enter('2099-01-05 14:59');
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ dueAt: '2099-01-05T14:59:00+08:00' }));
});
