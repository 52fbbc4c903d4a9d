import { act, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Quiz, QuizContent } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import type { Finding } from '@/domain/quiz/checks/finding';
import { createHistory } from '@/domain/quiz/edit/history';
import { openScreen } from '../../../../../tests/screen';
import { server } from '../../../../../tests/server';
import { BlockedEditDialog } from '../BlockedEditDialog';
import { type Editor, EditorContext } from '../EditorContext';
import { getEditorLocation } from '../editor-location';
import { createQuizStore, type Edit } from '../quiz-store';

// Re-exported so that tests of the editor need no deep relative import.
export { server };

const PROJECT_ID = 'p1';

/** A result hint with the fields that the editor reads. */
export const hint = (fields: Partial<ResultHint> & Pick<ResultHint, 'id' | 'levelCode'>) => ({
  projectId: null,
  name: `Hint ${fields.id}`,
  title: `Title ${fields.id}`,
  content: '<p>Text</p>',
  disclaimer: 'Disclaimer',
  ...{ suggestion: null, icon: null, color: null, imageUrl: null },
  ...{ primaryAction: 'none', secondaryAction: 'none', showScore: false, showLevel: false, showHospitals: false },
  status: 'enabled',
  version: 1,
  ...fields,
});

/** Answers the request for the result hints of the project and the global ones. */
export const answerHints = (hints: ReturnType<typeof hint>[]) =>
  server.use(
    http.get('*/api/admin/v1/result-hints', ({ request }) => {
      const scope = new URL(request.url).searchParams.get('projectId');
      const list = hints.filter(({ projectId }) => (projectId ?? 'global') === scope);
      return HttpResponse.json({ success: true, data: { list, total: list.length, current: 1, pageSize: 100 } });
    }),
  );

type Options = { isEditable?: boolean; path?: string };

/** Renders a part of the quiz editor over `content`, without route, autosave and lease. Result hints come from `answerHints`. */
export function openEditor(part: ReactNode, content: QuizContent, { isEditable = true, path = '/' }: Options = {}) {
  const saved = { ...content, id: 'q1', projectId: PROJECT_ID, status: 'draft', version: 1 } as Quiz;
  const store = createQuizStore(createHistory(content), saved, () => {});
  const show = vi.fn((at: Finding['at']) => {
    const place = getEditorLocation(store.get().history.present, at);
    if ('selectedId' in place) store.reveal(place.selectedId);
    else store.setScrollTarget(place.scrollTarget);
  });
  const editor: Editor = {
    ...{ store, isEditable, show },
    quizId: saved.id,
    projectId: PROJECT_ID,
    save: async () => saved.version,
    withLeasePaused: (write) => write(),
    adopt: store.adopt,
    onGone: () => {},
  };
  const { user, unmount } = openScreen(
    () => (
      <EditorContext value={editor}>
        {part}
        <BlockedEditDialog />
      </EditorContext>
    ),
    { path, hasMotion: true },
  );
  return {
    user,
    show,
    unmount,
    /** Current content of the editor. */
    quiz: () => store.get().history.present,
    /** Edits the quiz from outside of the part. */
    edit: (run: Edit) => act(() => void store.edit(run)),
    select: (questionId: string) => act(() => store.select(questionId)),
    undo: () => act(() => store.undo()),
  };
}

/** The options of the select that was opened last; an earlier one stays in the page because no animation ends in jsdom. */
export const findOptions = () =>
  waitFor(() => {
    const lists = document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-slide-up-leave, .ant-select-dropdown-hidden)',
    );
    const options = [...lists].at(-1)?.querySelectorAll<HTMLElement>('.ant-select-item-option');
    if (!options?.length) throw new Error('no open list');
    return [...options];
  });

/** Presses Enter in an open select: antd reads the code of the key, which user-event leaves out. */
export function pressEnter() {
  const field = document.activeElement as Element;
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
}
