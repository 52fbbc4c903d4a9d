import { useRef } from 'react';
import type { Quiz } from '@/contract/quiz';
import { showUnexpected } from '@/errors/show';
import { copyToQuiz, createQuizDraft, importToQuiz, updateQuiz } from '@/services/quiz';
import { hasErrorCode } from '../quiz-errors';
import type { DraftTarget } from './draft-target';

/**
 * Creates a draft with content: first an empty draft, then its content. If writing the content fails, the next attempt
 * uses the same draft.
 *
 * @param onCreated called when the draft has its content, or when another operator has begun one meanwhile
 * @returns `hasEmptyDraft`: whether a draft was created that has no content yet
 */
export function useBeginDraft(
  projectId: string,
  onCreated: () => void,
): DraftTarget & { hasEmptyDraft: () => boolean } {
  const emptyDraft = useRef<Quiz>(undefined);
  const createDraft = () =>
    createQuizDraft(projectId).catch((error: unknown) => {
      if (hasErrorCode(error, 'QUIZ_DRAFT_EXISTS')) {
        // The draft replaces this screen, and with it the dialog that would show the error.
        showUnexpected(error);
        onCreated();
      }
      throw error;
    });
  const begin = async (fill: (draft: Quiz) => Promise<unknown>) => {
    emptyDraft.current ??= await createDraft();
    await fill(emptyDraft.current);
    emptyDraft.current = undefined;
    onCreated();
  };
  return {
    projectId,
    current: undefined,
    hasEmptyDraft: () => emptyDraft.current !== undefined,
    write: {
      scale: (content) => begin(({ id, version }) => updateQuiz(id, content, version)),
      file: (content) => begin((draft) => importToQuiz(draft, content)),
      copy: (from) => begin((draft) => copyToQuiz(draft, from)),
    },
  };
}
