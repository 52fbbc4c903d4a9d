import { useEntity } from '@/components/form/useEntity';
import { listHintsFor } from '@/services/result-hint';
import { useEditor } from '../EditorContext';

/** Hints of the project and global hints. */
export function useHints() {
  const { projectId } = useEditor();
  const { entity, error, reload } = useEntity(['resultHint', 'ofProject', projectId], () => listHintsFor(projectId));
  return { projectId, hints: entity, error, reload };
}

export type Hints = ReturnType<typeof useHints>;
