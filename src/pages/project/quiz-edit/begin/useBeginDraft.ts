import { useRef } from 'react';
import type { Quiz } from '@/contract/quiz';
import { copyToQuiz, createQuizDraft, importToQuiz, updateQuiz } from '@/services/quiz';
import type { Target } from './target';

/**
 * A draft that is begun with a content. The server makes the draft first; where the content then is refused or does
 * not arrive, the same draft is written when it is tried again.
 *
 * @param onBegun hears of the draft with the content
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
