import type { Quiz, QuizContent } from '@/contract/quiz';
import type { Editor } from '../EditorContext';

/** The draft that is open in the editor. */
export type EditedDraft = {
  id: string;
  /** Current content, including unsaved changes. */
  content: QuizContent;
} & Pick<Editor, 'save' | 'withLeasePaused'>;

/** How the version history can change the draft of a project. */
export type DraftAccess = {
  projectId: string;
  /** Undefined if no draft is open. */
  draft: EditedDraft | undefined;
  /** Why the draft cannot be overwritten or deleted; undefined if it can. */
  refusal: string | undefined;
  /** Called with the draft after a version was restored. */
  onRestored: (draft: Quiz) => void;
  onRemoved: () => void;
};
