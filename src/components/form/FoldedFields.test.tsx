import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TextField } from '@/components/inputs/TextField';
import { openScreen } from '../../../tests/screen';
import { EditPage } from './EditPage';
import { FoldedFields } from './FoldedFields';
import { compare, note, press, resetNotes, saveNote, setTitle, specFor } from './testing/notes';

beforeEach(resetNotes);

const openForm = (level = 'low') =>
  openScreen(() => (
    <EditPage title="编辑笔记" spec={specFor({ ...note, level })} compare={compare}>
      <TextField name="title" label="标题" max={20} isRequired />
      <FoldedFields title="更多设置">
        <TextField name="level" label="级别" max={5} />
      </FoldedFields>
    </EditPage>
  ));
const header = () => screen.getByRole('button', { name: /更多设置/ });
const level = () => screen.getByRole('textbox', { name: '级别', hidden: true });

test('unfolds for an invalid field and focuses it, unless a field above is invalid, too', async () => {
  const { unmount } = openForm('too long');
  setTitle('晚会');
  expect(header()).toHaveAttribute('aria-expanded', 'false');
  press('保存');
  await waitFor(() => expect(header()).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(level()).toHaveFocus());
  expect(level()).toHaveAccessibleDescription(/最多 5 个字符/);
  unmount();
  openForm('too long');
  setTitle('');
  press('保存');
  await waitFor(() => expect(header()).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveFocus();
});

test('keeps and sends the values of fields that were never unfolded', async () => {
  openForm('high');
  setTitle('晚会');
  press('保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall?.[0]).toMatchObject({ title: '晚会', level: 'high' });
  expect(header()).toHaveAttribute('aria-expanded', 'false');
});
