import { useMemo } from 'react';
import { useRead } from '@/hooks/useRead';
import { listHintsOf } from '@/services/result-hint';

/** The enabled hints that the results of a project can show; `data` is undefined until they have come. A failure is for the caller to say. */
export function useHints(projectId: string) {
  const { data, error, refresh } = useRead(`quizHints:${projectId}`, () => listHintsOf(projectId), {
    deps: [projectId],
  });
  return useMemo(() => ({ data, error, refresh }), [data, error, refresh]);
}

export type HintsRead = ReturnType<typeof useHints>;
