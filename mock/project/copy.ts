import { project as limit } from '../../src/contract/limits/project';
import type { ProjectCopy } from '../../src/contract/project-list';
import { pickContent } from '../../src/domain/quiz/json/file';
import type { Who } from '../fixtures/operators';
import { projectLinkTable } from '../project-link/table';
import { beginDraft } from '../quiz/draft';
import { copyProjectHints } from '../result-hint/copy-hints';
import { state } from '../state';
import { create } from '../store/create';
import { sortInOrder } from '../store/reorder';
import { find } from '../store/update';
import { createDraftFields } from './actions';
import { getLastSort, isNameTaken } from './check';
import { projectTable, toProject } from './table';

/** Chinese, because members read the name (docs/domain.md 6.2). */
const COPY_MARK = '-副本';

/** Name of a copy: with a mark, and a number if that name is taken. */
function getCopyName(name: string) {
  for (let number = 1; ; number += 1) {
    const mark = `${COPY_MARK}${number === 1 ? '' : number}`;
    const marked = `${[...name].slice(0, limit.maxNameLength - mark.length).join('')}${mark}`;
    if (!isNameTaken(marked)) return marked;
  }
}

type CopyTarget = { fromId: string; toId: string; operator: Who };

/** Copies the links of a project. @returns copy id by original id */
function copyLinks({ fromId, toId, operator }: CopyTarget): ReadonlyMap<string, string> {
  const links = sortInOrder(projectLinkTable.rows().filter(({ projectId }) => projectId === fromId));
  const copies = links.map((link) => {
    const copy = create(
      projectLinkTable,
      (base) => ({ ...link, projectId: toId, clickCount: 0, lastCheck: null, ...base }),
      {
        action: 'copy',
        operatorName: operator.name,
      },
    );
    return [link.id, copy.id] as const;
  });
  return new Map(copies);
}

/**
 * Copies the published quiz of a project, otherwise its draft, as a draft.
 * @returns its version; null without a quiz
 */
function copyQuiz({ fromId, toId, operator }: CopyTarget): number | null {
  const own = state().world.quizzes.filter(({ projectId }) => projectId === fromId);
  const quiz = own.find(({ status }) => status === 'published') ?? own.find(({ status }) => status === 'draft');
  if (!quiz) return null;
  beginDraft(toId, pickContent(quiz), 'copyFrom', operator);
  return quiz.quizVersion;
}

/** Copies a project with its links, hints and quiz as a draft. A schedule that has ended is not copied. */
export function copyProject(id: string, operator: Who): ProjectCopy {
  const original = find(projectTable.rows(), id);
  const isOver = original.endAt !== null && Date.parse(original.endAt) <= Date.now();
  const row = create(
    projectTable,
    (base) => ({
      ...original,
      ...createDraftFields(),
      name: getCopyName(original.name),
      isRecommended: false,
      sort: getLastSort(),
      ...(isOver && { startAt: null, endAt: null }),
      ...base,
    }),
    { action: 'copy', operatorName: operator.name },
  );
  const target: CopyTarget = { fromId: id, toId: row.id, operator };
  const quizVersion = copyQuiz(target);
  const linkIds = copyLinks(target);
  const hintCount = copyProjectHints(target, linkIds);
  return { ...toProject(row), taken: { linkCount: linkIds.size, hintCount, quizVersion } };
}
