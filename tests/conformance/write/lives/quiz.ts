import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import { act, actRefused, checkSameContent } from '../life/act';
import { forget, remember } from '../life/create';
import { checkLease } from '../life/lease';
import type { Life } from '../life/life';
import { another, discard, ground } from '../life/own';
import { type Thing, thingOf, type Writer } from '../writer';
import { projectLife } from './project';
import { quizContent } from './quiz-content';

/** A file is the draft as it is, and makes it so again. */
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
  await actRefused(writer, quizLife, id, 'copy-from', own);
  const [projectId] = writer.samples.ids('/projects', ({ quizId }) => typeof quizId === 'string');
  if (projectId === undefined) {
    writer.session.untested.set('POST /quizzes/:id/copy-from', 'no project with a published quiz');
    return;
  }
  await act(writer, quizLife, id, 'copy-from', { more: { projectId }, after: { projectId: row.projectId } });
}

/** What stands in the way of publishing is said by the check, and keeps it from being published. */
async function checkDraft(writer: Writer, { id, row }: Thing) {
  const { projectId } = row;
  const twice = { body: { projectId } };
  await writer.refuse('POST /quizzes', twice, [403], 'of a project that has a draft', 'QUIZ_DRAFT_EXISTS');
  const own = { more: { approved: true }, code: 'QUIZ_REVIEW_OWN', why: 'of a quiz of one’s own' };
  await actRefused(writer, quizLife, id, 'review', own);
  writer.session.untested.set('POST /quizzes/:id/review', 'takes another operator');
  const draft = { params: { id }, body: { draft: null } };
  await writer.refuse('POST /quizzes/:id/restore-as-draft', draft, [403], 'of a draft', 'QUIZ_STATUS');
}

/** In a project of its own: a published version is final, can be made a draft again, and stays. */
async function checkPublished(writer: Writer) {
  const project = await another(writer, projectLife);
  const made = project && (await writer.succeed('POST /quizzes', { body: { projectId: project.id } }));
  const quiz = made && thingOf(made);
  if (!project || !quiz) return;
  remember(writer, quizLife, quiz);
  const empty = { more: { publishNote: 'conf' }, code: 'QUIZ_NOT_READY', why: 'of an empty one' };
  await actRefused(writer, quizLife, quiz.id, 'publish', empty);
  const params = { id: quiz.id };
  const body = { ...quizContent, title: writer.newName(), version: quiz.version };
  await writer.succeed('PUT /quizzes/:id', { params, body });
  const after = { status: 'published', quizVersion: 1, publishNote: 'conf' };
  const published = await act(writer, quizLife, quiz.id, 'publish', {
    more: { publishNote: 'conf' },
    after,
  });
  if (published) {
    forget(writer, quizLife, quiz.id);
    writer.ledger.stays(`quiz ${quiz.id} of the deleted project ${project.id}`);
    const late = { params, body: { ...body, version: published.version } };
    await writer.refuse('PUT /quizzes/:id', late, [403], 'of a published one', 'QUIZ_STATUS');
    const again = await writer.send('POST /quizzes/:id/restore-as-draft', { params, body: { draft: null } });
    const draft = isSuccess(again) ? thingOf((dataOf(again) ?? {}) as Row) : undefined;
    if (draft) remember(writer, quizLife, draft);
    writer.session.expect(again, { status: [200, 201] });
    if (draft && (draft.row.status !== 'draft' || draft.row.title !== body.title))
      writer.differs(again, 'data', 'a draft like the version', 'something else');
    if (draft) await discard(writer, quizLife, draft);
  }
  await discard(writer, projectLife, project);
}

/** The draft of the quiz of a draft project. */
export const quizLife: Life = {
  path: '/quizzes',
  entityType: 'quiz',
  nameField: 'title',
  input: async (_, writer) => {
    const project = await ground(writer, projectLife);
    return project ? { projectId: project.id } : 'no project to be of';
  },
  changed: (_, name) => ({ ...quizContent, title: name }),
  findBy: (_, { row }) => ({ projectId: String(row.projectId) }),
  more: async (thing, writer) => {
    await checkSameContent(writer, quizLife, thing.id);
    await checkDraft(writer, thing);
    await checkLease(writer, quizLife, thing.id);
    await checkFile(writer, thing);
    await checkCopyFrom(writer, thing);
    await checkPublished(writer);
  },
};
