import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { leave, write } from '../testing/events';
import { DayField } from './DayField';
import { RegionField } from './RegionField';
import { TimeRangeField } from './TimeRangeField';
import { renderForm } from './testing/form';
import { ValidityRangeField } from './ValidityRangeField';

const range = <ValidityRangeField names={['startAt', 'endAt']} labels={['上线时间', '下线时间']} />;
const end = () => screen.getByRole('textbox', { name: '下线时间' });

describe('validity range', () => {
  test('shows and sends Shanghai time in a New York browser', async () => {
    const { user, sent, save } = renderForm(range, { initialValues: { startAt: '2026-11-20T17:00:00.000Z' } });
    expect(screen.getByRole('textbox', { name: '上线时间' })).toHaveValue('2026-11-21 01:00');
    await write(end(), '2027-03-15 02:30');
    await user.keyboard('{Enter}');
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ startAt: '2026-11-20T17:00:00.000Z', endAt: '2027-03-15T02:30:00+08:00' }),
    );
  });

  test('must end after it starts, and may be open-ended', async () => {
    const at = '2026-11-21T09:30:00+08:00';
    const { sent, save, form } = renderForm(range, { initialValues: { startAt: at, endAt: '2026-11-21T01:30:00Z' } });
    await save();
    await waitFor(() => expect(end()).toHaveAccessibleDescription('结束时间必须晚于开始时间'));
    expect(sent).not.toHaveBeenCalled();
    act(() => form().setFieldsValue({ endAt: null }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ startAt: at, endAt: null }));
  });
});

test('requires the end of a time range after its start', async () => {
  const { user, sent, save } = renderForm(
    <TimeRangeField names={['workStart', 'workEnd']} labels={['开始', '结束']} isRequired />,
    { initialValues: { workStart: '09:00', workEnd: '08:55' } },
  );
  const last = screen.getByRole('textbox', { name: '结束' });
  await save();
  await waitFor(() => expect(last).toHaveAccessibleDescription('结束时间必须晚于开始时间'));
  await write(last, '18:00');
  await user.keyboard('{Enter}');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ workStart: '09:00', workEnd: '18:00' }));
});

test('reads a time without a leading zero and with a full-width colon', async () => {
  const { sent, save } = renderForm(
    <TimeRangeField names={['workStart', 'workEnd']} labels={['开始', '结束']} isRequired />,
    { initialValues: { workStart: '10:00', workEnd: '18:00' } },
  );
  const first = screen.getByRole('textbox', { name: '开始' });
  const enter = async (text: string, workStart: string) => {
    await write(first, text);
    await leave();
    await save();
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ workStart, workEnd: '18:00' }));
  };
  await enter('9:05', '09:05');
  await enter('9：05', '09:05');
});

test('finds a region by name and sends its code', async () => {
  const { user, sent, save } = renderForm(<RegionField name="districtCode" label="所在地区" isRequired />, {
    initialValues: { districtCode: '110105' },
  });
  const region = screen.getByRole('combobox', { name: '所在地区' });
  await screen.findByText('北京市 / 北京市 / 朝阳区');
  await user.type(region, '西湖区');
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /杭州市/ }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ districtCode: '330106' }));
});

describe.each([
  [
    'a day',
    <DayField key="at" name="at" label="日期" min="1900-01-01" max="2026-11-21" />,
    '日期',
    { kept: '2026-01-31', text: '2026-01-31', other: '2026-02-01', held: '2026-02-01' },
    '请按 2026-01-31 的格式填写日期',
  ],
  [
    'an instant',
    <ValidityRangeField key="at" names={['at', 'end']} labels={['上线时间', '下线时间']} />,
    '上线时间',
    {
      kept: '2026-01-31T01:30:00.000Z',
      text: '2026-01-31 09:30',
      other: '2026-02-01 00:00',
      held: '2026-02-01T00:00:00+08:00',
    },
    '请按 2026-01-31 09:30 的格式填写时间',
  ],
])('%s', (_, field, label, { kept, text, other, held }, refusal) => {
  const input = () => screen.getByRole('textbox', { name: label });

  test('rejects text that does not parse in a field without a value', async () => {
    const { sent, save } = renderForm(field, { initialValues: {} });
    await write(input(), '2026-02-30');
    await leave();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(refusal));
    await save();
    expect(sent).not.toHaveBeenCalled();
  });

  test('keeps and rejects text that does not parse, takes text that does at once, and is null when cleared', async () => {
    const { sent, save, form } = renderForm(field, { initialValues: { at: kept } });
    const isSent = (at: string | null) => waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ at }));
    await write(input(), '明天上午');
    await leave();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(refusal));
    expect(input()).toHaveValue('明天上午');
    expect(input()).toBeInvalid();
    await save();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(refusal));
    expect(sent).not.toHaveBeenCalled();

    // A form submitted before blur has the new value.
    await write(input(), other);
    form().submit();
    await isSent(held);
    await leave();
    expect(input()).toHaveValue(other);
    expect(input()).toBeValid();
    await write(input(), '');
    await leave();
    expect(input()).toHaveValue('');
    await save();
    await isSent(null);

    // A reset removes invalid text.
    await write(input(), 'x');
    await leave();
    await waitFor(() => expect(input()).toBeInvalid());
    form().resetFields();
    await waitFor(() => expect(input()).toHaveValue(text));
    await save();
    await isSent(kept);
    await write(input(), text.slice(0, -1));
    await write(input(), text);
    await leave();
    expect(input()).toBeValid();
    expect(input()).toHaveValue(text);
    const count = sent.mock.calls.length;
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(count + 1));
    expect(sent.mock.lastCall?.[0]).toMatchObject({ at: expect.anything() });
  });
});

test('reads a day in the formats of parse-date.ts', async () => {
  const { sent, save } = renderForm(<DayField name="at" label="日期" />);
  await write(screen.getByRole('textbox', { name: '日期' }), '2027年3月28日');
  await leave();
  expect(screen.getByRole('textbox', { name: '日期' })).toHaveValue('2027-03-28');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ at: '2027-03-28' }));
});

describe('in a browser with daylight saving time', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  test('takes an instant in the skipped hour as Shanghai time', async () => {
    process.env.TZ = 'America/Sao_Paulo';
    const { sent, save } = renderForm(range);
    const start = screen.getByRole('textbox', { name: '上线时间' });
    await write(start, '2018-11-04 00:30');
    await leave();
    expect(start).toBeValid();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ startAt: '2018-11-04T00:30:00+08:00' }));
  });

  test('lets the operator pick a time in the skipped hour', async () => {
    process.env.TZ = 'Europe/Berlin';
    const { user, sent, save } = renderForm(range, { initialValues: { startAt: '2027-03-28T01:30:00+08:00' } });
    await user.click(screen.getByRole('textbox', { name: '上线时间' }));
    const hours = await waitFor(() => document.querySelector('.ant-picker-time-panel-column') as HTMLElement);
    await user.click(within(hours).getByText('02'));
    await leave();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ startAt: '2027-03-28T02:30:00+08:00' }));
  });
});

test('rejects a day beyond its limits, and keeps the entered text', async () => {
  const { sent, save } = renderForm(<DayField name="birthDate" label="出生日期" min="1900-01-01" max="2026-11-21" />);
  const day = screen.getByRole('textbox', { name: '出生日期' });
  for (const [typed, refusal] of [
    ['1899-12-31', '不能早于 1900-01-01'],
    ['2026-11-22', '不能晚于 2026-11-21'],
  ] as const) {
    await write(day, typed);
    await leave();
    await waitFor(() => expect(day).toHaveAccessibleDescription(refusal));
    await save();
    expect(day).toHaveValue(typed);
  }
  expect(sent).not.toHaveBeenCalled();
  await write(day, '2026-11-21');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ birthDate: '2026-11-21' }));
});
