import { useEntity } from '@/components/form/useEntity';
import type { Project } from '@/contract/project';
import type { Level } from '@/features/project-link/useLinkTexts';
import { getQuiz } from '@/services/quiz';

const none: Level[] = [];

/** The levels that a project's quiz results in, of the published version or else the draft; none until they have come. */
export function useLevels({ quizId, quizDraftId }: Pick<Project, 'quizId' | 'quizDraftId'>): Level[] {
  const id = quizId ?? quizDraftId;
  const { entity } = useEntity(['quiz', 'levels', id], async () => {
    if (id === null) return none;
    const { resultLevels } = await getQuiz(id);
    return resultLevels.filter(({ dimensionId }) => dimensionId === null);
  });
  return entity ?? none;
}
