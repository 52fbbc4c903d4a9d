import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { RadioField } from '@/components/inputs/RadioField';
import { StringListField } from '@/components/inputs/StringListField';
import { TextField } from '@/components/inputs/TextField';
import { claimDrafts, forgetDrafts, storeDrafts } from '@/session/drafts';
import { openScreen } from '../../../../tests/screen';
import type { CompareField } from '../compare-fields';
import { EditDrawer } from '../EditDrawer';
import { EditPage } from '../EditPage';
import type { EditSpec } from '../useEditForm';
import { NEW_ENTITY, useEditParam } from '../useEditParam';

/** Fake entity with three fields for the tests of the form layer. */
export type Note = {
  id: string;
  version: number;
  title: string;
  tags: string[];
  level: string;
  updatedByName?: string;
};
export type NoteValues = Pick<Note, 'title' | 'tags' | 'level'>;

export const note: Note = { id: '1', version: 1, title: '晨会', tags: ['甲'], level: 'low' };

export const saveNote = vi.fn<(values: NoteValues, base: Note | undefined) => Promise<Note>>();
export const readNote = vi.fn<(id: string) => Promise<Note>>();
export const onSaved = vi.fn<(saved: Note) => void>();

/** Call before each test: clears drafts and resets the mocks. */
export function resetNotes() {
  forgetDrafts();
  onSaved.mockReset();
  saveNote.mockReset().mockImplementation(async (values, base) => ({
    ...note,
    ...values,
    version: (base?.version ?? 0) + 1,
  }));
  readNote.mockReset().mockImplementation(async (id) => ({ ...note, id }));
}

const toValues = (entity: Note | undefined): NoteValues => ({
  title: entity?.title ?? '',
  tags: entity?.tags ?? [],
  level: entity?.level ?? 'low',
});

export const compare: CompareField<NoteValues, Note>[] = [
  { name: 'title', label: '标题' },
  { name: 'tags', label: '标签' },
  { name: 'level', label: '级别' },
];

export const specFor = (entity: Note | undefined): EditSpec<NoteValues, Note> => ({
  name: `note:${entity?.id ?? NEW_ENTITY}`,
  entity,
  toValues,
  save: saveNote,
  onSaved,
});

const levels = ['low', 'high'].map((value) => ({ value, label: value }));

export const fields = (
  <>
    <TextField name="title" label="标题" max={20} isRequired />
    <StringListField name="tags" label="标签" separators={[',']} />
    <RadioField name="level" label="级别" options={levels} />
  </>
);

type PageProps = Partial<ComponentProps<typeof EditPage<NoteValues, Note>>>;

/** Opens the form as a page over `note`. */
export const openPage = ({ spec, ...props }: PageProps = {}) =>
  openScreen(
    () => (
      <EditPage title="编辑笔记" spec={spec ?? specFor(note)} compare={compare} {...props}>
        {fields}
      </EditPage>
    ),
    { hasMotion: true },
  );

/** Buttons that open notes in a drawer, kept in the URL. */
function Notes() {
  const { target, open, close } = useEditParam();
  const drawer = (entity: Note | undefined) => (
    <EditDrawer
      title={entity ? `编辑笔记 ${entity.id}` : '新建笔记'}
      spec={specFor(entity)}
      compare={compare}
      onClose={close}
      extraActions={entity ? undefined : [{ label: '保存并新建', beginsAnew: true }]}
    >
      {fields}
    </EditDrawer>
  );
  return (
    <>
      <h1 tabIndex={-1}>笔记</h1>
      {['1', '2', NEW_ENTITY].map((id) => (
        <button key={id} type="button" onClick={() => open(id)}>
          打开 {id}
        </button>
      ))}
      {target === NEW_ENTITY && drawer(undefined)}
      {target !== undefined && target !== NEW_ENTITY && (
        <EntityDrawer
          readKey={['note', 'form', target]}
          title="编辑笔记"
          notFound="笔记不存在"
          read={() => readNote(target)}
          edit={drawer}
          onClose={close}
        />
      )}
    </>
  );
}

/** Opens the list of notes; `?edit=1` opens the drawer over it. */
export const openNotes = (path?: string) => openScreen(Notes, { path, hasMotion: true });

export const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '标题' });
/** Sets the title as one change, without the cost of each key. */
export const setTitle = (text: string) => fireEvent.change(title(), { target: { value: text } });
// jsdom ends no animation: antd's loading icon stays in the name of a button that was loading. antd puts a space
// between the two characters of a short name in dialogs outside the screen.
export const button = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^(loading )?${name.length === 2 ? [...name].join(' ?') : name}$`) });
export const press = (name: string) => fireEvent.click(button(name));

const LEAVE_QUESTION = '放弃未保存的修改？';
/** Open confirmations; a closed one stays in jsdom, which ends no animation. */
export const openQuestions = (name = LEAVE_QUESTION) =>
  screen.queryAllByRole('dialog', { name }).filter((dialog) => !dialog.className.includes('-leave'));
/** The open confirmation. */
export const findQuestion = (name?: string) =>
  waitFor(() => {
    const [question] = openQuestions(name);
    if (!question) throw new Error('no confirmation is open');
    return question;
  });

const me = { name: '林晓', avatarUrl: '' };

/** Expires the session, unmounts the screen and signs in as `as`. */
export function expire(view: { unmount: () => void }, as = me) {
  storeDrafts(me);
  view.unmount();
  claimDrafts(as);
}
