import { screen, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { openScreen } from '../../../tests/screen';
import { EditPage } from './EditPage';
import { compare, fields, note, press, resetNotes, saveNote, setTitle, specFor, title } from './testing/notes';

beforeEach(resetNotes);

const spec = specFor(note);

function Languages() {
  const [locale, setLocale] = useState('zh-CN');
  return (
    <RawIntlProvider value={getIntl(locale)}>
      <button type="button" onClick={() => setLocale('en-US')}>
        English
      </button>
      <EditPage title="Note" spec={spec} compare={compare}>
        {fields}
      </EditPage>
    </RawIntlProvider>
  );
}

test('shows rule messages in the new language at once, and keeps server messages', async () => {
  saveNote.mockRejectedValueOnce(
    new AppError('business', { status: 422, data: { fieldErrors: { tags: '标签不可用' } } }),
  );
  openScreen(Languages);
  setTitle('晚会');
  press('保存');
  const tags = screen.getByRole('combobox', { name: '标签' });
  await waitFor(() => expect(tags).toHaveAccessibleDescription('标签不可用'));
  setTitle('');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('不能为空'));
  press('English');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('This cannot be empty'));
  expect(tags).toHaveAccessibleDescription('标签不可用');
});
