import type { Quiz, QuizContent } from '../../contract/quiz';
import { isSameValue } from '../compare';
import { pickContent } from './json/file';

/**
 * A published version is immutable, and a retired one is final (docs/domain.md 4.1 and 6.3): only drafts can be edited.
 */
export const isEditable = ({ status }: Pick<Quiz, 'status'>) => status === 'draft';

/** Whether two versions have the same content, whatever their status and review. */
export const hasSameContent = (one: QuizContent, other: QuizContent) =>
  isSameValue(pickContent(one), pickContent(other));

/** Draft copy of a published or retired quiz. The published version stays in force until the draft replaces it. */
export const toDraft = (quiz: Quiz): Quiz => ({
  ...structuredClone(quiz),
  status: 'draft',
  publishNote: null,
  publishedAt: null,
});

/**
 * The next published version of a draft that has passed the publish checks; `latest` is the newest version number so
 * far.
 */
export const toPublished = <Draft extends Pick<Quiz, 'quizVersion'>>(
  draft: Draft,
  latest: number,
  publishNote: string,
  publishedAt: string,
) => ({
  ...draft,
  status: 'published' as const,
  quizVersion: latest + 1,
  publishNote,
  publishedAt,
});
