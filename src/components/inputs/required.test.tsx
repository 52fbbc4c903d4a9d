import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColorField } from './ColorField';
import { DayField } from './DayField';
import { InstantField } from './InstantField';
import { NumberField } from './NumberField';
import { RegionField } from './RegionField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { TimeRangeField } from './TimeRangeField';
import { renderForm } from './testing/form';
import { ValidityRangeField } from './ValidityRangeField';

const field = (name: string) => ({ name, label: name, isRequired: true });
const names: [string, string] = ['start', 'end'];
const times: [string, string] = ['from', 'to'];

test('reports a missing required value on submit, and not on blur', async () => {
  const { save, form } = renderForm(
    <>
      <TextField {...field('text')} max={5} />
      <ColorField {...field('color')} />
      <NumberField {...field('number')} min={0} max={9} />
      <DayField {...field('day')} />
      <InstantField {...field('instant')} />
      <TimeRangeField names={times} labels={times} isRequired />
      <ValidityRangeField names={names} labels={names} isRequired={[true, false]} />
      <SelectField {...field('choice')} options={[]} />
      <RegionField {...field('region')} />
    </>,
  );
  const controls = ['text', 'color', 'number', 'day', 'instant', 'from', 'start', 'choice', 'region'].map(
    (label) => () => screen.getByLabelText(label),
  );
  const passThrough = () => {
    for (const control of controls) {
      act(() => control().focus());
      act(() => control().blur());
    }
    expect(form().isFieldsValidating()).toBe(false);
  };
  passThrough();
  for (const control of controls) expect(control()).not.toHaveAccessibleDescription(/不能为空|请选择/);
  await save();
  for (const control of controls) await waitFor(() => expect(control()).toHaveAccessibleDescription(/不能为空|请选择/));
  passThrough();
  for (const control of controls) expect(control()).toHaveAccessibleDescription(/不能为空|请选择/);
});
