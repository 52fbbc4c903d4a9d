import { useRef } from 'react';
import type { Quiz } from '@/contract/quiz';
import { copyToQuiz, createQuizDraft, importToQuiz, updateQuiz } from '@/services/quiz';
import type { Target } from './target';

/**
 * Creates a draft with content: first an empty draft, then its content. If writing the content fails, the next attempt
 * uses the same draft.
 *
 * @param onBegun called when the draft has its content
 * @returns `hasBegun`: whether a draft was created that has no content yet
 */
export function useBeginDraft(projectId: string, onBegun: () => void): Target & { hasBegun: () => boolean } {
  const begun = useRef<Quiz>(undefined);
  const begin = async (fill: (draft: Quiz) => Promise<unknown>) => {
    begun.current ??= await createQuizDraft(projectId);
    await fill(begun.current);
    begun.current = undefined;
    onBegun();
  };
  return {
    projectId,
    current: undefined,
    hasBegun: () => begun.current !== undefined,
    write: {
      scale: (content) => begin(({ id, version }) => updateQuiz(id, content, version)),
      file: (content) => begin((draft) => importToQuiz(draft, content)),
      copy: (from) => begin((draft) => copyToQuiz(draft, from)),
    },
  };
}
