import type { QuizContent } from '@/contract/quiz';

/** The draft that takes the content of a source: a new one, or the open one, whose content is replaced. */
export type DraftTarget = {
  projectId: string;
  /** The content that will be replaced; undefined if the draft is new. */
  current: QuizContent | undefined;
  /** Writes the content of each source, as one undo step. @throws AppError */
  write: {
    scale: (content: QuizContent) => Promise<void>;
    file: (content: QuizContent) => Promise<void>;
    copy: (projectId: string) => Promise<void>;
  };
};

export type Source = keyof DraftTarget['write'];

export const sources: readonly Source[] = ['scale', 'copy', 'file'];

export type SourceDialogProps = { target: DraftTarget; onClose: () => void };
