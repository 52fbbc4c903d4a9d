import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import { act, actRefused } from '../steps/act';
import { forget, remember } from '../steps/create';
import { another, discard } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import { thingOf, type Writer } from '../writer';
import { projectScenario } from './project';
import { quizContent } from './quiz-content';

/** Publishes a quiz in a separate project, and checks that the version is final and can be restored as a draft. */
export async function checkPublished(writer: Writer, life: ResourceScenario) {
  const project = await another(writer, projectScenario);
  const made = project && (await writer.succeed('POST /quizzes', { body: { projectId: project.id } }));
  const quiz = made && thingOf(made);
  if (!project || !quiz) return;
  remember(writer, life, quiz);
  const empty = { more: { publishNote: 'conf' }, code: 'QUIZ_NOT_READY', why: 'of an empty one' };
  await actRefused(writer, life, quiz.id, 'publish', empty);
  const params = { id: quiz.id };
  const body = { ...quizContent, title: writer.newName(), version: quiz.version };
  await writer.succeed('PUT /quizzes/:id', { params, body });
  const after = { status: 'published', quizVersion: 1, publishNote: 'conf' };
  const published = await act(writer, life, quiz.id, 'publish', {
    more: { publishNote: 'conf' },
    after,
  });
  if (published) {
    forget(writer, life, quiz.id);
    writer.ledger.stays(`quiz ${quiz.id} of the deleted project ${project.id}`);
    const late = { params, body: { ...body, version: published.version } };
    await writer.refuse('PUT /quizzes/:id', late, [403], 'of a published one', 'QUIZ_STATUS');
    const again = await writer.send('POST /quizzes/:id/restore-as-draft', { params, body: { draft: null } });
    const draft = isSuccess(again) ? thingOf((dataOf(again) ?? {}) as Row) : undefined;
    if (draft) remember(writer, life, draft);
    writer.session.expect(again, { status: [200, 201] });
    if (draft && (draft.row.status !== 'draft' || draft.row.title !== body.title))
      writer.differs(again, 'data', 'a draft like the version', 'something else');
    const same = { more: { publishNote: 'conf' }, code: 'QUIZ_UNCHANGED', why: 'like the published version' };
    if (draft) await actRefused(writer, life, draft.id, 'publish', same);
    if (draft) await discard(writer, life, draft);
  }
  await discard(writer, projectScenario, project);
}
