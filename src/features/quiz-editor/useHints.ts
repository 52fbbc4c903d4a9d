import { useRead } from '@/hooks/useRead';
import { listHintsOf } from '@/services/result-hint';

/** The enabled hints that the results of a project can show. A failure is for the caller to say. */
export const useHints = (projectId: string) =>
  useRead(`quizHints:${projectId}`, () => listHintsOf(projectId), { deps: [projectId] });
