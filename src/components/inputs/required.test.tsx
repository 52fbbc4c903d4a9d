import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
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

const names: [string, string] = ['it', 'end'];
const labels: [string, string] = ['项', '止'];
const one = { name: 'it', label: '项', isRequired: true };

test.each<[string, ReactElement]>([
  ['a text', <TextField key="it" {...one} max={5} />],
  ['a colour', <ColorField key="it" {...one} />],
  ['a number', <NumberField key="it" {...one} min={0} max={9} />],
  ['a day', <DayField key="it" {...one} />],
  ['an instant', <InstantField key="it" {...one} />],
  ['the end of a time of day', <TimeRangeField key="it" {...{ names, labels }} isRequired />],
  ['the end of a range', <ValidityRangeField key="it" {...{ names, labels }} isRequired={[true, false]} />],
  ['a choice', <SelectField key="it" {...one} options={[]} />],
  ['a region', <RegionField key="it" {...one} />],
])(
  '%s that is needed and missing is said to be so until it is there, and not who only passes through',
  async (_, field) => {
    const { user, save, form } = renderForm(field);
    const control = () => screen.getByLabelText('项');
    control().focus();
    await user.tab();
    expect(control()).not.toHaveAccessibleDescription(/不能为空/);
    await save();
    await waitFor(() => expect(control()).toHaveAccessibleDescription(/不能为空/));
    control().focus();
    await user.tab();
    expect(form().isFieldsValidating()).toBe(false);
    expect(control()).toHaveAccessibleDescription(/不能为空/);
  },
);
