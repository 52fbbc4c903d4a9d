import type { Quiz, QuizContent } from '@/contract/quiz';
import type { Editor } from '../EditorContext';

/** The draft that is open beside the history of versions. */
export type EditedDraft = {
  id: string;
  /** As it stands in the editor. */
  content: QuizContent;
} & Pick<Editor, 'save' | 'ending'>;

/** What the history of versions can do to the draft of a project. */
export type DraftAccess = {
  projectId: string;
  /** Undefined where none is open. */
  draft: EditedDraft | undefined;
  /** Why it cannot be written over or deleted; undefined where it can. */
  refusal: string | undefined;
  /** Hears of the draft as a version was restored to it. */
  onRestored: (draft: Quiz) => void;
  onRemoved: () => void;
};
