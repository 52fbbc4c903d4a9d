import { useEntity } from '@/components/form/useEntity';
import { listHintsFor } from '@/services/result-hint';
import { useEditor } from '../EditorContext';

/** The result hints that members of the project can see. */
export function useHints() {
  const { projectId } = useEditor();
  const { entity, error, reload } = useEntity(['resultHint', 'ofProject', projectId], () => listHintsFor(projectId));
  return { projectId, hints: entity, error, reload };
}

export type Hints = ReturnType<typeof useHints>;
