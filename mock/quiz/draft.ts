import { quiz as limit } from '../../src/contract/limits/quiz';
import type { Quiz, QuizContent } from '../../src/contract/quiz';
import { emptyQuiz } from '../../src/domain/quiz/edit/defaults';
import { withNewIds } from '../../src/domain/quiz/edit/new-ids';
import { pickContent } from '../../src/domain/quiz/json/file';
import { hasSameContent, isEditable } from '../../src/domain/quiz/version';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { projectMessages } from '../project/messages';
import { refuse } from '../refuse';
import { noRequest } from '../review/request';
import { state } from '../state';
import { create } from '../store/create';
import { remove } from '../store/remove';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { quizLeases } from './lease';
import { quizMessages } from './messages';
import { createQuizTable, getQuizRows, type QuizRow, toQuiz, unreviewed } from './table';

/** Creates an id of a question, option or rule. These are shorter than row ids. */
const createPartId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 26);

const getProjectVersions = (projectId: string) => getQuizRows().filter((row) => row.projectId === projectId);
const findDraft = (projectId: string) => getProjectVersions(projectId).find(isEditable);
export const findPublished = (projectId: string) =>
  getProjectVersions(projectId).find(({ status }) => status === 'published');

/** @throws Fault 403 unless it is a draft, and while another operator edits it */
export function checkEditable(row: Pick<Quiz, 'id' | 'status'>, operator: Who) {
  if (!isEditable(row)) throw new Fault(quizMessages.quizStatus);
  quizLeases.checkFree(row.id, operator, Date.now());
}

/** @throws Fault 403 QUIZ_UNCHANGED for a draft with the content of the published version */
export function checkChanged(draft: QuizRow) {
  const published = findPublished(draft.projectId);
  if (published && hasSameContent(draft, published)) throw new Fault(quizMessages.quizUnchanged);
}

/**
 * Replaces the content of a draft, logged as `action`.
 * @throws Fault 403 like `checkEditable`, 409 for a stale version
 */
function write({ id, version }: Target, content: QuizContent, action: string, operator: Who) {
  checkEditable(find(getQuizRows(), id), operator);
  return update(
    createQuizTable(operator),
    id,
    version,
    // A rejection with its note stays until the next review.
    ({ medicalReviewed }) => ({ ...content, ...(medicalReviewed && unreviewed), textEditedById: operator.id }),
    {
      action,
      operatorName: operator.name,
    },
  );
}

/** @throws Fault 403 PROJECT_STATUS for an archived project and for patient education, which has no quiz */
function getProjectWithQuiz(projectId: string) {
  const project = state().world.projects.find(({ id }) => id === projectId);
  refuse({ projectId: project ? undefined : messages.projectUnknown });
  if (!project || project.status === 'archived' || project.type === 'education')
    throw new Fault(projectMessages.projectStatus);
  return project;
}

/** Creates the draft of a project that has none, logged as `action`. */
export function beginDraft(projectId: string, content: QuizContent, action: string, operator: Who) {
  const quizVersion = Math.max(0, ...getProjectVersions(projectId).map((row) => row.quizVersion));
  return create(
    createQuizTable(operator),
    ({ id, version, updatedAt, updatedByName }): QuizRow => ({
      ...structuredClone(content),
      ...unreviewed,
      ...noRequest,
      textEditedById: operator.id,
      ...{ id, projectId, quizVersion, status: 'draft', publishNote: null, publishedAt: null, publishedByName: null },
      ...{ updatedAt, updatedByName, version },
    }),
    { action, operatorName: operator.name },
  );
}

/** Creates the draft of a project: a copy of the published version, or empty. */
export function createDraft(projectId: string, operator: Who) {
  const { name } = getProjectWithQuiz(projectId);
  if (findDraft(projectId)) throw new Fault(quizMessages.quizDraftExists);
  const published = findPublished(projectId);
  const title = [...name].slice(0, limit.maxTitleLength).join('');
  return beginDraft(projectId, published ? pickContent(published) : emptyQuiz(title), 'create', operator);
}

/** Does not create a version when an autosave sends the same content. */
export function saveDraft(target: Target, content: QuizContent, operator: Who) {
  const row = find(getQuizRows(), target.id);
  checkEditable(row, operator);
  const isSame = row.version === target.version && hasSameContent(row, content);
  return isSame ? row : write(target, content, 'update', operator);
}

export const importDraft = (target: Target, content: QuizContent, operator: Who) =>
  write(target, content, 'import', operator);

/** Replaces a draft with the published quiz of another project. */
export function copyDraftFrom(target: Target, projectId: string, operator: Who) {
  checkEditable(find(getQuizRows(), target.id), operator);
  const original = findPublished(projectId);
  refuse({ projectId: original ? undefined : quizMessages.quizNotPublished });
  return write(target, withNewIds(pickContent(original as QuizRow), createPartId), 'copyFrom', operator);
}

export function removeDraft({ id, version }: Target, operator: Who) {
  remove(createQuizTable(operator), id, version, { operatorName: operator.name }, (row) =>
    checkEditable(row, operator),
  );
}

/**
 * Replaces the draft of a project with an earlier version.
 * @param draft current draft as the operator saw it; null if there was none
 */
export function restoreAsDraft(id: string, draft: Target | null, operator: Who) {
  const source = find(getQuizRows(), id);
  if (isEditable(source)) throw new Fault(quizMessages.quizStatus);
  const current = findDraft(source.projectId);
  if (current?.id !== draft?.id)
    throw new Fault(messages.conflict, { data: { current: current ? toQuiz(current, operator) : null } });
  getProjectWithQuiz(source.projectId);
  const content = pickContent(source);
  return draft
    ? write(draft, content, 'restoreAsDraft', operator)
    : beginDraft(source.projectId, content, 'restoreAsDraft', operator);
}
