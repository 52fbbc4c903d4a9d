import { dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import { SECOND_OPERATOR } from '../second-operator';
import { act, actRefused, checkSameContent } from '../steps/act';
import { checkLease } from '../steps/lease';
import { ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { projectScenario } from './project';
import { quizContent } from './quiz-content';
import { checkPublished } from './quiz-published';

/** Checks the export of a draft to a file and the import from it. */
async function checkFile(writer: Writer, { id }: Thing) {
  const params = { id };
  const file = await writer.succeed('GET /quizzes/:id/export', { params });
  const before = await writer.read('/quizzes', id);
  if (!file || !before) return;
  const title = writer.newName();
  const other = { ...file, quiz: { ...(file.quiz as Row), title } };
  const answer = await writer.send('PUT /quizzes/:id/import', {
    params,
    body: { file: other, version: before.version },
  });
  if (!writer.session.expect(answer, { status: [200] })) return;
  const now = await writer.read('/quizzes', id);
  if (now?.row.title !== title) writer.differs(answer, 'title afterwards', 'that of the file', 'another');
  const stale = { params, body: { file, version: before.version } };
  await writer.refuse('PUT /quizzes/:id/import', stale, [409], 'with an old version', 'CONFLICT');
  const wrong = { ...file, quiz: { ...(file.quiz as Row), scoreMode: 'conf-nothing' } };
  const refused = await writer.send('PUT /quizzes/:id/import', {
    params,
    body: { file: wrong, version: now?.version },
  });
  if (!writer.session.expect(refused, { status: [422], where: 'of a file with a wrong field' })) return;
  const { fieldErrors = {} } = (dataOf(refused) ?? {}) as { fieldErrors?: Row };
  if (!Object.hasOwn(fieldErrors, 'file.quiz.scoreMode'))
    writer.differs(
      refused,
      'data of 422',
      'fieldErrors["file.quiz.scoreMode"]',
      Object.keys(fieldErrors)[0] ?? 'nothing',
    );
}

async function checkCopyFrom(writer: Writer, { id, row }: Thing) {
  const own = { more: { projectId: row.projectId }, status: 422, why: 'of a project without a published quiz' };
  await actRefused(writer, quizScenario, id, 'copy-from', own);
  const [projectId] = writer.samples.ids('/projects', ({ quizId }) => typeof quizId === 'string');
  if (projectId === undefined) {
    writer.session.untested.set('POST /quizzes/:id/copy-from', 'no project with a published quiz');
    return;
  }
  await act(writer, quizScenario, id, 'copy-from', { more: { projectId }, after: { projectId: row.projectId } });
}

/** Checks what a draft refuses: a second draft, a review by its author, and a restore. */
async function checkDraft(writer: Writer, { id, row }: Thing) {
  const { projectId } = row;
  const twice = { body: { projectId } };
  await writer.refuse('POST /quizzes', twice, [403], 'of a project that has a draft', 'QUIZ_DRAFT_EXISTS');
  const own = { more: { approved: true }, code: 'QUIZ_REVIEW_OWN', why: 'of a quiz of one’s own' };
  await actRefused(writer, quizScenario, id, 'review', own);
  writer.session.untested.set('POST /quizzes/:id/review', SECOND_OPERATOR);
  await act(writer, quizScenario, id, 'request-review', {
    more: { operatorId: null },
    after: { reviewRequestedOfName: null },
  });
  const draft = { params: { id }, body: { draft: null } };
  await writer.refuse('POST /quizzes/:id/restore-as-draft', draft, [403], 'of a draft', 'QUIZ_STATUS');
}

/** The quiz draft of a draft project. */
export const quizScenario: ResourceScenario = {
  path: '/quizzes',
  entityType: 'quiz',
  nameField: 'title',
  input: async (_, writer) => {
    const project = await ground(writer, projectScenario);
    return project ? { projectId: project.id } : 'no project to be of';
  },
  changed: (_, name) => ({ ...quizContent, title: name }),
  findBy: (_, { row }) => ({ projectId: String(row.projectId) }),
  checkMore: async (thing, writer) => {
    await checkSameContent(writer, quizScenario, thing.id);
    await checkDraft(writer, thing);
    await checkLease(writer, quizScenario, thing.id);
    await checkFile(writer, thing);
    await checkCopyFrom(writer, thing);
    await checkPublished(writer, quizScenario);
  },
};
