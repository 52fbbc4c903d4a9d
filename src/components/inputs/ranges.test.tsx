import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RegionField } from './RegionField';
import { TimeRangeField } from './TimeRangeField';
import { renderForm } from './testing/form';
import { ValidityRangeField } from './ValidityRangeField';

const range = <ValidityRangeField names={['startAt', 'endAt']} labels={['上线时间', '下线时间']} />;
const end = () => screen.getByRole('textbox', { name: '下线时间' });

describe('a time in which something holds', () => {
  test('is shown and sent by the clock of Shanghai, in a browser of New York', async () => {
    const { user, sent, save } = renderForm(range, { initialValues: { startAt: '2026-11-20T17:00:00.000Z' } });
    expect(screen.getByRole('textbox', { name: '上线时间' })).toHaveValue('2026-11-21 01:00');
    await user.type(end(), '2027-03-15 02:30{Enter}');
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ startAt: '2026-11-20T17:00:00.000Z', endAt: '2027-03-15T02:30:00+08:00' }),
    );
  });

  test('must end after it starts, and may be open', async () => {
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

test('two times of one day are in order', async () => {
  const { user, sent, save } = renderForm(
    <TimeRangeField names={['workStart', 'workEnd']} labels={['开始', '结束']} isRequired />,
    { initialValues: { workStart: '09:00', workEnd: '08:55' } },
  );
  const last = screen.getByRole('textbox', { name: '结束' });
  await save();
  await waitFor(() => expect(last).toHaveAccessibleDescription('结束时间必须晚于开始时间'));
  await user.clear(last);
  await user.type(last, '18:00{Enter}');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ workStart: '09:00', workEnd: '18:00' }));
});

test('a region is found by its name, and its code is sent', async () => {
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
