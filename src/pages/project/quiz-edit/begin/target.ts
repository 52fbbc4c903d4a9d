import type { QuizContent } from '@/contract/quiz';

/** A draft that is begun, or replaced by another content. */
export type Target = {
  projectId: string;
  /** What stands in the draft and is replaced; undefined while there is none. */
  current: QuizContent | undefined;
  /** The one thing to do with it: each is one step of undo. @throws AppError */
  write: {
    scale: (content: QuizContent) => Promise<void>;
    file: (content: QuizContent) => Promise<void>;
    copy: (projectId: string) => Promise<void>;
  };
};

export type Source = keyof Target['write'];

export const sources: readonly Source[] = ['scale', 'copy', 'file'];

export type SourceDialogProps = { target: Target; onClose: () => void };
