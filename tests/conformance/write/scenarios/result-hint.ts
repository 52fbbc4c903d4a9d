import { rowsOf } from '../../read/rows';
import { SECOND_OPERATOR } from '../second-operator';
import { act, actRefused, removeRefused } from '../steps/act';
import { bulk, bulkRefused } from '../steps/bulk';
import { bulkMatching } from '../steps/bulk-matching';
import { contentOf } from '../steps/change';
import { checkCopy } from '../steps/copy';
import { another, discard, ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';
import { projectScenario } from './project';
import { projectLinkScenario } from './project-link';

/** Checks that authors cannot review their text, and that a hint cannot be enabled without a review. */
async function checkReview(writer: Writer, thing: Thing) {
  const { id } = thing;
  const own = { more: { approved: true }, code: 'HINT_REVIEW_OWN', why: 'of a text of one’s own' };
  await actRefused(writer, resultHintScenario, id, 'review', own);
  const silent = { more: { approved: false }, status: 422, why: 'refused without a note' };
  await actRefused(writer, resultHintScenario, id, 'review', silent);
  await act(writer, resultHintScenario, id, 'request-review', {
    more: { operatorId: null },
    after: { reviewRequestedOfName: null },
  });
  const unreviewed = { code: 'HINT_NOT_REVIEWED', why: 'of one without a review' };
  await actRefused(writer, resultHintScenario, id, 'enable', unreviewed);
  await bulkRefused(writer, resultHintScenario, id, { action: 'enable' });
  await act(writer, resultHintScenario, id, 'disable', { after: { status: 'disabled' } });
  await bulk(writer, resultHintScenario, id, { action: 'disable' }, { status: 'disabled' });
  await bulkMatching(writer, resultHintScenario, thing, { action: 'disable' }, { status: 'disabled' });
  for (const action of ['review', 'enable'])
    writer.session.untested.set(`POST /result-hints/:id/${action}`, SECOND_OPERATOR);
}

/** Checks that a link cannot be deleted while a button of the hint opens it. */
async function checkLink(writer: Writer, { id }: Thing) {
  const link = await another(writer, projectLinkScenario);
  const now = await writer.read('/result-hints', id);
  if (!link || !now) return;
  const content = contentOf(writer, 'PUT /result-hints/:id', now.row);
  const opening = { ...content, primaryAction: 'openLink', primaryActionTarget: link.id, version: now.version };
  const saved = await writer.succeed('PUT /result-hints/:id', { params: { id }, body: opening });
  if (saved) {
    await removeRefused(writer, projectLinkScenario, link.id, 'PROJECT_LINK_IN_USE', 'that a hint opens');
    await writer.succeed('PUT /result-hints/:id', { params: { id }, body: { ...content, version: saved.version } });
  }
  await discard(writer, projectLinkScenario, link);
}

async function checkCopies(writer: Writer, thing: Thing) {
  const other = await another(writer, projectScenario);
  if (!other) return;
  const body = { projectId: other.id };
  await checkCopy(writer, resultHintScenario, thing, {
    body,
    after: { ...body, status: 'disabled', medicalReviewed: false, title: thing.row.title },
  });
  await discard(writer, projectScenario, other);
}

/** A hint of a draft project, for a level without a hint. */
export const resultHintScenario: ResourceScenario = {
  path: '/result-hints',
  entityType: 'resultHint',
  nameField: 'name',
  unique: ['name', 'levelCode'],
  input: async (name, writer) => {
    const project = await ground(writer, projectScenario);
    if (!project) return 'no project to be of';
    const levels = await writer.send('GET /result-hints/levels', { query: { projectId: project.id } });
    const level = rowsOf(levels).find(({ taken }) => taken === false);
    if (!level) return 'no level without a hint';
    return {
      name,
      projectId: project.id,
      levelCode: level.code,
      title: 'conf',
      content: '<p>conf</p>',
      suggestion: null,
      disclaimer: 'conf',
      icon: null,
      color: null,
      imageUrl: null,
      primaryAction: 'none',
      primaryActionTarget: null,
      // The level may be a red flag, whose hint must offer a phone.
      secondaryAction: 'callService',
      secondaryActionTarget: null,
      showScore: false,
      showLevel: false,
      showHospitals: false,
    };
  },
  changed: (_, name) => ({ name, title: 'conf-2' }),
  findBy: (name) => ({ keyword: name }),
  hasOwnSwitches: true,
  checkMore: async (thing, writer) => {
    await checkReview(writer, thing);
    await checkLink(writer, thing);
    await checkCopies(writer, thing);
  },
};
